import { type Statement, sql } from '../platform/database/sql.ts'

/**
 * Clauses of a WITH that add gained views to the days they were read on, and earned cents to theirs. `gains` selects
 * `campaign_id`, `creator_id`, `at`, `view_count` and `cents`; the caller holds both rows' locks.
 */
export function addDayGains(gains: Statement<never>): Statement<never> {
  return sql`day_gain AS MATERIALIZED (
    SELECT campaign_id, creator_id, (at AT TIME ZONE 'UTC')::date AS day, view_count, cents
    FROM (
      SELECT campaign_id, creator_id, at, sum(view_count) AS view_count, sum(cents) AS cents
      FROM (${gains}) each WHERE view_count > 0 OR cents > 0 GROUP BY 1, 2, 3
    ) g
  ), campaign_day AS (
    INSERT INTO campaign_days AS d (campaign_id, day, view_count, cost_cents)
    SELECT campaign_id, day, sum(view_count), sum(cents) FROM day_gain GROUP BY 1, 2
    ON CONFLICT (campaign_id, day) DO UPDATE SET view_count = d.view_count + excluded.view_count,
      cost_cents = d.cost_cents + excluded.cost_cents
  ), creator_day AS (
    INSERT INTO creator_days AS d (creator_id, day, view_count, earned_cents)
    SELECT creator_id, day, sum(view_count), sum(cents) FROM day_gain GROUP BY 1, 2
    ON CONFLICT (creator_id, day) DO UPDATE SET view_count = d.view_count + excluded.view_count,
      earned_cents = d.earned_cents + excluded.earned_cents
  ), marketplace_day AS (
    INSERT INTO marketplace_day_parts (measure, day, amount)
    SELECT 'views', day, sum(view_count) FROM day_gain WHERE view_count > 0 GROUP BY 2
  )`
}
