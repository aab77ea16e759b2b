import type { HistoryDay } from '@permille/contract/history'
import type { BrandId, CampaignId, CreatorId } from '@permille/contract/ids'
import type { Database } from '../../platform/database/database.ts'
import { manyRows } from '../../platform/database/query.ts'
import { type Statement, sql } from '../../platform/database/sql.ts'

export interface HistoryRequest {
  readonly days: number
  readonly until: Date
}

/**
 * Includes empty days, as zeros. `posts` selects the submissions; a day's views are what its highest
 * counted snapshots added to the days before.
 */
function dailyHistory(
  posts: Statement<never>,
  { days, until }: HistoryRequest,
): Statement<HistoryDay> {
  return sql<HistoryDay>`
    WITH post AS (${posts}), day AS (
      SELECT generate_series(
        date_trunc('day', ${until}::timestamptz AT TIME ZONE 'UTC') - (${days}::int - 1) * interval '1 day',
        date_trunc('day', ${until}::timestamptz AT TIME ZONE 'UTC'), interval '1 day') AS day
    ), highest AS (
      SELECT m.submission_id, date_trunc('day', m.snapshot_time AT TIME ZONE 'UTC') AS day,
        max(m.view_count) AS view_count
      FROM submission_metrics m JOIN post ON post.submission_id = m.submission_id
      WHERE m.counted GROUP BY 1, 2
    ), won AS (
      SELECT day, view_count - coalesce(
        lag(view_count) OVER (PARTITION BY submission_id ORDER BY day), 0) AS view_count
      FROM highest
    ), viewed AS (
      SELECT day, sum(view_count)::bigint AS view_count FROM won GROUP BY day
    ), earned AS (
      SELECT date_trunc('day', a.created_at AT TIME ZONE 'UTC') AS day,
        sum(a.accrued_cents)::bigint AS amount_cents
      FROM earning_accruals a JOIN post ON post.submission_id = a.submission_id GROUP BY 1
    )
    SELECT to_char(day.day, 'YYYY-MM-DD') AS day, coalesce(viewed.view_count, 0) AS view_count,
      coalesce(earned.amount_cents, 0) AS amount_cents
    FROM day LEFT JOIN viewed ON viewed.day = day.day LEFT JOIN earned ON earned.day = day.day
    ORDER BY day.day`
}

export async function readCreatorHistory(
  db: Database,
  request: HistoryRequest & { creatorId: CreatorId },
): Promise<HistoryDay[]> {
  const posts = sql<never>`SELECT submission_id FROM submission_totals
    WHERE creator_id = ${request.creatorId}`
  return await manyRows(db, dailyHistory(posts, request))
}

/** For one campaign if named, otherwise for all of the brand's; for another brand's it is empty. */
export async function readBrandHistory(
  db: Database,
  request: HistoryRequest & { brandId: BrandId; campaignId: CampaignId | undefined },
): Promise<HistoryDay[]> {
  const campaignId = request.campaignId ?? null
  const posts = sql<never>`SELECT t.submission_id FROM submission_totals t
    JOIN campaigns c ON c.id = t.campaign_id
    WHERE c.brand_id = ${request.brandId}
      AND (${campaignId}::uuid IS NULL OR c.id = ${campaignId}::uuid)`
  return await manyRows(db, dailyHistory(posts, request))
}
