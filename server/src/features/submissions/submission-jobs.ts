import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import type { RepeatedWork } from '../../platform/jobs/repeat.ts'
import { campaignCompleted } from '../campaigns/public.ts'
import { autoApprove } from './auto-approve.ts'
import { endCampaign } from './end-campaign.ts'
import type { SubmissionDeps } from './submission-deps.ts'

export function submissionJobs({ database, clock }: SubmissionDeps): JobHandler[] {
  return [
    handleJob(campaignCompleted, ({ campaignId }) =>
      database.transaction((tx) => endCampaign(tx, { campaignId, at: clock.now() })),
    ),
  ]
}

export function submissionRepeats(deps: SubmissionDeps): RepeatedWork[] {
  return [{ name: 'decide overdue submissions', everySeconds: 30, work: () => autoApprove(deps) }]
}
