import type { RefundId } from '@permille/contract/ids'
import { resumeEach } from '#money/resume-each.ts'
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
      work: (stop) => reconcileRefunds(deps, timing.olderThanSeconds, stop),
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
  stop?: AbortSignal,
): Promise<number> {
  const { clock } = deps
  const now = clock.now()
  const createdBefore = addSeconds(now, -olderThanSeconds)
  const stale = await findStaleRefunds(deps.database, { createdBefore, now })
  return await resumeEach(stale, { clock, stop }, (refundId) => trySend(deps, refundId))
}

/** A failure of one does not block the rest of the batch. */
async function trySend(deps: RefundDeps, refundId: RefundId): Promise<void> {
  try {
    await sendRefund(deps, refundId)
  } catch (error) {
    deps.log.error({ err: error, refundId }, 'a refund stays requested; will retry')
  }
}
