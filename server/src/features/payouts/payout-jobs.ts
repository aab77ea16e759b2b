import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import type { ScheduledTask } from '../../platform/jobs/schedule.ts'
import { sendPayoutJob } from './payout-job.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'
import { type SendPayoutDeps, sendPayout } from './send-payout.ts'

export function payoutJobs(deps: SendPayoutDeps): JobHandler[] {
  return [handleJob(sendPayoutJob, ({ payoutId }) => sendPayout(deps, payoutId))]
}

export function payoutSchedule(
  deps: SendPayoutDeps,
  timing: { everySeconds: number; olderThanSeconds: number },
): ScheduledTask[] {
  return [
    {
      name: 'reconcile payouts',
      everySeconds: timing.everySeconds,
      work: () => reconcilePayouts(deps, timing.olderThanSeconds),
    },
  ]
}
