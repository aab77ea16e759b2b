import type { Cents } from '@permille/contract/money'
import type { BalanceTransaction } from '#integrations/stripe/payment-provider.ts'
import type { OwnMoney } from '#money/movements/book-own-money.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Keeps transactions as they were first read; returns how many are new. */
export async function keepTransactions(
  db: Database,
  transactions: readonly BalanceTransaction[],
): Promise<number> {
  const column = <Value>(of: (transaction: BalanceTransaction) => Value) => transactions.map(of)
  return await run(
    db,
    sql`INSERT INTO provider_transactions (id, type, reporting_category, subject_kind, subject_ref,
        payment_intent_id, mark, names, amount_cents, fee_cents, created_at, available_on)
      SELECT * FROM unnest(${column(({ id }) => id)}::text[], ${column(({ type }) => type)}::text[],
        ${column(({ reportingCategory }) => reportingCategory)}::text[],
        ${column(({ about }) => about.kind)}::text[], ${column(({ about }) => about.ref)}::text[],
        ${column(({ about }) => about.paymentIntentId)}::text[],
        ${column(({ about }) => about.mark)}::text[], ${column(({ about }) => about.names)}::text[],
        ${column(({ amountCents }) => amountCents)}::bigint[],
        ${column(({ feeCents }) => feeCents)}::bigint[],
        ${column(({ createdAt }) => createdAt)}::timestamptz[],
        ${column(({ availableOn }) => availableOn)}::timestamptz[])
      ON CONFLICT (id) DO NOTHING`,
  )
}

/** Fees, and the operator's own top-ups and withdrawals, that no entry books yet; oldest first. */
export async function listUnbookedOwnMoney(db: Database): Promise<OwnMoney[]> {
  return await manyRows(
    db,
    sql<OwnMoney>`
      WITH own AS (
        SELECT id, created_at,
          fee_cents - CASE WHEN subject_kind = 'fee' THEN amount_cents ELSE 0 END AS fee,
          CASE WHEN subject_kind = 'operator' THEN amount_cents ELSE 0 END AS operator
        FROM provider_transactions t
        WHERE (fee_cents <> 0 OR subject_kind IN ('fee', 'operator')) AND is_own_transaction(t)
      )
      SELECT id AS transaction, fee AS fee_cents, operator AS operator_cents, created_at AS at
      FROM own
      WHERE (fee <> 0 AND NOT EXISTS (SELECT FROM ledger_entries WHERE idempotency_key = 'pfee:' || own.id))
        OR (operator <> 0 AND NOT EXISTS (SELECT FROM ledger_entries WHERE idempotency_key = 'op:' || own.id))
      ORDER BY created_at, id LIMIT 500`,
  )
}

/** Refunds of our payments that were neither requested here nor booked: made at the dashboard. */
export async function listOutsideRefunds(db: Database): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ ref: string }>`SELECT DISTINCT subject_ref AS ref FROM provider_transactions t
      WHERE subject_kind = 'refund' AND mark = 'none' AND is_own_transaction(t)
        AND NOT EXISTS (SELECT FROM refunds r WHERE r.stripe_refund_id = t.subject_ref)
      LIMIT 100`,
  )
  return rows.map(({ ref }) => ref)
}

/** The sum of the stored transactions of everyone on the account. */
export async function sumTransactions(db: Database): Promise<Cents> {
  const { cents } = await exactlyOne(
    db,
    sql<{
      cents: Cents
    }>`SELECT coalesce(sum(net_cents), 0)::bigint AS cents FROM provider_transactions`,
  )
  return cents
}
