import type { AuditAction } from '@permille/contract/administration/audit-actions'
import type { PayoutHoldId, PayoutId, UserId } from '@permille/contract/ids'
import type { RefusalCodeOf } from '@permille/contract/refusals/refusals'
import { writeAudit } from '#features/accounts/public.ts'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { lockHeld } from '../held-payout-store.ts'
import { resumePayouts } from '../resume-payouts.ts'
import { findPayoutRefusal } from './payout-refusals.ts'
import {
  type HeldCreator,
  insertPayoutHold,
  lockCreatorOf,
  markPayoutHeld,
  type PayoutHold,
  releasePayoutHold,
} from './review-hold-store.ts'

interface Act {
  readonly adminUserId: UserId
  /** In the admin's words; the creator reads it. */
  readonly reason: string
  readonly requestId: string
  readonly at: Date
}

/** No payout is requested or sent until the release (rules §4). Each admin's hold is separate. */
export async function holdPayoutsOf(
  tx: Transaction,
  act: Act & { userId: UserId },
): Promise<{ ok: true }> {
  const { userId, reason, at } = act
  const creator = await lockCreator(tx, userId)
  if (creator.holds.some(({ heldBy }) => heldBy === act.adminUserId)) {
    throw conflict('already-held', 'You already hold this creator’s payouts.')
  }
  await insertPayoutHold(tx, { creatorId: creator.id, heldBy: act.adminUserId, at, reason })
  await auditUser(tx, act, 'user.hold-payouts')
  return { ok: true }
}

/**
 * Ends one hold: the given one, or the only one. A queued payout continues at once, unless another hold, or one
 * of its own, is open.
 */
export async function releasePayoutsOf(
  tx: Transaction,
  act: Act & { userId: UserId; holdId?: PayoutHoldId | undefined },
): Promise<{ ok: true }> {
  const { userId, adminUserId: releasedBy, at } = act
  const creator = await lockCreator(tx, userId)
  const { id: holdId } = holdToEnd(creator, act.holdId)
  await releasePayoutHold(tx, { holdId, creatorId: creator.id, releasedBy, at })
  await auditUser(tx, act, 'user.release-payouts')
  await resumePayouts(tx, { userId, at })
  return { ok: true }
}

function holdToEnd({ holds }: HeldCreator, named: PayoutHoldId | undefined): PayoutHold {
  const [first, second] = named === undefined ? holds : holds.filter(({ id }) => id === named)
  if (first === undefined) {
    throw conflict('not-held', 'This hold has ended, or this creator’s payouts are not held.')
  }
  if (second !== undefined) {
    const whose = holds.map(({ by, reason }) => `${by ?? 'an admin'}: “${reason}”`).join(', ')
    throw conflict(
      'several-holds',
      `Several admins hold these payouts (${whose}). Name the hold to end.`,
    )
  }
  return first
}

/** A queued payout is not sent until an admin sends or fails it; a call under way finishes first. */
export async function holdPayout(
  tx: Transaction,
  act: Act & { payoutId: PayoutId },
): Promise<{ id: PayoutId; status: 'queued' }> {
  const { payoutId, reason, at, adminUserId, requestId } = act
  const payout = await lockHeld(tx, payoutId)
  if (payout === undefined) throw new NotFound('payout-not-found', 'Payout not found')
  const refusal = findPayoutRefusal(payout, 'hold')
  if (refusal !== undefined) throw refusal
  if (payout.callingUntil !== null && payout.callingUntil >= at) {
    throw conflict(
      'payout-in-the-air',
      'This payout is being checked with the provider right now. Try again in a minute.',
    )
  }
  await markPayoutHeld(tx, { payoutId, at, reason })
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: adminUserId },
    action: 'payout.hold',
    objectType: 'payout',
    objectId: payoutId,
    after: { reason },
    requestId,
  })
  return { id: payoutId, status: 'queued' }
}

async function lockCreator(tx: Transaction, userId: UserId): Promise<HeldCreator> {
  const creator = await lockCreatorOf(tx, userId)
  if (creator === undefined) throw new NotFound('creator-not-found', 'Creator not found')
  return creator
}

async function auditUser(
  tx: Transaction,
  { userId, adminUserId, reason, requestId }: Act & { userId: UserId },
  action: AuditAction,
): Promise<void> {
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: adminUserId },
    action,
    objectType: 'user',
    objectId: userId,
    after: { reason },
    requestId,
  })
}

function conflict(code: RefusalCodeOf<409>, message: string): Rejected {
  return new Rejected(code, message)
}
