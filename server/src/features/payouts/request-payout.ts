import type { PayoutStatus } from '@permille/contract/enums'
import type { CreatorId, PayoutId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { lockAndRead } from '#money/locks.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type Once, withoutKey } from '#platform/database/once.ts'
import { invariant, NotFound, Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { waitFor } from '#platform/wait-for.ts'
import type { AuditActor } from '../accounts/public.ts'
import {
  readWithdrawalFacts,
  requireWithdrawable,
  type WithdrawalFacts,
} from '../earnings/public.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { findPayout, reserveRecordAndQueue, shownReason } from './payout-store.ts'
import { refreshUnfinishedAccount } from './refresh-payout-account.ts'
import { sendPayout } from './send-payout.ts'

interface Requester {
  readonly creatorId: CreatorId
  readonly userId: UserId
  /** The admin who requests it for them; the creator themselves by default. */
  readonly actor?: AuditActor
}

const tryAtOnceSeconds = 10

/**
 * Sets the whole available balance aside; a job sends it to the provider after this commits. Throws the
 * refusal of the first withdrawal rule that does not hold.
 */
export async function requestPayout(
  tx: Transaction,
  requester: Requester,
  at: Date,
): Promise<PayoutId> {
  const { creatorId, userId, actor = { kind: 'creator', userId } } = requester
  const facts = await lockWithdrawalFacts(tx, creatorId, at)
  const destination = requireWithdrawable(facts)
  const payoutId = newId<PayoutId>()
  // The request itself tries first; the job is for when it cannot.
  const sendAt = addSeconds(at, 2)
  const payout = { payoutId, creatorId, userId, destination, at }
  await reserveRecordAndQueue(tx, payout, { actor, sendAt })
  return payoutId
}

/** The facts for the withdrawal rules; they stay unchanged until the transaction ends. */
async function lockWithdrawalFacts(
  tx: Transaction,
  creatorId: CreatorId,
  at: Date,
): Promise<WithdrawalFacts> {
  const facts = await lockAndRead(tx, { kind: 'creator', id: creatorId }, (db) =>
    readWithdrawalFacts(db, creatorId, at),
  )
  if (facts === undefined) throw new NotFound('creator-not-found', 'Creator not found')
  return facts
}

export interface PayoutResponse {
  readonly id: PayoutId
  readonly totalCents: Cents
  readonly status: PayoutStatus
  /** Why it is still queued, in words; null if it was sent, or if nothing is known yet. */
  readonly reason: string | null
}

/**
 * Requests a payout and tries it at once, for at most 10 seconds. First looks up an account that was
 * incomplete when last seen: a webhook may be late. An unknown outcome stays queued; a definite
 * refusal throws with a sentence for the creator, and the money is available again.
 */
export async function withdraw(
  deps: PayoutDeps,
  requester: Requester,
  once: Once = withoutKey(deps.database),
): Promise<PayoutResponse> {
  await refreshUnfinishedAccount(deps, requester.creatorId)
  const payoutId = await once(
    (database) => database.transaction((tx) => requestPayout(tx, requester, deps.clock.now())),
    (id) => id,
  )
  await waitFor(
    tryAtOnceSeconds,
    sendPayout(deps, payoutId).catch((error: unknown) =>
      deps.log.error({ err: error, payoutId }, 'a payout stays queued'),
    ),
  )
  const payout = await findPayout(deps.database, payoutId)
  invariant(payout !== undefined, 'the payout just requested is gone')
  if (payout.status === 'failed') {
    throw new Rejected('payout-refused', shownReason(payout) ?? 'Refused')
  }
  const { id, totalCents, status } = payout
  return { id, totalCents, status, reason: shownReason(payout) }
}
