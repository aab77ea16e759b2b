import type { CreatorId, PayoutId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { literalSql, type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { creatorAvailable, creatorInTransit } from '../chart-of-accounts.ts'
import { ledgerKey, movements } from '../ledger-events.ts'

export interface Reservation {
  readonly payoutId: PayoutId
  readonly creatorId: CreatorId
  readonly userId: UserId
  readonly destination: string
  readonly at: Date
}

const event = 'payout-queued'

/**
 * Moves all of a creator's withdrawable accruals into a new queued payout with a fixed destination,
 * and returns their sum. The caller must have locked the creator and checked that the sum reaches
 * the minimum.
 */
export async function reservePayout(tx: Transaction, payout: Reservation): Promise<Cents> {
  const { totalCents } = await exactlyOne(
    tx,
    sql<{ totalCents: Cents }>`WITH ${reservationOf(payout)} SELECT total_cents FROM payout`,
  )
  return totalCents
}

/**
 * The same movement as the head of a `WITH` list, for a statement that does more at once. The new row is its
 * `payout (id, total_cents, destination)`.
 */
export function reservationOf(payout: Reservation): Statement<never> {
  return sql`taken AS (
      DELETE FROM accrual_withdrawables WHERE creator_id = ${payout.creatorId}
      RETURNING accrual_id, accrued_cents
    ), payout AS (
      INSERT INTO payouts (id, creator_id, total_cents, destination, created_at)
      SELECT ${payout.payoutId}::uuid, ${payout.creatorId}::uuid, sum(accrued_cents)::bigint,
        ${payout.destination}::text, ${payout.at}::timestamptz
      FROM taken
      RETURNING id, total_cents, destination
    ), link AS (
      INSERT INTO payout_accruals (accrual_id, payout_id, accrued_cents)
      SELECT accrual_id, payout.id, accrued_cents FROM taken, payout
    ), entry AS (
      INSERT INTO ledger_entries (id, type, event, amount_cents, debit_account, credit_account,
        idempotency_key, user_id, created_at)
      SELECT ${newId()}::uuid, ${literalSql(movements[event].type)}, ${literalSql(event)},
        total_cents, ${creatorAvailable(payout.creatorId)}, ${creatorInTransit(payout.creatorId)},
        ${ledgerKey(event, { payout: payout.payoutId })}, ${payout.userId}::uuid,
        ${payout.at}::timestamptz
      FROM payout
    )`
}
