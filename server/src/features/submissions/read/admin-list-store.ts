import type { Platform } from '@permille/contract/enums'
import type { BrandId, CampaignId, CreatorId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { RiskFilter } from '@permille/contract/risk/signals'
import type { SubmissionQueue } from '@permille/contract/submissions/admin-submissions'
import { setAsideCents } from '#features/risk/public.ts'
import type { Listed, PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { patternOf } from '#platform/database/search-pattern.ts'
import { nothingSql, type Statement, sql, when } from '#platform/database/sql.ts'
import {
  type BrandRow,
  brandColumns,
  creatorSources,
  ofRisk,
  onPlatform,
  readFound,
} from './list-store.ts'
import { joinBeside, type PostOrder } from './post-order-store.ts'
import { wordsHave } from './post-words-store.ts'

interface FlagColumns {
  readonly doubtReason: string | null
  readonly doubtSince: Date | null
  readonly setAsideCents: Cents
}

export interface ListedAdminRow extends BrandRow, FlagColumns, Omit<Listed, 'id'> {
  readonly brandName: string
}

const flagColumns = sql<FlagColumns>`f.reason AS doubt_reason, f.opened_at AS doubt_since,
  ${setAsideCents} AS set_aside_cents`

const flagged = sql<never>`JOIN money_freezes f ON f.submission_id = s.id AND f.cause = 'doubted'
  AND f.closed_at IS NULL`

export interface AdminFilter extends PageRequest {
  readonly queue: SubmissionQueue
  readonly creatorId: CreatorId | undefined
  readonly campaignId: CampaignId | undefined
  readonly platform: Platform | undefined
  readonly risk: RiskFilter | undefined
  readonly search: string | undefined
  readonly now: Date
}

/** In the order of its queue, or as it is sorted. */
export async function listForAdmin(
  db: Database,
  filter: AdminFilter,
  order: PostOrder,
): Promise<ListedAdminRow[]> {
  const brandIds = await findBrands(db, filter.search)
  const { list } = order
  const ofCreator = when(filter.creatorId, (id) => sql`AND s.creator_id = ${id}`)
  const ofCampaign = when(filter.campaignId, (id) => sql`AND s.campaign_id = ${id}`)
  const bySearch = filter.search
    ? sql`AND (${await wordsHave(db, filter.search)} OR q.brand_id = ANY(${brandIds}::uuid[]))`
    : nothingSql
  return await readFound(db, {
    page: sql`SELECT s.id, ${list.listedAt} FROM submissions s ${joinBeside(order)}
        ${filter.search ? sql`JOIN post_search q ON q.submission_id = s.id` : nothingSql}
        ${filter.queue === 'doubted' ? flagged : nothingSql}
      WHERE true ${inQueue(filter)} ${ofCreator} ${ofCampaign} ${onPlatform(filter)}
        ${ofRisk(filter)} ${bySearch}
        ${list.after(filter)}
      ${list.cut(filter)}`,
    rows: sql`SELECT ${brandColumns}, b.name AS brand_name, ${flagColumns}
      FROM ${creatorSources} JOIN brands b ON b.id = c.brand_id LEFT ${flagged}`,
  })
}

/** Their names are not among a post's words: a new name would rewrite all of a brand's posts. */
async function findBrands(db: Database, search: string | undefined): Promise<BrandId[]> {
  const searched = patternOf(search)
  if (searched?.isFindable !== true) return []
  const rows = await manyRows(
    db,
    sql<{
      id: BrandId
    }>`SELECT id FROM brands WHERE (' ' || search_form(name)) LIKE ${searched.pattern}`,
  )
  return rows.map(({ id }) => id)
}

function inQueue({ queue, now }: AdminFilter): Statement<never> {
  switch (queue) {
    case 'all':
    case 'doubted':
      return nothingSql
    case 'pending':
      return sql`AND s.status = 'pending'`
    case 'risk':
      return sql`AND s.status = 'pending' AND cardinality(s.risks) > 0`
    case 'overdue':
      return sql`AND s.status = 'pending' AND s.auto_approves_at <= ${now}`
  }
}
