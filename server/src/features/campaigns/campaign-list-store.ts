import type { PauseReason } from '@permille/contract/campaigns'
import type { CampaignCategory, CampaignStatus, Platform } from '@permille/contract/enums'
import type { Database } from '../../platform/database/database.ts'
import { patternOf } from '../../platform/database/like-pattern.ts'
import { firstRow, manyRows } from '../../platform/database/query.ts'
import { nothingSql, type Statement, sql } from '../../platform/database/sql.ts'
import type { PageEnd } from '../../platform/http/calls/cursor.ts'

/** A campaign as people read it. */
export interface CampaignRow {
  readonly id: string
  readonly brandId: string
  readonly brandName: string
  readonly brandLogoUrl: string | null
  readonly name: string
  readonly type: 'ugc'
  readonly category: CampaignCategory
  readonly status: CampaignStatus
  readonly pauseReason: PauseReason | null
  readonly currency: 'usd'
  readonly budgetCents: number
  readonly fundedCents: number
  readonly paidOutCents: number
  readonly leftCents: number
  readonly burnPerDayCents: number
  readonly rewardRatePerKViewsCents: number
  readonly minPayoutCents: number
  readonly maxPayoutCents: number
  readonly flatBonusCents: number
  readonly platformsAllowed: Platform[]
  readonly availableContentUrl: string | null
  readonly contentRequirements: string | null
  readonly thumbnailUrl: string | null
  readonly autoApproveAfterHours: number
  readonly pendingPostsMax: number
  readonly approvedPostsMax: number
  readonly createdAt: Date
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly liveAt: Date | null
}

const campaignColumns = sql<CampaignRow>`c.id, c.brand_id, b.name AS brand_name,
  b.logo_url AS brand_logo_url, c.name, c.type, c.category, c.status, c.pause_reason, c.currency, c.budget_cents, c.funded_cents,
  c.paid_out_cents, campaign_left_cents(c) AS left_cents,
  campaign_burn_cents(c, now()) AS burn_per_day_cents, c.reward_rate_per_k_views_cents, c.min_payout_cents, c.max_payout_cents,
  c.flat_bonus_cents, c.platforms_allowed::text[] AS platforms_allowed, c.available_content_url,
  c.content_requirements, c.thumbnail_url, c.auto_approve_after_hours, c.pending_posts_max,
  c.approved_posts_max, c.created_at, c.starts_at, c.ends_at, c.live_at`

/** Whose eyes: an admin's see all, a brand's its own, a creator's what went live. */
export type CampaignViewer =
  | { readonly kind: 'admin' }
  | { readonly kind: 'creator' }
  | { readonly kind: 'brand'; readonly brandId: string }

function visibleTo(viewer: CampaignViewer): Statement<never> {
  if (viewer.kind === 'admin') return nothingSql
  if (viewer.kind === 'creator') return sql`AND c.live_at IS NOT NULL`
  return sql`AND c.brand_id = ${viewer.brandId}`
}

export function findVisibleCampaign(
  db: Database,
  campaignId: string,
  viewer: CampaignViewer,
): Promise<CampaignRow | undefined> {
  return firstRow(
    db,
    sql<CampaignRow>`SELECT ${campaignColumns} FROM campaigns c JOIN brands b ON b.id = c.brand_id
      WHERE c.id = ${campaignId} ${visibleTo(viewer)}`,
  )
}

/** A row of a list; `listedAt` is where the next page goes on. */
export interface ListedCampaignRow extends CampaignRow {
  readonly listedAt: string
}

export interface LiveFilter {
  readonly search?: string | undefined
  readonly platform?: Platform | undefined
  readonly category?: CampaignCategory | undefined
  readonly after?: PageEnd | undefined
  readonly limit: number
}

export function listLiveCampaigns(db: Database, filter: LiveFilter): Promise<ListedCampaignRow[]> {
  return manyRows(
    db,
    sql<ListedCampaignRow>`SELECT ${campaignColumns}, c.created_at::text AS listed_at
      FROM campaigns c JOIN brands b ON b.id = c.brand_id
      WHERE c.status = 'live' ${matching(filter)} ${afterPosition(filter.after)}
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${filter.limit}`,
  )
}

function matching(filter: LiveFilter): Statement<never> {
  const { search, platform, category } = filter
  const pattern = patternOf(search)
  const bySearch = pattern
    ? sql`AND (c.name ILIKE ${pattern} OR b.name ILIKE ${pattern})`
    : nothingSql
  const byPlatform = platform
    ? sql`AND c.platforms_allowed @> ARRAY[${platform}::text::platform]`
    : nothingSql
  const byCategory = category
    ? sql`AND c.category = ${category}::text::campaign_category`
    : nothingSql
  return sql`${bySearch} ${byPlatform} ${byCategory}`
}

function afterPosition(after: PageEnd | undefined): Statement<never> {
  return after
    ? sql`AND (c.created_at, c.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : nothingSql
}

export interface OwnCampaignRow extends ListedCampaignRow {
  readonly pendingSubmissions: number
  readonly oldestPendingAt: Date | null
  readonly totalSubmissions: number
  readonly totalViews: number
  readonly pauseNote: string | null
}

export interface OwnFilter {
  readonly brandId: string
  readonly status?: CampaignStatus | undefined
  readonly after?: PageEnd | undefined
  readonly limit: number
}

export function listOwnCampaigns(db: Database, filter: OwnFilter): Promise<OwnCampaignRow[]> {
  const byStatus = filter.status
    ? sql`AND c.status = ${filter.status}::text::campaign_status`
    : nothingSql
  return manyRows(
    db,
    sql<OwnCampaignRow>`${ownCampaigns(filter.brandId)} ${byStatus} ${afterPosition(filter.after)}
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${filter.limit}`,
  )
}

export function findOwnCampaign(
  db: Database,
  campaignId: string,
  brandId: string,
): Promise<OwnCampaignRow | undefined> {
  return firstRow(db, sql<OwnCampaignRow>`${ownCampaigns(brandId)} AND c.id = ${campaignId}`)
}

/** The brand's campaigns with their counts; what narrows them comes behind. */
function ownCampaigns(brandId: string): Statement<OwnCampaignRow> {
  return sql<OwnCampaignRow>`SELECT ${countedCampaigns} WHERE c.brand_id = ${brandId}`
}

/** Columns and sources of campaigns with what was submitted to each. */
const countedCampaigns = sql<OwnCampaignRow>`${campaignColumns}, c.created_at::text AS listed_at,
    totals.*, CASE WHEN c.pause_reason = 'admin' THEN (
      SELECT x.note FROM campaign_status_changes x
      WHERE x.campaign_id = c.id AND x.to_status = 'paused' ORDER BY x.seq DESC LIMIT 1
    ) END AS pause_note
    FROM campaigns c JOIN brands b ON b.id = c.brand_id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE s.status = 'pending') AS pending_submissions,
        min(s.submitted_at) FILTER (WHERE s.status = 'pending') AS oldest_pending_at,
        count(*) AS total_submissions,
        coalesce(sum(t.view_count), 0)::bigint AS total_views
      FROM submissions s LEFT JOIN submission_totals t ON t.submission_id = s.id
      WHERE s.campaign_id = c.id
    ) totals`

export interface AdminCampaignRow extends OwnCampaignRow {
  readonly brandUserId: string
}

export interface AllCampaignsFilter {
  /** A LIKE pattern, or null. */
  readonly pattern: string | null
  readonly status: CampaignStatus | null
  readonly brandId: string | null
  readonly after: PageEnd | undefined
  readonly limit: number
}

/** Every brand's campaigns, for an admin; newest first. */
export function listAllCampaigns(
  db: Database,
  filter: AllCampaignsFilter,
): Promise<AdminCampaignRow[]> {
  const { pattern, status, brandId } = filter
  return manyRows(
    db,
    sql<AdminCampaignRow>`SELECT b.owner_user_id AS brand_user_id, ${countedCampaigns}
      WHERE (${status}::campaign_status IS NULL OR c.status = ${status})
        AND (${brandId}::uuid IS NULL OR c.brand_id = ${brandId})
        AND (${pattern}::text IS NULL OR c.name ILIKE ${pattern} OR b.name ILIKE ${pattern})
        ${afterPosition(filter.after)}
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${filter.limit}`,
  )
}
