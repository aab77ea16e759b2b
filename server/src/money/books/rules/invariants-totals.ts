import { creatorAccountsSql } from '#money/chart-of-accounts.ts'
import { sql } from '#platform/database/sql.ts'
import { everyTime, type Invariant, queryOf } from '../invariant.ts'
import { wrongDaysOfCampaigns, wrongDaysOfCreators, wrongMarketplace } from './day-sums.ts'

export const screenTotals: Invariant = {
  id: 'I20',
  group: 'ledger',
  claim: 'The totals on screens equal the ledger',
  stopsPayouts: true,
  queries: [
    queryOf(
      'creator',
      (within, since) => sql`
        WITH earned AS (
          SELECT creator_id, sum(accrued_cents) AS cents FROM earning_accruals
          WHERE kind NOT IN ('recovery', 'returned', 'advance') AND ${within(sql`creator_id`)}
          GROUP BY creator_id
        ), paid AS (
          SELECT creator_id, sum(total_cents - reversed_cents) AS cents FROM payouts
          WHERE status = 'paid' AND ${within(sql`creator_id`)} GROUP BY creator_id
        ), balances AS (
          SELECT c.id AS creator_id, sum(a.balance_cents) AS cents
          FROM creators c
          CROSS JOIN LATERAL ${creatorAccountsSql(sql`c.id`)} AS kind (part, name)
          JOIN ledger_accounts a ON a.name = kind.name
          WHERE ${within(sql`c.id`)} GROUP BY 1
        ), debts AS (
          SELECT creator_id, sum(owed_cents - recovered_cents) AS cents
          FROM creator_debts WHERE ${within(sql`creator_id`)} GROUP BY creator_id
        )
        SELECT k.id::text AS offender,
          format('noted %s earned and %s paid; accruals %s, payouts %s, balances %s, debts %s',
            t.earned_cents, t.paid_cents, e.cents, p.cents, b.cents, d.cents) AS detail
        FROM creators k
        LEFT JOIN creator_totals t ON t.creator_id = k.id AND ${within(sql`t.creator_id`)}
        LEFT JOIN earned e ON e.creator_id = k.id LEFT JOIN paid p ON p.creator_id = k.id
        LEFT JOIN balances b ON b.creator_id = k.id LEFT JOIN debts d ON d.creator_id = k.id
        WHERE ${within(sql`k.id`)} AND (coalesce(t.earned_cents, 0) <> coalesce(e.cents, 0)
          OR coalesce(t.paid_cents, 0) <> coalesce(p.cents, 0)
          OR coalesce(b.cents, 0) + coalesce(p.cents, 0) - coalesce(d.cents, 0)
            <> coalesce(e.cents, 0))
        UNION ALL SELECT offender, detail FROM (${wrongDaysOfCreators(within, since)}) wrong_day
        LIMIT 20`,
    ),
    queryOf(
      'submission',
      (within) => sql`
        WITH of_submission AS (
          SELECT submission_id, sum(accrued_cents) AS cents,
            coalesce(sum(accrued_cents) FILTER (WHERE kind = 'goodwill'), 0) AS goodwill
          FROM earning_accruals WHERE ${within(sql`submission_id`)} GROUP BY submission_id
        )
        SELECT t.submission_id::text AS offender, format('noted %s, of it goodwill %s; accrued %s, %s',
          t.earned_cents, t.goodwill_cents, o.cents, o.goodwill) AS detail
        FROM submission_totals t LEFT JOIN of_submission o USING (submission_id)
        WHERE ${within(sql`t.submission_id`)} AND (t.earned_cents <> coalesce(o.cents, 0)
          OR t.goodwill_cents <> coalesce(o.goodwill, 0)) LIMIT 20`,
    ),
    queryOf(
      'campaign',
      (within, since) => sql`
        SELECT offender, detail FROM (${wrongDaysOfCampaigns(within, since)}) wrong_day LIMIT 20`,
    ),
    everyTime(sql`SELECT offender, detail FROM (${wrongMarketplace}) wrong_sum LIMIT 20`),
  ],
}
