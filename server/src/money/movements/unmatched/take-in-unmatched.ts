import type { DiscrepancyId, RefundId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { stripeAsset, unmatchedPayment, unmatchedPaymentSql } from '#money/chart-of-accounts.ts'
import { postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/**
 * Books a payment that no campaign can take, as owed to the card that paid it. Throws if it is booked
 * for a campaign: both have the same key.
 */
export async function takeInUnmatchedPayment(
  tx: Transaction,
  stray: { paymentIntentId: string; amountCents: Cents; userId: UserId | null; at: Date },
): Promise<void> {
  const { paymentIntentId: paymentIntent, amountCents, userId, at } = stray
  await postEntries(tx, [
    {
      event: 'stray-received',
      amountCents,
      debit: stripeAsset,
      credit: unmatchedPayment(paymentIntent),
      key: ledgerKey('stray-received', { paymentIntent }),
      userId,
      at,
    },
  ])
}

/** What is still owed to the card of exception `x`'s payment and has not been requested back. */
export const unmatchedLeft = sql<never>`(coalesce((SELECT balance_cents FROM ledger_accounts
    WHERE name = ${unmatchedPaymentSql(sql`x.subject_ref`)}), 0)
  - (SELECT coalesce(sum(amount_cents), 0) FROM refunds
    WHERE exception_id = x.id AND status = 'requested'))::bigint`

export async function readUnmatchedLeft(
  tx: Transaction,
  exceptionId: DiscrepancyId,
): Promise<Cents> {
  const { cents } = await exactlyOne(
    tx,
    sql<{ cents: Cents }>`SELECT ${unmatchedLeft} AS cents FROM book_exceptions x
      WHERE x.id = ${exceptionId}`,
  )
  return toCents(cents)
}

/**
 * Reserves a refund of an unmatched payment that is in the books, on behalf of the discrepancy's owner if it has one. The money
 * stays on the payment's own account until the card has it. The caller must have locked the discrepancy.
 */
export async function reserveUnmatchedRefund(
  tx: Transaction,
  refund: {
    id: RefundId
    exceptionId: DiscrepancyId
    amountCents: Cents
    at: Date
  },
): Promise<void> {
  const { id, exceptionId, amountCents, at } = refund
  await run(
    tx,
    sql`INSERT INTO refunds (id, exception_id, brand_id, requested_by, amount_cents, fee_cents,
        created_at)
      SELECT ${id}, x.id, x.payer_brand_id, x.owner_id, ${amountCents}, 0, ${at}
      FROM book_exceptions x WHERE x.id = ${exceptionId}`,
  )
}

/** Returns those of these payments, by the provider's ids, that are in the books as unmatched. */
export async function listUnmatchedPayments(
  db: Database,
  payments: readonly string[],
): Promise<string[]> {
  const { found } = await exactlyOne(
    db,
    sql<{ found: string[] }>`SELECT coalesce(array_agg(substr(name, 7)), '{}') AS found
      FROM ledger_accounts
      WHERE name = ANY(${payments.map((each) => unmatchedPayment(each))}::text[])`,
  )
  return found
}
