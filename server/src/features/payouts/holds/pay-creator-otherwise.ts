import type { PayoutId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { writeAudit } from '#features/accounts/public.ts'
import { readWithdrawalFacts, requireUnhindered } from '#features/earnings/public.ts'
import { payPayoutOtherwise } from '#money/movements/pay-otherwise.ts'
import { reservePayout } from '#money/movements/reserve-payout.ts'
import type { Transaction } from '#platform/database/database.ts'
import { invariant, NotFound, Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { asAdmin, requireExpected } from './retry-payout.ts'
import { findLatestFailure, lockCreatorOf, noteRetry } from './review-hold-store.ts'

interface PaidOtherwise {
  readonly userId: UserId
  readonly adminUserId: UserId
  readonly reason: string
  /** The reference on the creator's statement. */
  readonly reference: string
  /** The amount paid. */
  readonly expectedCents: Cents
  readonly requestId: string
  readonly at: Date
}

/** Shown to admins as the account of such a payout. */
const destination = 'paid another way'

/**
 * Records that a creator whom the provider cannot pay was paid their available balance outside it, under the
 * rules of every withdrawal except those about the payout account.
 */
export async function payCreatorOtherwise(
  tx: Transaction,
  act: PaidOtherwise,
): Promise<{ id: PayoutId; status: 'paid' }> {
  const { userId, reference, expectedCents: totalCents, at } = act
  const creator = await lockCreatorOf(tx, userId)
  if (creator === undefined) throw new NotFound('creator-not-found', 'Creator not found')
  const creatorId = creator.id
  const facts = await readWithdrawalFacts(tx, creatorId, at)
  invariant(facts !== undefined, 'the creator just locked is gone')
  const failure = await findLatestFailure(tx, creatorId)
  const canWithdraw = !creator.isGone && facts.accountStatus === 'connected'
  if (canWithdraw && failure === undefined) throw canBePaid()
  await requireExpected(tx, creatorId, totalCents)
  // A deleted creator cannot come back to withdraw what a bank returned since.
  const suspendedReason = creator.isGone ? null : facts.suspendedReason
  await asAdmin(async () => requireUnhindered({ ...facts, suspendedReason }))
  const payoutId = newId<PayoutId>()
  const payout = { payoutId, creatorId, userId, at }
  await reservePayout(tx, { ...payout, destination })
  await payPayoutOtherwise(tx, { ...payout, totalCents, reference })
  if (failure !== undefined) await noteRetry(tx, { payoutId, of: failure })
  await audit(tx, act, payoutId)
  return { id: payoutId, status: 'paid' }
}

async function audit(tx: Transaction, act: PaidOtherwise, payoutId: PayoutId): Promise<void> {
  const { userId, adminUserId, reason, reference, expectedCents: totalCents, requestId } = act
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: adminUserId },
    action: 'user.pay-otherwise',
    objectType: 'user',
    objectId: userId,
    after: { totalCents, payoutId, reason, reference },
    requestId,
  })
}

function canBePaid(): Rejected {
  return new Rejected(
    'payout-possible',
    'Their payout account can receive money, and no payout to it has failed, so they can withdraw it themselves.',
  )
}
