import type {
  CampaignSort,
  OwnCampaignOrder,
  PauseReason,
} from '@permille/contract/campaigns/campaigns'
import type { BrandReviews } from '@permille/contract/campaigns/trust'
import type { CampaignCategory, CampaignStatus, Platform } from '@permille/contract/enums'
import type { BrandId, CampaignId, CreatorId, UserId } from '@permille/contract/ids'
import { paceDays } from '@permille/contract/limits'
import type { Cents, CentsPerKViews } from '@permille/contract/money'
import {
  directed,
  highestFirst,
  type Listed,
  type ListOrder,
  newestFirst,
  type PageRequest,
  soonestFirst,
} from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { whenSearched } from '#platform/database/search-pattern.ts'
import { nothingSql, type Statement, sql, when } from '#platform/database/sql.ts'
import { moneyRefusingReasons } from './pause-reasons.ts'
import { reviewsOf } from './trust-store.ts'

/** A campaign as shown to people. */
export interface CampaignRow {
  readonly id: CampaignId
  readonly brandId: BrandId
  readonly brandName: string
  readonly brandLogoUrl: string | null
  readonly brandReviews: BrandReviews
  readonly name: string
  readonly type: 'ugc'
  readonly category: CampaignCategory
  readonly status: CampaignStatus
  readonly pauseReason: PauseReason | null
  readonly pauseReasons: PauseReason[]
  readonly currency: 'usd'
  readonly budgetCents: Cents
  readonly fundedCents: Cents
  readonly paidOutCents: Cents
  readonly leftCents: Cents
  readonly burnPerDayCents: Cents
  readonly rewardRatePerKViewsCents: CentsPerKViews
  readonly minPayoutCents: Cents
  readonly maxPayoutCents: Cents
  readonly flatBonusCents: Cents
  readonly platformsAllowed: Platform[]
  readonly availableContentUrl: string | null
  readonly contentRequirements: string | null
  readonly thumbnailUrl: string | null
  readonly autoApproveAfterHours: number
  readonly pendingPostsMax: number
  readonly approvedPostsMax: number
  readonly creatorsMax: number | null
  readonly placesLeft: number | null
  readonly isInviteOnly: boolean
  readonly needsDisclosure: boolean
  readonly createdAt: Date
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly liveAt: Date | null
}

export const campaignColumns = sql<CampaignRow>`c.id, c.brand_id, b.name AS brand_name,
  b.logo_url AS brand_logo_url, ${reviewsOf(sql`b.id`)} AS brand_reviews, c.name, c.type, c.category, c.status, c.pause_reason, c.pause_reasons, c.currency, c.budget_cents, c.funded_cents,
  c.paid_out_cents, campaign_left_cents(c) AS left_cents,
  campaign_burn_cents(c, now(), ${paceDays}::int) AS burn_per_day_cents, c.reward_rate_per_k_views_cents, c.min_payout_cents, c.max_payout_cents,
  c.flat_bonus_cents, c.platforms_allowed::text[] AS platforms_allowed, c.available_content_url,
  c.content_requirements, c.thumbnail_url, c.auto_approve_after_hours, c.pending_posts_max,
  c.approved_posts_max, c.creators_max, campaign_places_left(c) AS places_left,
  c.is_invite_only, c.needs_disclosure, c.created_at, c.starts_at, c.ends_at, c.live_at`

/** Who is looking: an admin sees all, a brand its own, a creator those that went live and are open to them. */
export type CampaignViewer =
  | { readonly kind: 'admin' }
  | { readonly kind: 'creator'; readonly creatorId: CreatorId }
  | { readonly kind: 'brand'; readonly brandId: BrandId }

function visibleTo(viewer: CampaignViewer): Statement<never> {
  if (viewer.kind === 'admin') return nothingSql
  if (viewer.kind === 'brand') return sql`AND c.brand_id = ${viewer.brandId}`
  return sql`AND c.live_at IS NOT NULL AND (NOT c.is_invite_only OR ${joinedBy(viewer.creatorId)})`
}

export function joinedBy(creatorId: CreatorId): Statement<never> {
  return sql`EXISTS (SELECT FROM campaign_joins j
    WHERE j.campaign_id = c.id AND j.creator_id = ${creatorId})`
}

export function findVisibleCampaign(
  db: Database,
  campaignId: CampaignId,
  viewer: CampaignViewer,
): Promise<CampaignRow | undefined> {
  return firstRow(
    db,
    sql<CampaignRow>`SELECT ${campaignColumns} FROM campaigns c JOIN brands b ON b.id = c.brand_id
      WHERE c.id = ${campaignId} ${visibleTo(viewer)}`,
  )
}

export type ListedCampaignRow = CampaignRow & Listed

const order = newestFirst(sql`c.created_at`, sql`c.id`)

/** Later than any end a brand can choose. Written as in the index, which would not be used otherwise. */
const endOrNever: Statement<never> = sql`coalesce(c.ends_at, '9999-12-31 00:00:00+00'::timestamptz)`

const liveOrders: Readonly<Record<CampaignSort, ListOrder>> = {
  newest: order,
  rate: highestFirst(sql`c.reward_rate_per_k_views_cents`, sql`c.id`),
  left: highestFirst(sql`campaign_left_cents(c)`, sql`c.id`),
  ending: soonestFirst(endOrNever, sql`c.id`),
}

export interface LiveFilter extends PageRequest {
  readonly search?: string | undefined
  readonly platform?: Platform | undefined
  readonly category?: CampaignCategory | undefined
  readonly sort?: CampaignSort | undefined
}

export function listLiveCampaigns(db: Database, filter: LiveFilter): Promise<ListedCampaignRow[]> {
  const sorted = liveOrders[filter.sort ?? 'newest']
  return manyRows(
    db,
    sql<ListedCampaignRow>`SELECT ${campaignColumns}, ${sorted.listedAt}
      FROM campaigns c JOIN brands b ON b.id = c.brand_id
      WHERE c.status = 'live' AND NOT c.is_invite_only ${matching(filter)} ${sorted.after(filter)}
      ${sorted.cut(filter)}`,
  )
}

/** Each through an index of words. */
export function campaignOrBrand(pattern: string): Statement<never> {
  return sql`(' ' || search_form(c.name)) LIKE ${pattern} OR c.brand_id = ANY(ARRAY(
    SELECT id FROM brands WHERE (' ' || search_form(name)) LIKE ${pattern}))`
}

function matching({ search, platform, category }: LiveFilter): Statement<never> {
  const bySearch = whenSearched(search, campaignOrBrand)
  const byPlatform = when(
    platform,
    (one) => sql`AND c.platforms_allowed @> ARRAY[${one}::platform]`,
  )
  const byCategory = when(category, (one) => sql`AND c.category = ${one}`)
  return sql`${bySearch} ${byPlatform} ${byCategory}`
}

export interface OwnCampaignRow extends ListedCampaignRow {
  readonly returnedCents: Cents
  readonly takenBackCents: Cents
  readonly pendingSubmissions: number
  readonly oldestPendingAt: Date | null
  readonly totalSubmissions: number
  readonly totalViews: number
  readonly pauseNote: string | null
  readonly pausedBy: string | null
  readonly exhaustedAt: Date | null
  readonly isFundingDisputed: boolean
  readonly isBrandSuspended: boolean
}

export interface OwnFilter extends PageRequest {
  readonly brandId: BrandId
  readonly userId: UserId | null
  readonly status?: CampaignStatus | undefined
  readonly search?: string | undefined
  readonly sort: OwnCampaignOrder
  readonly reverse?: '1' | undefined
}

/** A campaign that cannot spend is last in either direction. */
function leftBy(cents: Statement<never>): ListOrder {
  return highestFirst(
    sql`CASE WHEN c.status IN ('live', 'paused') THEN ${cents} ELSE ${-Number.MAX_SAFE_INTEGER} END`,
    sql`c.id`,
  )
}

/** Of campaigns `c` with their counts `k`. */
export const commonOrders = {
  newest: order,
  funded: highestFirst(sql`c.funded_cents`, sql`c.id`),
  spent: highestFirst(sql`c.paid_out_cents`, sql`c.id`),
  views: highestFirst(sql`coalesce(k.view_count, 0)`, sql`c.id`),
  left: {
    ...leftBy(sql`-campaign_left_cents(c)`),
    reversed: () => leftBy(sql`campaign_left_cents(c)`),
  },
} satisfies Partial<Record<OwnCampaignOrder, ListOrder>>

/** Its money is spent and it can be topped up, as in `topUpUntil`. */
const needsMoney: Statement<never> = sql`('budget_exhausted' = ANY(c.pause_reasons)
  AND NOT c.pause_reasons && ${moneyRefusingReasons}::text[])`

const ownOrders: Readonly<Record<OwnCampaignOrder, ListOrder>> = {
  ...commonOrders,
  // A page ends at one value, so those that come first count as created a thousand years later.
  money: newestFirst(
    sql`CASE WHEN ${needsMoney} THEN c.created_at + interval '1000 years' ELSE c.created_at END`,
    sql`c.id`,
  ),
  review: highestFirst(sql`pending.pending_submissions`, sql`c.id`),
}

export function ownCampaignOrder({
  sort,
  reverse,
}: Pick<OwnFilter, 'sort' | 'reverse'>): ListOrder {
  return directed(ownOrders[sort], reverse)
}

/** A brand's own are few enough to be searched and sorted where they are. */
export function listOwnCampaigns(db: Database, filter: OwnFilter): Promise<OwnCampaignRow[]> {
  const sorted = ownCampaignOrder(filter)
  const byStatus = when(filter.status, (status) => sql`AND c.status = ${status}`)
  const bySearch = whenSearched(
    filter.search,
    (words) => sql`(' ' || search_form(c.name)) LIKE ${words}`,
  )
  return manyRows(
    db,
    sql<OwnCampaignRow>`SELECT ${countedCampaigns(sorted, filter.userId)} WHERE c.brand_id = ${filter.brandId}
      ${byStatus} ${bySearch} ${sorted.after(filter)} ${sorted.cut(filter)}`,
  )
}

export function findOwnCampaign(
  db: Database,
  campaignId: CampaignId,
  { brandId, userId }: { brandId: BrandId; userId: UserId | null },
): Promise<OwnCampaignRow | undefined> {
  return firstRow(
    db,
    sql<OwnCampaignRow>`SELECT ${countedCampaigns(order, userId)}
      WHERE c.brand_id = ${brandId} AND c.id = ${campaignId}`,
  )
}

/**
 * Of submission `s`: nobody has decided on it. An approval that can still be undone is a decision
 * (docs/screens.md). Everything that counts what waits for a decision counts this.
 */
export const isToReview: Statement<never> = sql`(s.status = 'pending'
  AND NOT EXISTS (SELECT FROM kept_approvals k WHERE k.submission_id = s.id))`

/** The key by which campaign `c` was paused, or whoever did it for its brand, unless that is the reader. */
function pauserSeenBy(userId: UserId | null): Statement<never> {
  return sql`CASE WHEN 'manual' = ANY(c.pause_reasons) THEN (
      SELECT coalesce(key.name, u.display_name) FROM campaign_status_changes x
      LEFT JOIN api_keys key ON key.id = x.key_id LEFT JOIN users u ON u.id = x.actor_user_id AND u.id IS DISTINCT FROM ${userId}::uuid
      WHERE x.campaign_id = c.id AND x.reason = 'manual' ORDER BY x.seq DESC LIMIT 1
    ) END`
}

/** Columns and sources of campaigns with their counts, as someone of their brand reads them, or an admin. */
export function countedCampaigns(
  sorted: ListOrder,
  userId?: UserId | null,
): Statement<OwnCampaignRow> {
  return sql<OwnCampaignRow>`${campaignColumns}, ${sorted.listedAt}, pending.*,
    c.refunded_cents + c.debt_paid_cents AS returned_cents, c.charged_back_cents AS taken_back_cents,
    coalesce(k.post_count, 0) AS total_submissions, coalesce(k.view_count, 0) AS total_views,
    CASE WHEN 'admin' = ANY(c.pause_reasons) THEN (
      SELECT x.note FROM campaign_status_changes x
      WHERE x.campaign_id = c.id AND x.reason = 'admin' ORDER BY x.seq DESC LIMIT 1
    ) END AS pause_note, ${userId === undefined ? sql`NULL::text` : pauserSeenBy(userId)} AS paused_by, c.exhausted_at, is_campaign_disputed(c.id) AS is_funding_disputed,
    b.suspended_at IS NOT NULL AS is_brand_suspended
    FROM campaigns c JOIN brands b ON b.id = c.brand_id
    LEFT JOIN campaign_counts k ON k.campaign_id = c.id
    CROSS JOIN LATERAL (
      SELECT count(*) AS pending_submissions, min(s.submitted_at) AS oldest_pending_at
      FROM submissions s WHERE s.campaign_id = c.id AND ${isToReview}
    ) pending`
}
