import type { PayoutId } from '@permille/contract/ids'
import { addSeconds } from '#platform/clock.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { findStalePayouts } from './payout-store.ts'
import { sendPayout } from './send-payout.ts'

/**
 * Resumes queued payouts older than `olderThanSeconds` that no one is sending: left by a crash, a lost job or a
 * lost response. Returns how many.
 */
export async function reconcilePayouts(
  deps: PayoutDeps,
  olderThanSeconds: number,
  stop?: AbortSignal,
): Promise<number> {
  const now = deps.clock.now()
  const stale = await findStalePayouts(deps.database, {
    createdBefore: addSeconds(now, -olderThanSeconds),
    now,
  })
  for (const payoutId of stale) {
    stop?.throwIfAborted()
    await trySend(deps, payoutId)
  }
  return stale.length
}

/** A failure here does not block the rest of the batch. */
async function trySend(deps: PayoutDeps, payoutId: PayoutId): Promise<void> {
  try {
    await sendPayout(deps, payoutId)
  } catch (error) {
    deps.log.error({ err: error, payoutId }, 'a payout stays queued; will retry')
  }
}
