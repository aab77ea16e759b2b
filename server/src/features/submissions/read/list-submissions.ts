import type { Platform, SubmissionStatus } from '@permille/contract/enums'
import type { BrandId, CampaignId, CreatorId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { RiskFilter } from '@permille/contract/risk/signals'
import type { SubmissionQueue } from '@permille/contract/submissions/admin-submissions'
import type { DueFilter, OwnSubmissionOrder } from '@permille/contract/submissions/submissions'
import type { Listed, PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { cutPage, type Page, pageRequest } from '#platform/http/calls/list-page.ts'
import { listResubmitTimes } from '../submit/resubmit-store.ts'
import { type ListedAdminRow, listForAdmin } from './admin-list-store.ts'
import {
  type BrandRow,
  type CreatorRow,
  listForBrand,
  listOwn,
  newestFound,
  newestSubmitted,
  soonestDecided,
} from './list-store.ts'
import { readRecentViews } from './recent-views-store.ts'

interface ListQuery {
  readonly status?: SubmissionStatus | undefined
  readonly limit: number
  readonly cursor?: string | undefined
}

export interface BrandQuery extends ListQuery {
  readonly campaignId?: CampaignId | undefined
  readonly platform?: Platform | undefined
  readonly risk?: RiskFilter | undefined
  readonly due?: DueFilter | undefined
  readonly search?: string | undefined
}

interface OwnQuery extends ListQuery {
  readonly search?: string | undefined
  readonly sort: OwnSubmissionOrder
  readonly creatorId: CreatorId
  readonly at: Date
}

const numbered: readonly OwnSubmissionOrder[] = ['earnings', 'views']

interface ListedOwn extends CreatorRow {
  readonly recentViews: number[]
  readonly resubmitUntil: Date | null
}

/** Each with its recent views, and until when it may be submitted again. */
export async function listOwnSubmissions(
  db: Database,
  { creatorId, at, ...query }: OwnQuery,
): Promise<Page<ListedOwn>> {
  const { status, search, sort } = query
  const request = pageRequest(query, numbered.includes(sort) ? 'amount' : 'instant')
  const rows = await listOwn(db, { creatorId, status, search, sort, ...request })
  const page = cutPage(rows, query.limit)
  const submissionIds = page.items.map(({ id }) => id)
  const [courses, times] = await Promise.all([
    readRecentViews(db, { submissionIds, until: at }),
    listResubmitTimes(db, page.items, at),
  ])
  const open = new Map(
    times.flatMap(({ id, until, isPossibleNow }) =>
      isPossibleNow && until >= at ? [[id, until]] : [],
    ),
  )
  const items = page.items.map((row) => ({
    ...row,
    recentViews: courses.get(row.id) ?? [],
    resubmitUntil: open.get(row.id) ?? null,
  }))
  return { ...page, items }
}

/** The rows of the review desk, in its order. */
function readDesk(
  db: Database,
  filter: Omit<BrandQuery, 'cursor'> &
    PageRequest & { readonly brandId: BrandId; readonly now: Date },
): Promise<(BrandRow & Listed)[]> {
  const { status, campaignId, platform, risk, due, search } = filter
  const newest = campaignId === undefined || search ? newestFound : newestSubmitted
  const order = status === 'pending' ? soonestDecided : newest
  return listForBrand(db, { ...filter, status, campaignId, platform, risk, due, search }, order)
}

/** Newest first; pending ones by deadline, so that the most urgent is on top. */
export async function listBrandSubmissions(
  db: Database,
  brandId: BrandId,
  { limit, cursor, ...query }: BrandQuery & { readonly now: Date },
): Promise<Page<BrandRow>> {
  const page = pageRequest({ limit, cursor })
  return cutPage(await readDesk(db, { ...query, ...page, brandId }), limit)
}

export interface AdminQuery extends Omit<ListQuery, 'status'> {
  readonly queue: SubmissionQueue
  readonly creatorId?: CreatorId | undefined
  readonly campaignId?: CampaignId | undefined
  readonly platform?: Platform | undefined
  readonly search?: string | undefined
}

export interface AdminRow extends BrandRow {
  readonly brandName: string
  readonly doubt: {
    readonly reason: string
    readonly since: Date
    readonly setAsideCents: Cents
  } | null
}

/** For every brand: pending ones by deadline, all of them newest first. */
export async function listAllSubmissions(
  db: Database,
  query: AdminQuery,
  now: Date,
): Promise<Page<AdminRow>> {
  const { queue, creatorId, campaignId, platform, search } = query
  const filter = { queue, creatorId, campaignId, platform, search, now, ...pageRequest(query) }
  const page = cutPage(await listForAdmin(db, filter), query.limit)
  return { ...page, items: page.items.map(withFlag) }
}

function withFlag({ doubtReason, doubtSince, setAsideCents, ...row }: ListedAdminRow): AdminRow {
  if (doubtReason === null || doubtSince === null) return { ...row, doubt: null }
  return { ...row, doubt: { reason: doubtReason, since: doubtSince, setAsideCents } }
}
