import type { HistoryDay } from '@permille/contract/history/history'
import type { BrandId, CampaignId, CreatorId } from '@permille/contract/ids'
import { historyDaysByWeek, historyDaysMaximum } from '@permille/contract/limits'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'

export interface HistoryRequest {
  readonly days: number
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly until: Date
}

/** Where a history's rows are; `counted` selects each `day` on which something was counted. */
interface HistorySource {
  readonly found: Statement<never>
  readonly counted: Statement<never>
}

/** The fewest days that a range has which begins with the first day counted. */
const leastDays = 7

/**
 * The days, weeks or months asked for in UTC, oldest first, empty ones as zeros. `found` selects the rows within
 * `span`; rows of weeks and months are dated by their first day in it.
 */
export function historyRows(
  { found, counted }: HistorySource,
  request: HistoryRequest,
): Statement<HistoryDay> {
  return sql<HistoryDay>`
    WITH ends AS (${endsOf(request, counted)}), span AS (
      SELECT first_day, last_day, CASE
        WHEN last_day - first_day < ${historyDaysMaximum}::int THEN 'day'
        WHEN last_day - first_day < ${historyDaysByWeek}::int THEN 'week' ELSE 'month' END AS unit
      FROM ends
    ), found AS (${found}), daily AS (
      SELECT day, sum(view_count)::bigint AS view_count, sum(amount_cents)::bigint AS amount_cents
      FROM found GROUP BY day
    ), summed AS (
      SELECT date_trunc(unit, day::timestamp) AS start, sum(view_count)::bigint AS view_count,
        sum(amount_cents)::bigint AS amount_cents
      FROM daily, span GROUP BY 1
    )
    SELECT to_char(greatest(each.start, first_day), 'YYYY-MM-DD') AS day,
      unit, coalesce(summed.view_count, 0) AS view_count, coalesce(summed.amount_cents, 0) AS amount_cents
    FROM span CROSS JOIN LATERAL generate_series(
      date_trunc(unit, first_day::timestamp), last_day::timestamp, ('1 ' || unit)::interval) AS each (start)
    LEFT JOIN summed USING (start)
    ORDER BY each.start`
}

/** The first and the last day of the range, which ends today at the latest. */
function endsOf({ days, from, to, until }: HistoryRequest, counted: Statement<never>) {
  const today = sql<never>`(${until}::timestamptz AT TIME ZONE 'UTC')::date`
  const known = sql<never>`(SELECT min(day) AS first_day, max(day) AS last_day FROM (${counted}) c)`
  const last =
    to === 'last' ? sql<never>`coalesce(last_day, ${today})` : sql<never>`${to ?? null}::date`
  const first =
    from === 'first'
      ? sql<never>`least(first_day, last_day - ${leastDays - 1}::int)`
      : sql<never>`coalesce(${from ?? null}::date, last_day - ${days - 1}::int)`
  // Nothing is looked for unless asked.
  const source =
    from === 'first' || to === 'last'
      ? known
      : sql<never>`(SELECT NULL::date AS first_day, NULL::date AS last_day)`
  return sql<never>`SELECT ${first} AS first_day, last_day
    FROM (SELECT first_day, least(${last}, ${today}) AS last_day FROM ${source} known) e`
}

export async function readCreatorHistory(
  db: Database,
  request: HistoryRequest & { creatorId: CreatorId },
): Promise<HistoryDay[]> {
  const days = sql<never>`creator_days d WHERE d.creator_id = ${request.creatorId}`
  const found = sql<never>`SELECT d.day, d.view_count, d.earned_cents AS amount_cents
    FROM span, ${days} AND d.day BETWEEN span.first_day AND span.last_day`
  const counted = sql<never>`SELECT d.day FROM ${days}`
  return await manyRows(db, historyRows({ found, counted }, request))
}

/** For one campaign if named, otherwise for all of the brand's; for another brand's it is empty. */
export async function readBrandHistory(
  db: Database,
  request: HistoryRequest & { brandId: BrandId; campaignId: CampaignId | undefined },
): Promise<HistoryDay[]> {
  const campaignId = request.campaignId ?? null
  const own = sql<never>`c.brand_id = ${request.brandId}
    AND (${campaignId}::uuid IS NULL OR c.id = ${campaignId}::uuid)`
  const found = sql<never>`SELECT d.day, d.view_count, d.cost_cents AS amount_cents
    FROM span, campaigns c JOIN campaign_days d ON d.campaign_id = c.id
    WHERE ${own} AND d.day BETWEEN span.first_day AND span.last_day`
  // Each campaign's ends are two look-ups in its index, however many days it has.
  const counted = sql<never>`SELECT e.day FROM campaigns c CROSS JOIN LATERAL (
      SELECT min(day) AS day FROM campaign_days d WHERE d.campaign_id = c.id
      UNION ALL SELECT max(day) FROM campaign_days d WHERE d.campaign_id = c.id) e
    WHERE ${own}`
  return await manyRows(db, historyRows({ found, counted }, request))
}
