import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import type { RepeatedWork } from '../../platform/jobs/repeat.ts'
import { sendPayoutJob } from './payout-job.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'
import { type SendPayoutDeps, sendPayout } from './send-payout.ts'

export function payoutJobs(deps: SendPayoutDeps): JobHandler[] {
  return [handleJob(sendPayoutJob, ({ payoutId }) => sendPayout(deps, payoutId))]
}

export function payoutRepeats(
  deps: SendPayoutDeps,
  timing: { everySeconds: number; olderThanSeconds: number },
): RepeatedWork[] {
  return [
    {
      name: 'reconcile payouts',
      everySeconds: timing.everySeconds,
      work: async () => {
        await reconcilePayouts(deps, timing.olderThanSeconds)
      },
    },
  ]
}
