import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import { campaignCompleted } from '../campaigns/public.ts'
import { accountsErased } from '../connections/public.ts'
import { endCampaign } from './end-campaign.ts'
import type { SubmissionDeps } from './submission-deps.ts'
import { erasePostTexts } from './submission-store.ts'

export function submissionHandlers({ database, clock }: SubmissionDeps): JobHandler[] {
  return [
    handleJob(campaignCompleted, ({ campaignId }) =>
      database.transaction((tx) => endCampaign(tx, { campaignId, at: clock.now() })),
    ),
    handleJob(accountsErased, ({ accountIds }) =>
      database.transaction((tx) => erasePostTexts(tx, accountIds)),
    ),
  ]
}
