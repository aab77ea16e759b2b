import type { Platform, SubmissionStatus } from '@permille/contract/enums'
import type { BrandId, CampaignId, CreatorId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { RiskFilter } from '@permille/contract/risk/signals'
import type { SubmissionQueue } from '@permille/contract/submissions/admin-submissions'
import type {
  DeskOrder,
  OwnSubmissionOrder,
  QueueOrder,
} from '@permille/contract/submissions/orders'
import type { DueFilter } from '@permille/contract/submissions/submissions'
import type { Database } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { cutPage, type Page, pageRequest } from '#platform/http/calls/list-page.ts'
import { listResubmitTimes } from '../submit/resubmit-store.ts'
import { type ListedAdminRow, listForAdmin } from './admin-list-store.ts'
import { type BrandRow, type CreatorRow, listForBrand, listOwn } from './list-store.ts'
import { ownOrder, reviewOrder } from './post-order-store.ts'
import { readRecentViews } from './recent-views-store.ts'

interface ListQuery {
  readonly status?: SubmissionStatus | undefined
  readonly reverse?: '1' | undefined
  readonly limit: number
  readonly cursor?: string | undefined
}

export interface BrandQuery extends ListQuery {
  readonly campaignId?: CampaignId | undefined
  readonly platform?: Platform | undefined
  readonly risk?: RiskFilter | undefined
  readonly due?: DueFilter | undefined
  readonly search?: string | undefined
  readonly sort?: DeskOrder | undefined
}

interface OwnQuery extends ListQuery {
  readonly search?: string | undefined
  readonly sort: OwnSubmissionOrder
  readonly creatorId: CreatorId
  readonly at: Date
}

interface ListedOwn extends CreatorRow {
  readonly recentViews: number[]
  readonly resubmitUntil: Date | null
}

/** Each with its recent views, and until when it may be submitted again. */
export async function listOwnSubmissions(
  db: Database,
  { creatorId, at, ...query }: OwnQuery,
): Promise<Page<ListedOwn>> {
  const { status, search, sort, reverse } = query
  const request = pageRequest(query, ownOrder({ sort, reverse }).kind)
  const rows = await listOwn(db, { creatorId, status, search, sort, reverse, ...request })
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
  const items = page.items.map((row) =>
    Object.assign(row, {
      recentViews: courses.get(row.id) ?? [],
      resubmitUntil: open.get(row.id) ?? null,
    }),
  )
  return { ...page, items }
}

type ReviewOrder = Parameters<typeof reviewOrder>[0]

function orderOf(asked: ReviewOrder) {
  const order = reviewOrder(asked)
  if (order === undefined) throw new Rejected('malformed', 'This list has no such order')
  return order
}

/** Newest first; pending ones by deadline, so that the most urgent is on top; or as it is sorted. */
export async function listBrandSubmissions(
  db: Database,
  brandId: BrandId,
  { limit, cursor, sort, reverse, ...query }: BrandQuery & { readonly now: Date },
): Promise<Page<BrandRow>> {
  const { status, campaignId, platform, risk, due, search, now } = query
  const order = orderOf({
    posts: status === 'pending' ? 'pending' : 'decided',
    sort,
    reverse,
    byWords: campaignId === undefined || Boolean(search),
  })
  const page = pageRequest({ limit, cursor }, order.list.kind)
  const filter = { brandId, status, campaignId, platform, risk, due, search, now, ...page }
  return cutPage(await listForBrand(db, filter, order), limit)
}

export interface AdminQuery extends Omit<ListQuery, 'status'> {
  readonly queue: SubmissionQueue
  readonly creatorId?: CreatorId | undefined
  readonly campaignId?: CampaignId | undefined
  readonly platform?: Platform | undefined
  readonly risk?: RiskFilter | undefined
  readonly search?: string | undefined
  readonly sort?: QueueOrder | undefined
}

export interface AdminRow extends BrandRow {
  readonly brandName: string
  readonly doubt: {
    readonly reason: string
    readonly since: Date
    readonly setAsideCents: Cents
  } | null
}

const postsIn = {
  all: 'decided',
  doubted: 'flagged',
  pending: 'pending',
  risk: 'pending',
  overdue: 'pending',
} as const satisfies Readonly<Record<SubmissionQueue, ReviewOrder['posts']>>

/** For every brand: pending ones by deadline, all of them newest first; or as they are sorted. */
export async function listAllSubmissions(
  db: Database,
  query: AdminQuery,
  now: Date,
): Promise<Page<AdminRow>> {
  const { queue, creatorId, campaignId, platform, risk, search, sort, reverse } = query
  const order = orderOf({ posts: postsIn[queue], sort, reverse, byWords: Boolean(search) })
  const request = pageRequest(query, order.list.kind)
  const filter = { queue, creatorId, campaignId, platform, risk, search, now, ...request }
  const page = cutPage(await listForAdmin(db, filter, order), query.limit)
  return { ...page, items: page.items.map(withFlag) }
}

function withFlag(row: ListedAdminRow): AdminRow {
  const { doubtReason: reason, doubtSince: since, setAsideCents } = row
  const isDoubted = reason !== null && since !== null
  return Object.assign(row, { doubt: isDoubted ? { reason, since, setAsideCents } : null })
}
