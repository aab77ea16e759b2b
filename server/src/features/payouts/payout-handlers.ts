import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import { sendPayoutJob } from './payout-jobs.ts'
import { type SendPayoutDeps, sendPayout } from './send-payout.ts'

export function payoutHandlers(deps: SendPayoutDeps): JobHandler[] {
  return [handleJob(sendPayoutJob, ({ payoutId }) => sendPayout(deps, payoutId))]
}
