import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { campaignCompleted } from '../campaigns/public.ts'
import { accountsErased } from '../connections/public.ts'
import { endCampaign } from './end-campaign.ts'
import { copyDuePictures } from './pictures/copy-pictures.ts'
import { erasePosts, sweepPictures } from './pictures/remove-pictures.ts'
import { autoApprove } from './review/auto-approve.ts'
import { finalizeApproval, finalizeDueApprovals } from './review/decide-approval.ts'
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

export function submissionSchedule(deps: SubmissionDeps): ScheduledTask[] {
  return [
    { name: 'finish approvals', everySeconds: 5, work: () => finalizeDueApprovals(deps) },
    {
      name: 'decide overdue submissions',
      everySeconds: 30,
      work: (stop) => autoApprove(deps, stop),
    },
    {
      name: 'copy pictures of posts',
      everySeconds: 3,
      work: (stop) => copyDuePictures(deps, stop),
    },
    { name: 'remove pictures of posts', everySeconds: 600, work: () => sweepPictures(deps) },
  ]
}
