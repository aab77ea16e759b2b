import type { AccrualId, CreatorId, PayoutId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Transfer } from '#integrations/stripe/payment-provider.ts'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { creatorAvailable, creatorDebt, creatorInTransit } from '../chart-of-accounts.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'

interface LostPayout {
  readonly payoutId: PayoutId
  readonly creatorId: CreatorId
  readonly userId: UserId
  readonly transfer: Pick<Transfer, 'amountCents' | 'destination' | 'createdAt'>
  readonly at: Date
}

/**
 * Makes a payout of a lost history again, queued: its transfer exists. It takes what is withdrawable, the
 * oldest first and never more than was sent; the rest was paid from earnings that are not known again
 * yet, and is owed until they are. The caller must have locked the creator, and books the transfer and
 * recovers the debt in the same transaction. Returns what is owed.
 */
export async function rebuildPayout(tx: Transaction, lost: LostPayout): Promise<Cents> {
  const { payoutId, creatorId, userId, transfer, at } = lost
  const coveredCents = await insertPayout(tx, lost)
  const advancedCents = toCents(transfer.amountCents - coveredCents)
  const accrualId = newId<AccrualId>()
  if (advancedCents > 0) await insertAdvance(tx, { ...lost, accrualId, advancedCents })
  await postEntries(tx, [
    {
      event: 'payout-advanced',
      amountCents: advancedCents,
      debit: creatorDebt(creatorId),
      credit: creatorAvailable(creatorId),
      key: ledgerKey('payout-advanced', { accrual: accrualId }),
      userId,
      at,
    },
    {
      event: 'payout-queued',
      amountCents: transfer.amountCents,
      debit: creatorAvailable(creatorId),
      credit: creatorInTransit(creatorId),
      key: ledgerKey('payout-queued', { payout: payoutId }),
      userId,
      at,
    },
  ])
  return advancedCents
}

/** Returns the sum of the accruals that it took. */
async function insertPayout(
  tx: Transaction,
  { payoutId, creatorId, transfer }: LostPayout,
): Promise<Cents> {
  const { amountCents, destination, createdAt } = transfer
  const { coveredCents } = await exactlyOne(
    tx,
    sql<{ coveredCents: Cents }>`
      WITH ordered AS (
        SELECT w.accrual_id, a.created_at,
          sum(w.accrued_cents) OVER (ORDER BY a.created_at, a.id) AS total
        FROM accrual_withdrawables w JOIN earning_accruals a ON a.id = w.accrual_id
        WHERE w.creator_id = ${creatorId}
      ), chosen AS (
        SELECT accrual_id,
          max(total) OVER (ORDER BY created_at, accrual_id) <= ${amountCents}::bigint AS is_covered
        FROM ordered
      ), taken AS (
        DELETE FROM accrual_withdrawables w USING chosen c
        WHERE c.accrual_id = w.accrual_id AND c.is_covered
        RETURNING w.accrual_id, w.accrued_cents
      ), payout AS (
        INSERT INTO payouts (id, creator_id, total_cents, destination, created_at, first_call_at)
        VALUES (${payoutId}::uuid, ${creatorId}::uuid, ${amountCents}::bigint, ${destination}::text,
          ${createdAt}::timestamptz, ${createdAt}::timestamptz)
        RETURNING id
      ), link AS (
        INSERT INTO payout_accruals (accrual_id, payout_id, accrued_cents)
        SELECT accrual_id, payout.id, accrued_cents FROM taken, payout
      )
      SELECT coalesce(sum(accrued_cents), 0)::bigint AS covered_cents FROM taken`,
  )
  return coveredCents
}

async function insertAdvance(
  tx: Transaction,
  advance: LostPayout & { accrualId: AccrualId; advancedCents: Cents },
): Promise<void> {
  const { accrualId, advancedCents, payoutId, creatorId, at } = advance
  await run(
    tx,
    sql`WITH accrual AS (
        INSERT INTO earning_accruals (id, creator_id, kind, views_at_snapshot,
          rate_per_k_views_cents, accrued_cents, matures_at, created_at)
        VALUES (${accrualId}::uuid, ${creatorId}::uuid, 'advance', 0, 0, ${advancedCents}::bigint,
          ${at}::timestamptz, ${at}::timestamptz)
      ), link AS (
        INSERT INTO payout_accruals (accrual_id, payout_id, accrued_cents)
        VALUES (${accrualId}::uuid, ${payoutId}::uuid, ${advancedCents}::bigint)
      )
      INSERT INTO creator_debts (correction_id, creator_id, owed_cents, created_at)
      VALUES (${accrualId}::uuid, ${creatorId}::uuid, ${advancedCents}::bigint, ${at}::timestamptz)`,
  )
}
