import type { HistoryDay } from '@permille/contract/history/history'
import type { BrandId, CampaignId, CreatorId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'

export interface HistoryRequest {
  readonly days: number
  readonly until: Date
}

/** The last days in UTC, oldest first, empty ones as zeros. `found` selects their rows. */
export function dailyHistory(
  found: Statement<never>,
  { days, until }: HistoryRequest,
): Statement<HistoryDay> {
  return sql<HistoryDay>`
    WITH span AS (
      SELECT (${until}::timestamptz AT TIME ZONE 'UTC')::date AS last_day,
        (${until}::timestamptz AT TIME ZONE 'UTC')::date - (${days}::int - 1) AS first_day
    ), found AS (${found}), summed AS (
      SELECT day, sum(view_count)::bigint AS view_count, sum(amount_cents)::bigint AS amount_cents
      FROM found GROUP BY day
    )
    SELECT to_char(each.day, 'YYYY-MM-DD') AS day, coalesce(summed.view_count, 0) AS view_count,
      coalesce(summed.amount_cents, 0) AS amount_cents
    FROM span CROSS JOIN LATERAL generate_series(first_day::timestamp, last_day, interval '1 day')
      AS each (day)
    LEFT JOIN summed ON summed.day = each.day::date
    ORDER BY each.day`
}

export async function readCreatorHistory(
  db: Database,
  request: HistoryRequest & { creatorId: CreatorId },
): Promise<HistoryDay[]> {
  const found = sql<never>`SELECT d.day, d.view_count, d.earned_cents AS amount_cents
    FROM creator_days d, span WHERE d.creator_id = ${request.creatorId} AND d.day >= span.first_day`
  return await manyRows(db, dailyHistory(found, request))
}

/** For one campaign if named, otherwise for all of the brand's; for another brand's it is empty. */
export async function readBrandHistory(
  db: Database,
  request: HistoryRequest & { brandId: BrandId; campaignId: CampaignId | undefined },
): Promise<HistoryDay[]> {
  const campaignId = request.campaignId ?? null
  const found = sql<never>`SELECT d.day, d.view_count, d.cost_cents AS amount_cents
    FROM span, campaigns c JOIN campaign_days d ON d.campaign_id = c.id
    WHERE c.brand_id = ${request.brandId} AND d.day >= span.first_day
      AND (${campaignId}::uuid IS NULL OR c.id = ${campaignId}::uuid)`
  return await manyRows(db, dailyHistory(found, request))
}
