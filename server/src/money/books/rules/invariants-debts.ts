import { creatorDebtSql } from '#money/chart-of-accounts.ts'
import { ledgerKeySql } from '#money/ledger-events.ts'
import { isTakenBack } from '#money/reversed-money.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { eventsCountedAs, isRareEntry } from '../event-roles.ts'
import { everyTime, type Invariant, queryOf } from '../invariant.ts'

const sumOver = (which: Statement<never>) =>
  sql<never>`coalesce(sum(a.accrued_cents) FILTER (WHERE ${which}), 0)`
/** Over the accruals `a` of a post, with the goodwill `g` that replaces its campaign's money and what `k` corrects. */
const paidInPlace = sumOver(sql`g.accrual_id IS NOT NULL`)
const paidAgain = sql<never>`(${sumOver(sql`a.kind = 'reinstated'`)} + ${paidInPlace} + max(t.owed_again_cents))`
const takenByReversals = sql<never>`-${sumOver(sql`${isTakenBack} AND NOT k.voids`)}`

export const debtInvariants: readonly Invariant[] = [
  {
    id: 'I25',
    group: 'owed-to-creators',
    claim:
      'Each creator’s debt equals the money taken back after a payout or paid ahead, less repayments',
    stopsPayouts: true,
    queries: [
      queryOf(
        'creator',
        (within) => sql`
      WITH owed AS (
        SELECT creator_id, sum(owed_cents) AS owed, sum(recovered_cents) AS recovered,
          sum(owed_cents - recovered_cents - written_off_cents) AS open
        FROM creator_debts WHERE ${within(sql`creator_id`)} GROUP BY creator_id
      ), corrected AS (
        SELECT creator_id, sum(cents) AS cents FROM (
          SELECT creator_id, accrued_cents AS cents FROM earning_accruals
          WHERE kind = 'advance' AND ${within(sql`creator_id`)}
          UNION ALL
          SELECT c.creator_id, a.accrued_cents FROM earning_accruals c
          JOIN accrual_corrections k ON k.correction_id = c.id AND k.is_owed
          JOIN earning_accruals a ON a.id = k.accrual_id
          WHERE c.kind IN ('correction', 'goodwill') AND ${within(sql`c.creator_id`)}
        ) each GROUP BY creator_id
      ), paid AS (
        SELECT creator_id, -sum(accrued_cents) AS cents FROM earning_accruals
        WHERE kind = 'recovery' AND ${within(sql`creator_id`)} GROUP BY creator_id
      )
      SELECT c.id::text AS offender,
        format('owed %s, recovered %s, open %s; corrections %s, recoveries %s, balance %s', o.owed,
          o.recovered, o.open, k.cents, p.cents, b.balance_cents) AS detail
      FROM creators c LEFT JOIN owed o ON o.creator_id = c.id
      LEFT JOIN corrected k ON k.creator_id = c.id LEFT JOIN paid p ON p.creator_id = c.id
      LEFT JOIN ledger_accounts b ON b.name = ${creatorDebtSql(sql`c.id`)}
      WHERE ${within(sql`c.id`)} AND (coalesce(o.owed, 0) <> coalesce(k.cents, 0)
        OR coalesce(o.recovered, 0) <> coalesce(p.cents, 0)
        OR coalesce(o.open, 0) <> coalesce(b.balance_cents, 0)) LIMIT 20`,
      ),
    ],
  },
  {
    id: 'I26',
    group: 'owed-to-creators',
    claim:
      'Frozen money belongs to an open freeze that covers its post, and an ended freeze holds none',
    stopsPayouts: true,
    queries: [
      everyTime(sql`
      SELECT f.accrual_id::text AS offender,
        format('frozen as %s by %s, which is %s of %s', f.cause, z.id, z.cause,
          coalesce(z.submission_id, z.campaign_id)) AS detail
      FROM accrual_freezes f JOIN earning_accruals a ON a.id = f.accrual_id
      JOIN money_freezes z ON z.id = f.freeze_id
      WHERE z.closed_at IS NOT NULL OR z.cause <> f.cause
        OR (z.submission_id = a.submission_id OR z.campaign_id = a.campaign_id) IS NOT TRUE
      LIMIT 20`),
    ],
  },
  {
    id: 'I28',
    group: 'owed-to-creators',
    claim:
      'Goodwill is paid from our own account and returns to it, and each payment of it is booked',
    stopsPayouts: true,
    queries: [
      queryOf(
        'creator',
        (within) => sql`
          SELECT a.id::text AS offender,
            format('accrual %s, entry %s', a.accrued_cents, e.amount_cents) AS detail
          FROM earning_accruals a LEFT JOIN ledger_entries e
            ON e.idempotency_key = ${ledgerKeySql('goodwill', { accrual: sql`a.id` })}
            AND e.event = ANY(${eventsCountedAs('goodwill')})
          WHERE a.kind = 'goodwill' AND a.accrued_cents > 0 AND ${within(sql`a.creator_id`)}
            AND a.accrued_cents IS DISTINCT FROM e.amount_cents LIMIT 20`,
      ),
      everyTime(sql`
        SELECT e.idempotency_key AS offender, format('no accrual, entry %s', e.amount_cents) AS detail
        FROM ledger_entries e WHERE e.event = ANY(${eventsCountedAs('goodwill')}) AND ${isRareEntry}
          AND NOT EXISTS (SELECT FROM earning_accruals a WHERE a.kind = 'goodwill'
            AND a.id = split_part(e.idempotency_key, ':', 2)::uuid AND (e.event = 'goodwill'
              OR EXISTS (SELECT FROM accrual_corrections k WHERE k.accrual_id = a.id))) LIMIT 20`),
    ],
  },
  {
    id: 'I32',
    group: 'owed-to-creators',
    claim:
      'Money paid to a post again, by its campaign or in its place, was taken back from it before, and is booked',
    stopsPayouts: true,
    queries: [
      queryOf(
        'submission',
        (within) => sql`
      WITH of_post AS (
        SELECT a.submission_id, coalesce(sum(a.accrued_cents) FILTER (WHERE a.kind = 'reinstated'), 0)
            + max(t.owed_again_cents) AS again,
          -sum(a.accrued_cents) FILTER (WHERE a.kind = 'correction' AND NOT k.voids)
            - (SELECT coalesce(sum(v.accrued_cents), 0) FROM accrual_voids v
              WHERE v.submission_id = a.submission_id) AS back
        FROM earning_accruals a JOIN submission_totals t ON t.submission_id = a.submission_id
        LEFT JOIN accrual_corrections k ON k.correction_id = a.id
        WHERE a.kind IN ('reinstated', 'correction') AND ${within(sql`a.submission_id`)}
        GROUP BY a.submission_id
      )
      SELECT submission_id::text AS offender, format('paid or owed again %s, taken back %s', again, back)
        AS detail
      FROM of_post WHERE again > coalesce(back, 0)
      UNION ALL
      SELECT a.submission_id::text, format('%s paid or owed again, %s of it at our expense; taken back %s',
        ${paidAgain}, ${paidInPlace}, ${takenByReversals})
      FROM earning_accruals a JOIN submission_totals t ON t.submission_id = a.submission_id
      LEFT JOIN goodwill_in_place g ON g.accrual_id = a.id LEFT JOIN accrual_corrections k ON k.correction_id = a.id
      WHERE a.kind IN ('reinstated', 'correction', 'goodwill') AND ${within(sql`a.submission_id`)}
      GROUP BY a.submission_id HAVING ${paidAgain} > ${takenByReversals}
      UNION ALL
      SELECT a.id::text, format('accrual %s, entry %s', a.accrued_cents, e.amount_cents)
      FROM earning_accruals a LEFT JOIN ledger_entries e
        ON e.idempotency_key = ${ledgerKeySql('reinstated', { accrual: sql`a.id` })}
      WHERE a.kind = 'reinstated' AND ${within(sql`a.submission_id`)} AND a.accrued_cents IS DISTINCT FROM e.amount_cents LIMIT 20`,
      ),
    ],
  },
  {
    id: 'I34',
    group: 'owed-to-creators',
    claim: 'Every dispute of a creator has its freeze, and a decided one holds no money',
    stopsPayouts: true,
    queries: [
      everyTime(sql`
      SELECT d.id::text AS offender, format('%s, its freeze %s', d.status,
          CASE WHEN f.id IS NULL THEN 'is missing' ELSE 'is still open' END) AS detail
      FROM disputes d
      LEFT JOIN money_freezes f ON f.id = d.id AND f.submission_id = d.submission_id
      WHERE f.id IS NULL OR (d.status <> 'open' AND f.closed_at IS NULL) LIMIT 20`),
    ],
  },
]
