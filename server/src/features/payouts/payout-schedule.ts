import type { ScheduledTask } from '../../platform/jobs/schedule.ts'
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
  ]
}
