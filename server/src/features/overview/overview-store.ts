import type { BrandId, CreatorId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { creatorBalances, creatorDebts } from '#money/balances.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { marketplaceSums } from '../history/public.ts'

export interface BrandStats {
  readonly totalBudget: Cents
  readonly totalFunded: Cents
  readonly totalPaid: Cents
  readonly activeCampaigns: number
  readonly totalSubmissions: number
}

/** rules §7: the budget counts campaigns that left draft. */
export async function readBrandStats(db: Database, brandId: BrandId): Promise<BrandStats> {
  return await exactlyOne(
    db,
    sql<BrandStats>`
      SELECT coalesce(sum(budget_cents) FILTER (WHERE status <> 'draft'), 0)::bigint AS total_budget,
        coalesce(sum(funded_cents) FILTER (WHERE status <> 'draft'), 0)::bigint AS total_funded,
        coalesce(sum(paid_out_cents), 0)::bigint AS total_paid,
        count(*) FILTER (WHERE status = 'live') AS active_campaigns,
        coalesce(sum(k.post_count), 0)::bigint AS total_submissions
      FROM campaigns LEFT JOIN campaign_counts k ON k.campaign_id = campaigns.id
      WHERE brand_id = ${brandId}`,
  )
}

export interface CreatorStats {
  readonly totalEarnings: Cents
  readonly availableBalance: Cents
  readonly pendingEarnings: Cents
  readonly totalSubmissions: number
  readonly totalViews: number
}

/**
 * `pendingEarnings` is "Not yet paid out": everything earned less paid payouts, where money taken back after
 * its payout counts as not paid out (rules §4). What is available is a part of it.
 */
export async function readCreatorStats(db: Database, creatorId: CreatorId): Promise<CreatorStats> {
  return await exactlyOne(
    db,
    sql<CreatorStats>`
      SELECT coalesce(max(k.earned_cents), 0) AS total_earnings,
        max(balance.available_cents) AS available_balance,
        coalesce(max(k.earned_cents) - max(k.paid_cents), 0) + max(owed.taken_back_cents)
          AS pending_earnings,
        count(t.submission_id) AS total_submissions,
        coalesce(sum(t.view_count), 0)::bigint AS total_views
      FROM creators c LEFT JOIN creator_totals k ON k.creator_id = c.id
      LEFT JOIN submission_totals t ON t.creator_id = c.id
      CROSS JOIN LATERAL ${creatorBalances(sql`c.id`)} balance
      CROSS JOIN LATERAL ${creatorDebts(sql`c.id`)} owed
      WHERE c.id = ${creatorId}`,
  )
}

export interface AdminStats {
  readonly totalUsers: number
  readonly totalBrands: number
  readonly totalCreators: number
  readonly totalCampaigns: number
  readonly totalSubmissions: number
  readonly totalPaidOut: Cents
}

export async function readAdminStats(db: Database): Promise<AdminStats> {
  return await exactlyOne(
    db,
    sql<AdminStats>`
      SELECT coalesce(sum(amount) FILTER (WHERE measure IN ('admins', 'brands', 'creators')), 0)::bigint
          AS total_users,
        coalesce(sum(amount) FILTER (WHERE measure = 'brands'), 0)::bigint AS total_brands,
        coalesce(sum(amount) FILTER (WHERE measure = 'creators'), 0)::bigint AS total_creators,
        coalesce(sum(amount) FILTER (WHERE measure = 'campaigns'), 0)::bigint AS total_campaigns,
        coalesce(sum(amount) FILTER (WHERE measure = 'submissions'), 0)::bigint AS total_submissions,
        coalesce(sum(amount) FILTER (WHERE measure = 'paid_cents'), 0)::bigint AS total_paid_out
      FROM (${marketplaceSums}) sums`,
  )
}
