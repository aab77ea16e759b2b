import type { PayoutId } from '@permille/contract/ids'
import { resumeEach } from '#money/resume-each.ts'
import { addSeconds } from '#platform/clock.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { findStalePayouts } from './payout-store.ts'
import { sendPayout } from './send-payout.ts'

/**
 * Resumes queued payouts older than `olderThanSeconds` that no one is sending: left by a crash, a lost job or a
 * lost response. Returns how many it tried.
 */
export async function reconcilePayouts(
  deps: PayoutDeps,
  olderThanSeconds: number,
  stop?: AbortSignal,
): Promise<number> {
  const { clock } = deps
  const now = clock.now()
  const stale = await findStalePayouts(deps.database, {
    createdBefore: addSeconds(now, -olderThanSeconds),
    now,
  })
  return await resumeEach(stale, { clock, stop }, (payoutId) => trySend(deps, payoutId))
}

/** A failure here does not block the rest of the batch. */
async function trySend(deps: PayoutDeps, payoutId: PayoutId): Promise<void> {
  try {
    await sendPayout(deps, payoutId)
  } catch (error) {
    deps.log.error({ err: error, payoutId }, 'a payout stays queued; will retry')
  }
}
