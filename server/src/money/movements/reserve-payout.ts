import type { CreatorId, PayoutId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Transaction } from '../../platform/database/database.ts'
import { exactlyOne } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { creatorAvailable, creatorInTransit } from '../chart-of-accounts.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'

/**
 * Moves all of a creator's withdrawable accruals into a new queued payout with a fixed destination,
 * and returns their sum. The caller must have locked the creator and checked that the sum reaches
 * the minimum.
 */
export async function reservePayout(
  tx: Transaction,
  payout: {
    payoutId: PayoutId
    creatorId: CreatorId
    userId: UserId
    destination: string
    at: Date
  },
): Promise<Cents> {
  const { totalCents } = await exactlyOne(
    tx,
    sql<{ totalCents: Cents }>`
      WITH taken AS (
        DELETE FROM accrual_withdrawables WHERE creator_id = ${payout.creatorId}
        RETURNING accrual_id, accrued_cents
      ), payout AS (
        INSERT INTO payouts (id, creator_id, total_cents, destination, created_at)
        SELECT ${payout.payoutId}::uuid, ${payout.creatorId}::uuid, sum(accrued_cents)::bigint,
          ${payout.destination}::text, ${payout.at}::timestamptz
        FROM taken
        RETURNING id, total_cents
      ), link AS (
        INSERT INTO payout_accruals (accrual_id, payout_id, accrued_cents)
        SELECT accrual_id, payout.id, accrued_cents FROM taken, payout
      )
      SELECT total_cents FROM payout`,
  )
  await postEntries(tx, [
    {
      event: 'payout-queued',
      amountCents: totalCents,
      debit: creatorAvailable(payout.creatorId),
      credit: creatorInTransit(payout.creatorId),
      key: ledgerKey('payout-queued', { payout: payout.payoutId }),
      userId: payout.userId,
      at: payout.at,
    },
  ])
  return totalCents
}
