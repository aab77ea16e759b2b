import type { HistoryDay } from '@permille/contract/history'
import type { Database } from '../../platform/database/database.ts'
import { manyRows } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import type { HistoryRequest } from './history-store.ts'

/**
 * Views gained and money paid out by the whole marketplace per day. Reads only posts that were read
 * within those days, each from its last count before them, so that old posts cost nothing.
 */
export async function readMarketplaceHistory(
  db: Database,
  { days, until }: HistoryRequest,
): Promise<HistoryDay[]> {
  return await manyRows(
    db,
    sql<HistoryDay>`
      WITH span AS (
        SELECT date_trunc('day', ${until}::timestamptz, 'UTC') AS last_day,
          date_trunc('day', ${until}::timestamptz, 'UTC') - (${days}::int - 1) * interval '24 hours'
            AS first_day
      ), post AS (
        SELECT t.submission_id, coalesce((SELECT m.view_count FROM submission_metrics m
          WHERE m.submission_id = t.submission_id AND m.counted AND m.snapshot_time < span.first_day
          ORDER BY m.snapshot_time DESC LIMIT 1), 0) AS views_before
        FROM submission_totals t, span WHERE t.last_read_at >= span.first_day
      ), highest AS (
        SELECT post.submission_id, date_trunc('day', m.snapshot_time, 'UTC') AS day,
          post.views_before, max(m.view_count) AS view_count
        FROM post CROSS JOIN span JOIN submission_metrics m ON m.submission_id = post.submission_id
        WHERE m.counted AND m.snapshot_time >= span.first_day GROUP BY 1, 2, 3
      ), won AS (
        SELECT day, view_count - coalesce(
          lag(view_count) OVER (PARTITION BY submission_id ORDER BY day), views_before) AS view_count
        FROM highest
      ), viewed AS (
        SELECT day, sum(view_count)::bigint AS view_count FROM won GROUP BY day
      ), paid AS (
        SELECT date_trunc('day', p.settled_at, 'UTC') AS day, sum(p.total_cents)::bigint AS amount_cents
        FROM payouts p, span WHERE p.status = 'paid' AND p.settled_at >= span.first_day GROUP BY 1
      ), day AS (
        SELECT generate_series(first_day, last_day, interval '24 hours') AS day FROM span
      )
      SELECT to_char(day.day AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day,
        coalesce(viewed.view_count, 0) AS view_count, coalesce(paid.amount_cents, 0) AS amount_cents
      FROM day LEFT JOIN viewed ON viewed.day = day.day LEFT JOIN paid ON paid.day = day.day
      ORDER BY day.day`,
  )
}
