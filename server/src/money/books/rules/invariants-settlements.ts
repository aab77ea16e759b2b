import { closedKeptDays } from '@permille/contract/privacy/retention'
import { type Statement, sql } from '#platform/database/sql.ts'
import { type Invariant, queryOf, type Within } from '../invariant.ts'

/**
 * The checked settlements, and the range of ids of what they wrote: those ids are made right after
 * a settlement's own.
 */
function looked(within: Within): Statement<never> {
  return sql`looked AS MATERIALIZED (
    SELECT * FROM settlement_campaigns WHERE ${within(sql`settlement_id`)}
  ), span AS MATERIALIZED (
    SELECT (SELECT settlement_id FROM looked ORDER BY settlement_id LIMIT 1) AS first,
      id_later((SELECT settlement_id FROM looked ORDER BY settlement_id DESC LIMIT 1), interval '1 minute')
        AS last
  )`
}

/** What settlements found in it is deleted by then; a day before, whose clock is ahead may have done so. */
export function closedLongAgo(campaignId: Statement<never>): Statement<never> {
  return sql`EXISTS (SELECT FROM campaign_status_changes h WHERE h.campaign_id = ${campaignId}
    AND h.to_status = 'completed' AND h.at < now() - make_interval(days => ${closedKeptDays - 1}))`
}

/** What posts were paid for views and, negative, what was taken back because the views are void. */
export function standingViews(within: Within): Statement<never> {
  return sql`SELECT id, submission_id, accrued_cents AS cents FROM earning_accruals
    WHERE kind = 'views' AND ${within(sql`submission_id`)}
    UNION ALL
    SELECT c.id, c.submission_id, -a.accrued_cents FROM earning_accruals c
    JOIN accrual_corrections k ON k.correction_id = c.id AND k.voids
    JOIN earning_accruals a ON a.id = k.accrual_id AND a.kind = 'views'
    WHERE c.kind = 'correction' AND ${within(sql`c.submission_id`)}
    UNION ALL
    SELECT v.id, v.submission_id, -v.accrued_cents FROM accrual_voids v WHERE ${within(sql`v.submission_id`)}`
}

/**
 * Sums grants and accruals together instead of joining them: the planner cannot know how many lie
 * between two ids, expects a few, and would compare each with each.
 */
export const replayedSettlements: Invariant = {
  id: 'I16',
  group: 'owed-to-creators',
  claim: 'Recalculating every settlement gives the same earnings',
  stopsPayouts: true,
  queries: [
    queryOf(
      'settlement',
      (within) => sql`
        WITH ${looked(within)}, granted AS (
          SELECT settlement_id, campaign_id, sum(granted) AS granted, sum(accrued) AS accrued FROM (
            SELECT settlement_id, campaign_id, granted_cents AS granted, NULL::bigint AS accrued FROM looked
            UNION ALL
            SELECT settlement_id, campaign_id, NULL, accrued_cents FROM earning_accruals
            WHERE kind = 'views' AND id BETWEEN (SELECT first FROM span) AND (SELECT last FROM span)
              AND ${within(sql`settlement_id`)}
          ) each GROUP BY settlement_id, campaign_id
        ), share AS (
          SELECT d.*, c.spendable_cents, c.demand_cents,
            div(d.due_cents::numeric * c.spendable_cents, c.demand_cents) AS base,
            row_number() OVER (PARTITION BY d.settlement_id, d.campaign_id ORDER BY
              mod(d.due_cents::numeric * c.spendable_cents, c.demand_cents) DESC, s.approved_at, s.id)
              AS place
          FROM settlement_demands d
          JOIN settlement_campaigns c USING (settlement_id, campaign_id)
          JOIN submissions s ON s.id = d.submission_id
          WHERE ${within(sql`d.settlement_id`)}
        ), shared AS (
          SELECT share.*, base + CASE WHEN place <= spendable_cents
            - sum(base) OVER (PARTITION BY settlement_id, campaign_id) THEN 1 ELSE 0 END AS fair
          FROM share
        )
        SELECT settlement_id::text AS offender, format('granted %s, accrued %s', granted, accrued) AS detail
        FROM granted WHERE granted <> coalesce(accrued, 0)
        UNION ALL
        SELECT submission_id::text, format('granted %s, fair share %s', granted_cents, fair)
        FROM shared WHERE granted_cents <> fair
        LIMIT 20`,
    ),
    queryOf(
      'submission',
      (within) => sql`
        WITH standing AS (
          SELECT id, sum(cents) OVER (PARTITION BY submission_id ORDER BY id) AS total
          FROM (${standingViews(within)}) step
        ), running AS (
          SELECT a.id, t.total,
            earned_cents(a.views_at_snapshot - coalesce(a.voided_views, 0), s.rate_per_k_views_cents,
              s.min_payout_cents, s.max_payout_cents) AS earned,
            EXISTS (SELECT FROM settlement_demands d WHERE d.settlement_id = a.settlement_id
              AND d.submission_id = a.submission_id) AS was_short, s.campaign_id
          FROM standing t JOIN earning_accruals a ON a.id = t.id AND a.kind = 'views'
          JOIN submissions s ON s.id = a.submission_id
        )
        SELECT id::text AS offender, format('accrued %s in all, earned %s', total, earned) AS detail
        FROM running WHERE total > earned OR (total < earned AND NOT was_short
          AND NOT ${closedLongAgo(sql`campaign_id`)}) LIMIT 20`,
    ),
  ],
}
