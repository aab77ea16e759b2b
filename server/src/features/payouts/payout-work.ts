import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { fundingBooked } from '../funding/public.ts'
import { refreshProviderBalance, watchProviderBalance } from './balance/read-provider-money.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { sendPayoutJob } from './payout-jobs.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'
import { sendPayout } from './send-payout.ts'

export function payoutHandlers(deps: PayoutDeps): JobHandler[] {
  return [
    handleJob(sendPayoutJob, ({ payoutId }) => sendPayout(deps, payoutId)),
    handleJob(fundingBooked, () => refreshProviderBalance(deps)),
  ]
}

export function payoutSchedule(
  deps: PayoutDeps,
  timing: { everySeconds: number; olderThanSeconds: number },
): ScheduledTask[] {
  return [
    {
      name: 'reconcile payouts',
      everySeconds: timing.everySeconds,
      work: (stop) => reconcilePayouts(deps, timing.olderThanSeconds, stop),
    },
    {
      name: 'read the balance at the provider',
      everySeconds: timing.everySeconds,
      work: () => watchProviderBalance(deps),
    },
  ]
}
