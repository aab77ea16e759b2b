import type { CreatorId, PayoutId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Transfer } from '#integrations/stripe/payment-provider.ts'
import type { Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { invariant } from '#platform/errors/errors.ts'
import { creatorInTransit, stripeAsset } from '../chart-of-accounts.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'
import { lockRow, lockRows } from '../locks.ts'

export interface LockedPayout {
  readonly id: PayoutId
  readonly creatorId: CreatorId
  readonly userId: UserId
  readonly totalCents: Cents
  readonly destination: string
  readonly status: 'queued' | 'paid' | 'failed'
  readonly callsCount: number
  readonly stripeTransferId: string | null
  /** The part that was returned and is booked. */
  readonly reversedCents: Cents
}

/** Locks the payout, after its creator. Throws if there is none. */
export async function lockPayout(tx: Transaction, payoutId: PayoutId): Promise<LockedPayout> {
  await lockRows(tx, 'creator', sql`SELECT creator_id FROM payouts WHERE id = ${payoutId}`)
  await lockRow(tx, 'payout', payoutId)
  const payout = await firstRow(
    tx,
    sql<LockedPayout>`
      SELECT payouts.id, creator_id, user_id, total_cents, destination, status, calls_count, stripe_transfer_id,
        reversed_cents
      FROM payouts JOIN creators ON creators.id = payouts.creator_id
      WHERE payouts.id = ${payoutId}`,
  )
  invariant(payout !== undefined, `payout ${payoutId} does not exist`)
  return payout
}

/** Why a transfer is not this payout's money; null when it is, to the cent. A returned part is booked separately. */
export function transferProblem(
  payout: { readonly totalCents: Cents; readonly destination: string },
  transfer: Transfer,
): string | null {
  const { id, amountCents, destination } = transfer
  if (amountCents !== payout.totalCents) return `${id} has another amount: ${amountCents} cents`
  return destination === payout.destination ? null : `${id} went to another account: ${destination}`
}

/**
 * The provider has made the transfer. One function for request, worker, webhook and reconciliation;
 * returns false if it was already settled. Raises an alarm on a second transfer for one payout, and on
 * one that is not the payout's money.
 */
export async function bookTransfer(
  tx: Transaction,
  { payoutId, transfer, at }: { payoutId: PayoutId; transfer: Transfer; at: Date },
): Promise<boolean> {
  const payout = await lockPayout(tx, payoutId)
  const problem = transferProblem(payout, transfer)
  if (payout.status === 'paid') {
    invariant(
      payout.stripeTransferId === transfer.id,
      `payout ${payout.id} has two transfers: ${payout.stripeTransferId}, ${transfer.id}`,
    )
    invariant(problem === null, `payout ${payout.id} is paid, but ${problem}`)
    return false
  }
  const hasComeBack = payout.status === 'failed' && payout.stripeTransferId === transfer.id
  if (hasComeBack) return false
  invariant(problem === null, `payout ${payout.id} is not paid: ${problem}`)
  invariant(payout.status === 'queued', `payout ${payout.id} failed, but a transfer exists`)
  await run(
    tx,
    sql`WITH creator AS (
        INSERT INTO creator_totals (creator_id, paid_cents)
        VALUES (${payout.creatorId}, ${payout.totalCents})
        ON CONFLICT (creator_id) DO UPDATE
          SET paid_cents = creator_totals.paid_cents + excluded.paid_cents
      )
      UPDATE payouts SET status = 'paid', stripe_transfer_id = ${transfer.id},
        settled_at = ${at}, reason = NULL, needs_admin = false
      WHERE id = ${payout.id}`,
  )
  await postEntries(tx, [
    {
      event: 'payout-paid',
      amountCents: payout.totalCents,
      debit: creatorInTransit(payout.creatorId),
      credit: stripeAsset,
      key: ledgerKey('payout-paid', { payout: payout.id }),
      userId: payout.userId,
      at,
    },
  ])
  return true
}
