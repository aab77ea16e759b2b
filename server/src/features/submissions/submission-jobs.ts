import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import type { ScheduledTask } from '../../platform/jobs/schedule.ts'
import { campaignCompleted } from '../campaigns/public.ts'
import { endCampaign } from './end-campaign.ts'
import { autoApprove } from './review/auto-approve.ts'
import type { SubmissionDeps } from './submission-deps.ts'

export function submissionJobs({ database, clock }: SubmissionDeps): JobHandler[] {
  return [
    handleJob(campaignCompleted, ({ campaignId }) =>
      database.transaction((tx) => endCampaign(tx, { campaignId, at: clock.now() })),
    ),
  ]
}

export function submissionSchedule(deps: SubmissionDeps): ScheduledTask[] {
  return [{ name: 'decide overdue submissions', everySeconds: 30, work: () => autoApprove(deps) }]
}
