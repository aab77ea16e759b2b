import { badDebtExpense, brandDebtSql, campaignAccountSql } from '#money/chart-of-accounts.ts'
import { sql } from '#platform/database/sql.ts'
import { eventsCountedAs, isRareEntry } from '../event-roles.ts'
import { everyTime, type Invariant, queryOf } from '../invariant.ts'

const payerFee = campaignAccountSql('fee_reserve', sql<never>`e.campaign_id`)

/** The second word of an entry's key is the refund. */
const refundOfEntry = sql<never>`split_part(e.idempotency_key, ':', 2)::uuid`

/** What each campaign has paid for each refund, and not received back. */
const paidEntries = sql<never>`(
  SELECT ${refundOfEntry} AS refund_id, e.campaign_id,
    sum(CASE WHEN e.event = ANY(${eventsCountedAs('brand-paid')}) THEN e.amount_cents ELSE -e.amount_cents END)
      AS cents,
    sum(CASE WHEN e.debit_account = ${payerFee} THEN e.amount_cents
      WHEN e.credit_account = ${payerFee} THEN -e.amount_cents ELSE 0 END) AS fee
  FROM ledger_entries e WHERE e.event = ANY(${eventsCountedAs('brand-paid', 'brand-unpaid')})
    AND ${isRareEntry}
  GROUP BY 1, 2
)`

const writtenOffEntries = sql<never>`(
  SELECT ${refundOfEntry} AS refund_id,
    sum(CASE WHEN e.debit_account = ${badDebtExpense} THEN e.amount_cents ELSE -e.amount_cents END) AS cents
  FROM ledger_entries e
  WHERE e.event IN ('brand-debt-written-off', 'brand-debt-write-off-undone') AND ${isRareEntry}
  GROUP BY 1
)`

export const brandDebtInvariants: readonly Invariant[] = [
  {
    id: 'I37',
    group: 'money-back',
    claim:
      'Each brand’s debt equals its refunds beyond its campaigns’ money, not yet paid or written off, plus the shortfall of open chargebacks',
    stopsPayouts: true,
    queries: [
      everyTime(sql`
      WITH owed AS (
        SELECT campaign_id, owed_cents - owed_paid_cents - owed_written_off_cents AS cents FROM refunds
        WHERE status <> 'failed' AND owed_cents > 0
        UNION ALL
        SELECT campaign_id, owed_cents - covered_from_budget_cents - covered_from_fee_cents
        FROM chargebacks WHERE status IN ('needs_response', 'under_review')
      ), of_brand AS (
        SELECT c.brand_id, sum(o.cents) AS cents
        FROM owed o JOIN campaigns c ON c.id = o.campaign_id GROUP BY c.brand_id
      )
      SELECT b.id::text AS offender, format('owes %s, the balance says %s', o.cents, a.balance_cents)
        AS detail
      FROM brands b LEFT JOIN of_brand o ON o.brand_id = b.id
      LEFT JOIN ledger_accounts a ON a.name = ${brandDebtSql(sql`b.id`)}
      WHERE coalesce(o.cents, 0) <> coalesce(a.balance_cents, 0)
      UNION ALL
      SELECT coalesce(p.refund_id, e.refund_id)::text,
        format('campaign %s paid %s + %s, entries say %s', coalesce(p.campaign_id, e.campaign_id),
          p.budget_cents, p.fee_cents, e.cents)
      FROM brand_debt_payments p FULL JOIN ${paidEntries} e USING (refund_id, campaign_id)
      WHERE coalesce(p.budget_cents + p.fee_cents, 0) <> coalesce(e.cents, 0)
        OR coalesce(p.fee_cents, 0) <> coalesce(e.fee, 0)
      UNION ALL
      SELECT r.id::text, format('noted %s paid and %s given up, entries say %s and %s', r.owed_paid_cents,
          r.owed_written_off_cents, p.cents, w.cents)
      FROM refunds r LEFT JOIN (
        SELECT refund_id, sum(budget_cents + fee_cents) AS cents FROM brand_debt_payments GROUP BY 1
      ) p ON p.refund_id = r.id LEFT JOIN ${writtenOffEntries} w ON w.refund_id = r.id
      WHERE r.owed_paid_cents <> coalesce(p.cents, 0)
        OR r.owed_written_off_cents <> coalesce(w.cents, 0)
      LIMIT 20`),
      queryOf(
        'campaign',
        (within) => sql`
      SELECT c.id::text AS offender, format('noted %s + %s, paid %s + %s', c.debt_paid_cents,
          c.debt_paid_fee_cents, p.budget, p.fee) AS detail
      FROM campaigns c LEFT JOIN (
        SELECT campaign_id, sum(budget_cents) AS budget, sum(fee_cents) AS fee
        FROM brand_debt_payments WHERE ${within(sql`campaign_id`)} GROUP BY campaign_id
      ) p ON p.campaign_id = c.id
      WHERE ${within(sql`c.id`)} AND (c.debt_paid_cents <> coalesce(p.budget, 0)
        OR c.debt_paid_fee_cents <> coalesce(p.fee, 0))
      LIMIT 20`,
      ),
    ],
  },
]
