import type { ScheduledTask } from '../../platform/jobs/schedule.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'
import type { SendPayoutDeps } from './send-payout.ts'

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
