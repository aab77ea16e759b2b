import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import { campaignCompleted } from '../campaigns/public.ts'
import { accountsErased } from '../connections/public.ts'
import { endCampaign } from './end-campaign.ts'
import { erasePosts } from './pictures/remove-pictures.ts'
import { finalizeApproval } from './review/decide-approval.ts'
import type { SubmissionDeps } from './submission-deps.ts'
import { finishApproval } from './submission-jobs.ts'

export function submissionHandlers(deps: SubmissionDeps): JobHandler[] {
  const { database, clock } = deps
  return [
    handleJob(campaignCompleted, ({ campaignId }) =>
      database.transaction((tx) => endCampaign(tx, { campaignId, at: clock.now() })),
    ),
    handleJob(finishApproval, ({ submissionId }) => finalizeApproval(deps, submissionId)),
    handleJob(accountsErased, ({ accountIds }) => erasePosts(deps, accountIds)),
  ]
}
