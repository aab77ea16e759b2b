import type { AllCampaignOrder } from '@permille/contract/campaigns/admin-campaigns'
import type { CampaignStatus } from '@permille/contract/enums'
import type { BrandId, CampaignId, UserId } from '@permille/contract/ids'
import {
  directed,
  highestFirst,
  type ListOrder,
  type PageRequest,
} from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { whenSearched } from '#platform/database/search-pattern.ts'
import { type Statement, sql, when } from '#platform/database/sql.ts'
import {
  campaignOrBrand,
  commonOrders,
  countedCampaigns,
  type OwnCampaignRow,
} from './campaign-list-store.ts'

export interface AdminCampaignRow extends OwnCampaignRow {
  readonly brandUserId: UserId
}

export interface AllCampaignsFilter extends PageRequest {
  readonly search?: string | undefined
  readonly status?: CampaignStatus | undefined
  readonly brandId?: BrandId | undefined
  readonly brandUserId?: UserId | undefined
  readonly sort?: AllCampaignOrder | undefined
  readonly reverse?: '1' | undefined
}

const allOrders: Readonly<Record<AllCampaignOrder, ListOrder>> = {
  ...commonOrders,
  posts: highestFirst(sql`coalesce(k.post_count, 0)`, sql`c.id`),
}

export function allCampaignOrder(filter: Pick<AllCampaignsFilter, 'sort' | 'reverse'>): ListOrder {
  return directed(allOrders[filter.sort ?? 'newest'], filter.reverse)
}

function adminCampaigns(sorted: ListOrder): Statement<AdminCampaignRow> {
  return sql`SELECT b.owner_user_id AS brand_user_id, ${countedCampaigns(sorted)}`
}

export function findAnyCampaign(
  db: Database,
  campaignId: CampaignId,
): Promise<AdminCampaignRow | undefined> {
  return firstRow(
    db,
    sql<AdminCampaignRow>`${adminCampaigns(allOrders.newest)} WHERE c.id = ${campaignId}`,
  )
}

/**
 * Every brand's campaigns, for an admin. The page is found first: what waits is counted only for its campaigns. By amounts,
 * which settlements change and no index holds, this reads all campaigns.
 */
export function listAllCampaigns(
  db: Database,
  filter: AllCampaignsFilter,
): Promise<AdminCampaignRow[]> {
  const byStatus = when(filter.status, (status) => sql`AND c.status = ${status}`)
  const byBrand = when(filter.brandId, (brandId) => sql`AND c.brand_id = ${brandId}`)
  const byOwner = when(
    filter.brandUserId,
    (userId) => sql`AND c.brand_id IN (SELECT id FROM brands WHERE owner_user_id = ${userId})`,
  )
  const bySearch = whenSearched(filter.search, campaignOrBrand)
  const sorted = allCampaignOrder(filter)
  return manyRows(
    db,
    sql<AdminCampaignRow>`${adminCampaigns(sorted)}
      WHERE c.id = ANY(ARRAY(
        SELECT c.id FROM campaigns c LEFT JOIN campaign_counts k ON k.campaign_id = c.id
        WHERE true ${byStatus} ${byBrand} ${byOwner} ${bySearch} ${sorted.after(filter)}
        ${sorted.cut(filter)}))
      ${sorted.cut(filter)}`,
  )
}
