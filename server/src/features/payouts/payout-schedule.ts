import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { watchProviderBalance } from './balance/read-provider-money.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'

export function payoutSchedule(
  deps: PayoutDeps,
  timing: { everySeconds: number; olderThanSeconds: number },
): ScheduledTask[] {
  return [
    {
      name: 'reconcile payouts',
      everySeconds: timing.everySeconds,
      work: () => reconcilePayouts(deps, timing.olderThanSeconds),
    },
    {
      name: 'read the balance at the provider',
      everySeconds: timing.everySeconds,
      work: () => watchProviderBalance(deps),
    },
  ]
}
