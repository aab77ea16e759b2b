import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import { campaignCompleted } from '../campaigns/public.ts'
import { endCampaign } from './end-campaign.ts'
import type { SubmissionDeps } from './submission-deps.ts'

export function submissionHandlers({ database, clock }: SubmissionDeps): JobHandler[] {
  return [
    handleJob(campaignCompleted, ({ campaignId }) =>
      database.transaction((tx) => endCampaign(tx, { campaignId, at: clock.now() })),
    ),
  ]
}
