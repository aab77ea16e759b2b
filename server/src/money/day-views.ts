import { type Statement, sql } from '../platform/database/sql.ts'

/**
 * Clauses of a WITH that add gained views to the days they were read on. `gains` selects
 * `campaign_id`, `creator_id`, `at` and `view_count`; the caller holds both rows' locks.
 */
export function addDayViews(gains: Statement<never>): Statement<never> {
  return sql`day_gain AS MATERIALIZED (
    SELECT campaign_id, creator_id, (at AT TIME ZONE 'UTC')::date AS day, view_count
    FROM (${gains}) g WHERE view_count > 0
  ), campaign_day AS (
    INSERT INTO campaign_days AS d (campaign_id, day, view_count)
    SELECT campaign_id, day, sum(view_count) FROM day_gain GROUP BY 1, 2
    ON CONFLICT (campaign_id, day) DO UPDATE SET view_count = d.view_count + excluded.view_count
  ), creator_day AS (
    INSERT INTO creator_days AS d (creator_id, day, view_count)
    SELECT creator_id, day, sum(view_count) FROM day_gain GROUP BY 1, 2
    ON CONFLICT (creator_id, day) DO UPDATE SET view_count = d.view_count + excluded.view_count
  ), marketplace_day AS (
    INSERT INTO marketplace_day_parts (measure, day, amount)
    SELECT 'views', day, sum(view_count) FROM day_gain GROUP BY 2
  )`
}
