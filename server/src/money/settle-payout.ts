import { toCents } from '@permille/contract/money'
import type { Transaction } from '../platform/database/database.ts'
import { firstRow, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { invariant } from '../platform/errors/errors.ts'
import { creatorInTransit, stripeAsset } from './chart-of-accounts.ts'
import { postEntries } from './ledger.ts'

interface LockedPayout {
  readonly id: string
  readonly creatorId: string
  readonly userId: string
  readonly totalCents: number
  readonly status: 'queued' | 'paid' | 'failed'
  readonly callsCount: number
  readonly stripeTransferId: string | null
}

/** Creator first, then the payout: the one order of locks. */
export async function lockPayout(tx: Transaction, payoutId: string): Promise<LockedPayout> {
  await run(
    tx,
    sql`SELECT FROM creators WHERE id = (SELECT creator_id FROM payouts WHERE id = ${payoutId})
      FOR NO KEY UPDATE`,
  )
  const payout = await firstRow(
    tx,
    sql<LockedPayout>`
      SELECT payouts.id, creator_id, user_id, total_cents, status, calls_count, stripe_transfer_id
      FROM payouts JOIN creators ON creators.id = payouts.creator_id
      WHERE payouts.id = ${payoutId} FOR NO KEY UPDATE OF payouts`,
  )
  invariant(payout !== undefined, `payout ${payoutId} does not exist`)
  return payout
}

/**
 * The provider has made the transfer. One function for request, worker, webhook and reconciliation;
 * answers false when it was settled before. A second transfer for one payout is an alarm.
 */
export async function settlePayout(
  tx: Transaction,
  transfer: { payoutId: string; transferId: string; at: Date },
): Promise<boolean> {
  const payout = await lockPayout(tx, transfer.payoutId)
  if (payout.status === 'paid') {
    invariant(
      payout.stripeTransferId === transfer.transferId,
      `payout ${payout.id} has two transfers: ${payout.stripeTransferId}, ${transfer.transferId}`,
    )
    return false
  }
  invariant(payout.status === 'queued', `payout ${payout.id} failed, yet a transfer exists`)
  await run(
    tx,
    sql`WITH creator AS (
        UPDATE creator_totals SET paid_cents = paid_cents + ${payout.totalCents}
        WHERE creator_id = ${payout.creatorId}
      )
      UPDATE payouts SET status = 'paid', stripe_transfer_id = ${transfer.transferId},
        settled_at = ${transfer.at}, reason = NULL, needs_admin = false
      WHERE id = ${payout.id}`,
  )
  await postEntries(tx, [
    {
      type: 'adjustment',
      event: 'payout-paid',
      amountCents: toCents(payout.totalCents),
      debit: creatorInTransit(payout.creatorId),
      credit: stripeAsset,
      key: `po:${payout.id}:paid`,
      userId: payout.userId,
      at: transfer.at,
    },
  ])
  return true
}
