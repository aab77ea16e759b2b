import type { RefundId } from '@permille/contract/ids'
import { addSeconds } from '#platform/clock.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { freeStuckMoney } from './free-stuck-money.ts'
import { findStaleRefunds } from './refund-call-store.ts'
import type { RefundDeps } from './refund-deps.ts'
import { sendRefund } from './send-refund.ts'

export function refundSchedule(
  deps: RefundDeps,
  timing: { everySeconds: number; olderThanSeconds: number },
): ScheduledTask[] {
  return [
    {
      name: 'reconcile refunds',
      everySeconds: timing.everySeconds,
      work: () => reconcileRefunds(deps, timing.olderThanSeconds),
    },
    {
      name: 'free money that no card can take',
      everySeconds: timing.everySeconds,
      work: () => freeStuckMoney(deps),
    },
  ]
}

/** Resumes refunds that no one is sending, and looks up those that banks have. */
export async function reconcileRefunds(
  deps: RefundDeps,
  olderThanSeconds: number,
): Promise<number> {
  const now = deps.clock.now()
  const createdBefore = addSeconds(now, -olderThanSeconds)
  return await sendEach(deps, await findStaleRefunds(deps.database, { createdBefore, now }))
}

/** A failure of one does not block the rest of the batch. */
async function sendEach(deps: RefundDeps, refundIds: readonly RefundId[]): Promise<number> {
  for (const refundId of refundIds) {
    try {
      await sendRefund(deps, refundId)
    } catch (error) {
      deps.log.error({ err: error, refundId }, 'a refund stays requested; will retry')
    }
  }
  return refundIds.length
}
