import type { CampaignStatus, Platform } from '@permille/contract/enums'
import type { HistoryDay } from '@permille/contract/history/history'
import type { BrandId, CampaignId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { plannedForValues, sql, when } from '#platform/database/sql.ts'
import {
  type Measures,
  type ReportRequest,
  reportedPosts,
  summedMeasures,
} from './report-post-store.ts'

export interface ReportHead {
  readonly id: CampaignId
  readonly name: string
  readonly status: CampaignStatus
  readonly brandName: string
  readonly isPublished: boolean
  /** Null if the range has no day of the campaign's. */
  readonly firstDay: string | null
  readonly lastDay: string | null
}

interface HeadsRequest extends Pick<ReportRequest, 'from' | 'to'> {
  /** The brand that must own them. */
  readonly brandId: BrandId
  /** Null for all of the brand's. */
  readonly campaignIds: readonly CampaignId[] | null
  readonly at: Date
}

/**
 * The campaigns with the days of the range that each had, in UTC: from its first day live, or with a view or cost, to today,
 * or to its last one if it is completed. The latest comes first.
 */
export function readReportHeads(
  db: Database,
  { campaignIds, brandId, from, to, at }: HeadsRequest,
): Promise<ReportHead[]> {
  const today = sql<never>`(${at}::timestamptz AT TIME ZONE 'UTC')::date`
  return manyRows(
    db,
    plannedForValues(sql<ReportHead>`
      SELECT c.id, c.name, c.status, b.name AS brand_name, c.live_at IS NOT NULL AS is_published,
        CASE WHEN span.first_day <= span.last_day THEN to_char(span.first_day, 'YYYY-MM-DD') END AS first_day,
        CASE WHEN span.first_day <= span.last_day THEN to_char(span.last_day, 'YYYY-MM-DD') END AS last_day
      FROM campaigns c JOIN brands b ON b.id = c.brand_id
      CROSS JOIN LATERAL (SELECT min(day) AS first_day, max(day) AS last_day FROM campaign_days
        WHERE campaign_id = c.id) busy
      CROSS JOIN LATERAL (SELECT CASE WHEN coalesce(c.live_at, busy.first_day) IS NOT NULL
          THEN greatest(${from ?? null}::date, least(busy.first_day, (c.live_at AT TIME ZONE 'UTC')::date)) END AS first_day,
        least(${to ?? null}::date, CASE WHEN c.status = 'completed'
          THEN greatest(busy.last_day, (c.completed_at AT TIME ZONE 'UTC')::date) ELSE ${today} END) AS last_day) span
      WHERE c.brand_id = ${brandId} ${when(campaignIds, (ids) => sql`AND c.id = ANY (${ids}::uuid[])`)}
      ORDER BY c.live_at DESC NULLS LAST, c.id DESC`),
  )
}

/** From the first to the last day, empty ones as zeros. */
export function readReportDays(
  db: Database,
  campaignIds: readonly CampaignId[],
  { firstDay, lastDay }: Pick<ReportHead, 'firstDay' | 'lastDay'>,
): Promise<HistoryDay[]> {
  return manyRows(
    db,
    plannedForValues(sql<HistoryDay>`
      WITH daily AS (
        SELECT d.day, sum(d.view_count)::bigint AS view_count, sum(d.cost_cents)::bigint AS cost_cents
        FROM campaign_days d WHERE d.campaign_id = ANY (${campaignIds}::uuid[])
          AND d.day BETWEEN ${firstDay}::date AND ${lastDay}::date
        GROUP BY d.day
      )
      SELECT to_char(each.day, 'YYYY-MM-DD') AS day, 'day' AS unit, coalesce(d.view_count, 0) AS view_count,
        coalesce(d.cost_cents, 0) AS amount_cents
      FROM generate_series(${firstDay}::date::timestamp, ${lastDay}::date, interval '1 day') AS each (day)
      LEFT JOIN daily d ON d.day = each.day::date
      ORDER BY each.day`),
  )
}

export interface ReportPart extends Measures {
  /** Null for all platforms together. */
  readonly platform: Platform | null
  /** False for posts whose approval was taken back. */
  readonly isApproved: boolean
  readonly postCount: number
  readonly creatorCount: number
  readonly voidedViews: number
}

/** The sums of approved and of reversed posts, of each platform and of all; most viewed platforms first. */
export function readReportParts(db: Database, request: ReportRequest): Promise<ReportPart[]> {
  return manyRows(
    db,
    plannedForValues(sql<ReportPart>`
      WITH reported AS MATERIALIZED (${reportedPosts(request)})
      SELECT p.platform, p.is_approved, count(*) AS post_count, count(DISTINCT p.creator_id) AS creator_count,
        sum(p.voided_views)::bigint AS voided_views, ${summedMeasures}
      FROM reported p GROUP BY GROUPING SETS ((p.is_approved), (p.is_approved, p.platform))
      ORDER BY view_count DESC, p.platform`),
  )
}

export interface CampaignSums {
  readonly campaignId: CampaignId
  readonly viewCount: number
  readonly spentCents: Cents
}

/** What each campaign brought and cost; those without a post in the range are left out. */
export function readCampaignSums(db: Database, request: ReportRequest): Promise<CampaignSums[]> {
  return manyRows(
    db,
    plannedForValues(sql<CampaignSums>`
      SELECT p.campaign_id, sum(p.view_count)::bigint AS view_count, sum(p.spent_cents)::bigint AS spent_cents
      FROM (${reportedPosts(request)}) p GROUP BY p.campaign_id`),
  )
}
