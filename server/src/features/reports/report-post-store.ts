import type { Platform, SubmissionStatus } from '@permille/contract/enums'
import type { CampaignId, CreatorId, SubmissionId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { ReportOrder } from '@permille/contract/reports/reports'
import {
  highestFirst,
  type Listed,
  type ListOrder,
  type PageRequest,
} from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { nothingSql, plannedForValues, type Statement, sql, when } from '#platform/database/sql.ts'

/** Whoever may see the campaigns may see their report; how they may is not this feature's to know. */
export interface ReportRequest {
  readonly campaignIds: readonly CampaignId[]
  /** UTC days, both included; the campaign's whole time without. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface Measures {
  readonly viewCount: number
  readonly spentCents: Cents
  readonly likeCount: number | null
  readonly commentCount: number | null
  readonly shareCount: number | null
  readonly engagementCount: number | null
  readonly engagedViews: number
  readonly engagedSpentCents: Cents
}

/** Of several posts. */
export const summedMeasures = sql<Measures>`sum(p.view_count)::bigint AS view_count,
  sum(p.spent_cents)::bigint AS spent_cents, sum(p.like_count)::bigint AS like_count,
  sum(p.comment_count)::bigint AS comment_count, sum(p.share_count)::bigint AS share_count,
  sum(p.engagement_count)::bigint AS engagement_count,
  coalesce(sum(p.view_count) FILTER (WHERE p.engagement_count IS NOT NULL), 0)::bigint AS engaged_views,
  coalesce(sum(p.spent_cents) FILTER (WHERE p.engagement_count IS NOT NULL), 0)::bigint AS engaged_spent_cents`

const midnightBefore = (day: string) => sql<never>`(${day}::date::timestamp AT TIME ZONE 'UTC')`
const midnightAfter = (day: string) =>
  sql<never>`((${day}::date + 1)::timestamp AT TIME ZONE 'UTC')`

/**
 * The views that the post had by then, as its campaign's days count them. Counts only grow, but one entered by hand while the
 * platform's answer was on its way may be later than a higher one.
 */
function viewsBy(moment: Statement<never>): Statement<never> {
  return sql<never>`coalesce((SELECT max(view_count) FROM (SELECT m.view_count FROM submission_metrics m
    WHERE m.submission_id = s.id AND m.counted AND m.snapshot_time < ${moment}
    ORDER BY m.snapshot_time DESC LIMIT 2) latest), 0)`
}

/** Views and cost in all the time: what the post's totals say. */
const ofAllTime = sql<never>`SELECT t.view_count AS views, post_cost_cents(t) AS cents`

/** The money of views is summed by day already; of any other kind a post has a few amounts. Computed once a post: OFFSET. */
function ofRange({ from, to }: Pick<ReportRequest, 'from' | 'to'>): Statement<never> {
  const until = to === undefined ? sql<never>`t.view_count` : viewsBy(midnightAfter(to))
  const before = from === undefined ? sql<never>`0` : viewsBy(midnightBefore(from))
  return sql<never>`SELECT ${until} - before.views AS views, before.views AS views_before,
    coalesce((SELECT sum(d.amount_cents) FROM ledger_days d
      WHERE d.campaign_id = t.campaign_id AND d.submission_id = s.id AND d.event = 'accrual'
        ${when(from, (day) => sql`AND d.day >= ${day}::date`)}
        ${when(to, (day) => sql`AND d.day <= ${day}::date`)}), 0)
    + coalesce((SELECT sum(a.accrued_cents) FROM earning_accruals a
      WHERE a.submission_id = s.id AND a.kind <> 'views' AND a.kind <> 'goodwill'
        ${when(from, (day) => sql`AND a.created_at >= ${midnightBefore(day)}`)}
        ${when(to, (day) => sql`AND a.created_at < ${midnightAfter(day)}`)}), 0) AS cents
    FROM (SELECT ${before} AS views OFFSET 0) before
    OFFSET 0`
}

/** How many readings are searched for one that tells more than views: about a day's. */
const readingsSearched = 24

/** The latest likes, comments and shares that were read by then; nothing where none of the recent readings told any. */
function engagementBy(moment: Statement<never>): Statement<never> {
  return sql<never>`SELECT like_count AS likes, comment_count AS comments, share_count AS shares FROM (
      SELECT m.like_count, m.comment_count, m.share_count, m.snapshot_time FROM submission_metrics m
      WHERE m.submission_id = s.id AND NOT m.is_note AND m.snapshot_time < ${moment}
      ORDER BY m.snapshot_time DESC LIMIT ${readingsSearched}
    ) latest
    WHERE coalesce(like_count, comment_count, share_count) IS NOT NULL
    ORDER BY snapshot_time DESC LIMIT 1`
}

/**
 * What the range begins with: none for a post of which no views had been counted. Likes read before its approval are gained
 * with the views that the approval counts.
 */
function engagementBefore(moment: Statement<never>): Statement<never> {
  return sql<never>`SELECT * FROM (${engagementBy(moment)}) known WHERE brought.views_before > 0
    UNION ALL SELECT 0, 0, 0 WHERE brought.views_before = 0`
}

/** What someone took back later counts as none, never as less; what was not known at first is unknown. */
const gained = (kind: 'likes' | 'comments' | 'shares') => {
  const column = { likes: sql`likes`, comments: sql`comments`, shares: sql`shares` }[kind]
  return sql<never>`CASE WHEN now_known.${column} IS NOT NULL AND then_known.${column} IS NOT NULL
    THEN greatest(0, now_known.${column} - then_known.${column}) END`
}

/**
 * Every post that the campaigns ever approved, with what it brought and cost in the range: `id`, `campaign_id`, `creator_id`,
 * `platform`, `is_approved` (false after a reversal) and the measures. All their views and cents are those of the campaigns' days.
 */
export function reportedPosts(request: ReportRequest): Statement<never> {
  const { campaignIds, from, to } = request
  const isAllTime = from === undefined && to === undefined
  const end = to === undefined ? sql<never>`'infinity'` : midnightAfter(to)
  const before =
    from === undefined
      ? sql<never>`SELECT 0 AS likes, 0 AS comments, 0 AS shares`
      : engagementBefore(midnightBefore(from))
  const [likes, comments, shares] = [gained('likes'), gained('comments'), gained('shares')]
  return sql<never>`SELECT s.id, s.campaign_id, s.creator_id, s.platform, s.status IN ('approved', 'locked', 'paid') AS is_approved,
      t.voided_views, brought.views::bigint AS view_count, brought.cents::bigint AS spent_cents,
      ${likes} AS like_count, ${comments} AS comment_count, ${shares} AS share_count,
      CASE WHEN coalesce(${likes}, ${comments}, ${shares}) IS NOT NULL
        THEN coalesce(${likes}, 0) + coalesce(${comments}, 0) + coalesce(${shares}, 0) END AS engagement_count
    FROM submission_totals t JOIN submissions s ON s.id = t.submission_id
    CROSS JOIN LATERAL (${isAllTime ? ofAllTime : ofRange(request)}) brought
    LEFT JOIN LATERAL (${engagementBy(end)}) now_known ON true
    LEFT JOIN LATERAL (${before}) then_known ON true
    WHERE t.campaign_id = ANY (${campaignIds}::uuid[]) AND s.approved_at IS NOT NULL
      ${isAllTime ? nothingSql : sql`AND (brought.views <> 0 OR brought.cents <> 0)`}`
}

const orders: Readonly<Record<ReportOrder, ListOrder>> = {
  views: highestFirst(sql`p.view_count`, sql`p.id`),
  engagement: highestFirst(sql`coalesce(p.engagement_count, -1)`, sql`p.id`),
  spent: highestFirst(sql`p.spent_cents`, sql`p.id`),
}

export type RankingRequest = ReportRequest & PageRequest & { readonly sort: ReportOrder }

export interface ReportPostRow extends Measures {
  readonly id: SubmissionId
  readonly campaignId: CampaignId
  readonly thumbnailUrl: string | null
  readonly title: string | null
  readonly postUrl: string
  readonly platform: Platform
  readonly socialAccountUsername: string
  readonly creatorName: string
  readonly isCreatorDeleted: boolean
  readonly status: SubmissionStatus
  readonly publishedAt: Date | null
}

/** The approved ones. */
export function listReportPosts(
  db: Database,
  request: RankingRequest,
): Promise<(ReportPostRow & Listed)[]> {
  const order = orders[request.sort]
  return manyRows(
    db,
    plannedForValues(sql<ReportPostRow & Listed>`
      WITH reported AS MATERIALIZED (${reportedPosts(request)}), page AS MATERIALIZED (
        SELECT p.*, ${order.listedAt} FROM reported p WHERE p.is_approved ${order.after(request)}
        ${order.cut(request)}
      )
      SELECT p.id, p.campaign_id, s.thumbnail_url, s.title, s.post_url, s.platform, a.username AS social_account_username,
        u.display_name AS creator_name, u.deleted_at IS NOT NULL AS is_creator_deleted, s.status, s.published_at, p.view_count, p.spent_cents, p.like_count,
        p.comment_count, p.share_count, p.engagement_count,
        CASE WHEN p.engagement_count IS NULL THEN 0 ELSE p.view_count END AS engaged_views,
        CASE WHEN p.engagement_count IS NULL THEN 0 ELSE p.spent_cents END AS engaged_spent_cents, p.listed_at
      FROM page p JOIN submissions s ON s.id = p.id
      JOIN social_accounts a ON a.id = s.social_account_id
      JOIN creators r ON r.id = s.creator_id JOIN users u ON u.id = r.user_id
      ${order.cut(request)}`),
  )
}

export interface ReportCreatorRow extends Measures {
  readonly id: CreatorId
  readonly handle: string
  readonly displayName: string
  readonly avatarUrl: string | null
  readonly postCount: number
}

/** By their approved posts. */
export function listReportCreators(
  db: Database,
  request: RankingRequest,
): Promise<(ReportCreatorRow & Listed)[]> {
  const order = orders[request.sort]
  return manyRows(
    db,
    plannedForValues(sql<ReportCreatorRow & Listed>`
      WITH reported AS MATERIALIZED (${reportedPosts(request)}), creator AS MATERIALIZED (
        SELECT p.creator_id AS id, count(*) AS post_count, ${summedMeasures}
        FROM reported p WHERE p.is_approved GROUP BY 1
      ), page AS MATERIALIZED (
        SELECT p.*, ${order.listedAt} FROM creator p WHERE true ${order.after(request)} ${order.cut(request)}
      )
      SELECT p.*, r.handle, u.display_name, u.avatar_url
      FROM page p JOIN creators r ON r.id = p.id JOIN users u ON u.id = r.user_id
      ${order.cut(request)}`),
  )
}
