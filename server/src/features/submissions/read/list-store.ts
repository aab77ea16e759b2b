import type { Platform, SubmissionStatus } from '@permille/contract/enums'
import type { BrandId, CampaignId, CreatorId, SubmissionId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { RiskFilter, SignalCode } from '@permille/contract/risk/signals'
import type { OwnSubmissionOrder } from '@permille/contract/submissions/orders'
import type { DueFilter } from '@permille/contract/submissions/submissions'
import { dueSoonHours } from '@permille/contract/submissions/submissions'
import { riskCodes } from '#features/risk/public.ts'
import type { Listed, PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { whenSearched } from '#platform/database/search-pattern.ts'
import {
  nothingSql,
  plannedForValues,
  type Statement,
  sql,
  unplanned,
  when,
} from '#platform/database/sql.ts'
import {
  type Deadline,
  deadlineColumns,
  deadlineSource,
  waitsForAdmin,
} from '../review/auto-approval-store.ts'
import type { resubmitUntil } from '../submission.ts'
import { joinBeside, ownOrder, type PostOrder, viewsSource } from './post-order-store.ts'
import { wordsHave } from './post-words-store.ts'

export interface CreatorRow {
  readonly id: SubmissionId
  readonly title: string | null
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly platform: Platform
  readonly socialAccountUsername: string
  readonly postUrl: string
  readonly thumbnailUrl: string | null
  readonly status: SubmissionStatus
  readonly isWithdrawn: boolean
  readonly needsProof: boolean
  readonly reason: string | null
  readonly viewCount: number
  readonly earnings: Cents
  readonly submittedAt: Date
}

export interface BrandRow extends CreatorRow, Deadline {
  readonly creatorId: CreatorId
  readonly creatorName: string
  readonly creatorHandle: string
  readonly isAccountVerified: boolean
  readonly riskCodes: readonly SignalCode[]
  readonly resubmittedAt: Date | null
  readonly rejectedBefore: string | null
  readonly changes: string | null
  readonly campaignLeftCents: Cents
  readonly approvalFinalAt: Date | null
}

const sharedColumns = sql<never>`s.id, s.title, s.campaign_id,
  c.name AS campaign_name, s.platform, a.username AS social_account_username, s.post_url,
  s.thumbnail_url, s.status, s.status = 'rejected' AND s.rejection_code = 'withdrawn' AS is_withdrawn, s.reason, v.views AS view_count,
  s.submitted_at, s.proven_at IS NULL AND a.evicted_at IS NULL
    AND s.status IN ('pending', 'approved', 'locked')
    AND s.lock_reason IS DISTINCT FROM 'not_owner' AS needs_proof`

export const creatorColumns = sql<CreatorRow>`${sharedColumns}, t.earned_cents AS earnings`

/** Why it was rejected before it was submitted again, which ends that reason. */
const rejectedBefore = sql<never>`CASE WHEN s.resubmitted_at IS NOT NULL THEN (SELECT h.note
    FROM submission_status_changes h WHERE h.submission_id = s.id AND h.to_status = 'rejected'
      AND h.at <= s.resubmitted_at ORDER BY h.seq DESC LIMIT 1) END`

/** A post's cost for its brand, without goodwill. */
export const brandColumns = sql<BrandRow>`${sharedColumns}, post_cost_cents(t) AS earnings, u.display_name AS creator_name,
  r.id AS creator_id, r.handle AS creator_handle, a.verified_at IS NOT NULL AS is_account_verified,
  s.resubmitted_at, ${rejectedBefore} AS rejected_before, s.resubmit_changes AS changes,
  ${deadlineColumns}, ${riskCodes} AS risk_codes, campaign_left_cents(c) AS campaign_left_cents,
  (SELECT min(k.final_at) FROM kept_approvals k WHERE k.submission_id = s.id) AS approval_final_at`

/** What no column reads is not computed. */
export const sources = sql<never>`submissions s
  JOIN campaigns c ON c.id = s.campaign_id
  JOIN social_accounts a ON a.id = s.social_account_id
  JOIN submission_totals t ON t.submission_id = s.id
  ${viewsSource} ${deadlineSource}`

export const creatorSources = sql<never>`${sources}
  JOIN creators r ON r.id = s.creator_id JOIN users u ON u.id = r.user_id`

export interface OwnFilter extends PageRequest {
  readonly creatorId: CreatorId
  readonly status: SubmissionStatus | undefined
  readonly search: string | undefined
  readonly sort: OwnSubmissionOrder
  readonly reverse: '1' | undefined
}

type OwnRow = CreatorRow & Parameters<typeof resubmitUntil>[0]

/** A creator's own are few enough to be searched and sorted where they are, by what the order and the filter need. */
export async function listOwn(db: Database, filter: OwnFilter): Promise<(OwnRow & Listed)[]> {
  const order = ownOrder(filter)
  const bySearch = whenSearched(
    filter.search,
    (pattern) =>
      sql`(' ' || search_form(s.title)) LIKE ${pattern} OR (' ' || search_form(c.name)) LIKE ${pattern}`,
  )
  return await readFound(db, {
    page: sql`SELECT s.id, ${order.listedAt} FROM submissions s
        JOIN submission_totals t ON t.submission_id = s.id AND t.creator_id = s.creator_id
        ${filter.search ? sql`JOIN campaigns c ON c.id = s.campaign_id` : nothingSql}
      WHERE s.creator_id = ${filter.creatorId} ${ofStatus(filter)} ${bySearch} ${order.after(filter)}
      ${order.cut(filter)}`,
    rows: sql<OwnRow>`SELECT ${creatorColumns}, s.rejection_code, s.approved_at, s.rejected_at, s.resubmitted_at
      FROM ${sources}`,
  })
}

export interface BrandFilter extends PageRequest {
  readonly brandId: BrandId
  readonly status: SubmissionStatus | undefined
  readonly campaignId: CampaignId | undefined
  readonly platform: Platform | undefined
  readonly risk: RiskFilter | undefined
  readonly due: DueFilter | undefined
  readonly search: string | undefined
  readonly now: Date
}

/** In the order of its filter's tab, or as it is sorted. */
export async function listForBrand(
  db: Database,
  filter: BrandFilter,
  order: PostOrder,
): Promise<(BrandRow & Listed)[]> {
  const { list } = order
  const ofCampaign = when(filter.campaignId, (id) => sql`AND s.campaign_id = ${id}`)
  const byWords = Boolean(filter.search) || order.beside === 'words'
  const ofWords = byWords
    ? sql`JOIN post_search q ON q.submission_id = s.id AND q.brand_id = ${filter.brandId}`
    : nothingSql
  const ofBrand =
    byWords && !isRare(filter)
      ? nothingSql
      : sql`JOIN campaigns c ON c.id = s.campaign_id AND c.brand_id = ${filter.brandId}`
  const ofAccount = when(
    filter.due,
    () => sql`CROSS JOIN LATERAL (
      SELECT * FROM social_accounts x WHERE x.id = s.social_account_id OFFSET 0) a`,
  )
  const bySearch = filter.search ? sql`AND ${await wordsHave(db, filter.search)}` : nothingSql
  return await readFound(db, {
    page: sql`SELECT s.id, ${list.listedAt} FROM submissions s ${ofBrand} ${ofWords} ${joinBeside(order)} ${ofAccount}
      WHERE true ${ofStatus(filter)} ${ofCampaign} ${onPlatform(filter)} ${ofRisk(filter)}
        ${dueBy(filter)} ${bySearch} ${list.after(filter)}
      ${list.cut(filter)}`,
    rows: sql`SELECT ${brandColumns} FROM ${creatorSources}`,
  })
}

/** Posts of which a brand has few, with an index by campaign: they are found by it, and then searched and sorted. */
function isRare({ status, due }: Pick<BrandFilter, 'status' | 'due'>): boolean {
  return due !== undefined || status === 'pending' || status === 'rejected'
}

/**
 * Returns a page's rows in order. The page is found in the few tables that its filter needs, planned for its
 * values. The rows are read by their ids, in a statement that is planned once: planning a join of ten tables
 * takes longer than reading it.
 */
export async function readFound<Row extends { readonly id: SubmissionId }>(
  db: Database,
  { page, rows }: { readonly page: Statement<Listed>; readonly rows: Statement<Row> },
): Promise<(Row & Listed)[]> {
  const found = await manyRows(db, plannedForValues(page))
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const read = await manyRows(db, sql<Row>`${rows} WHERE s.id = ANY(${unplanned(ids, 'uuid[]')})`)
  const byId = new Map<string, Row>(read.map((row) => [row.id, row]))
  return found.flatMap(({ id, listedAt }) => {
    const row = byId.get(id)
    // A copy of so many columns takes as long as reading them.
    return row === undefined ? [] : [Object.assign(row, { listedAt })]
  })
}

export function ofRisk({ risk }: Pick<BrandFilter, 'risk'>): Statement<never> {
  if (risk === undefined) return nothingSql
  const isFlagged = sql`(cardinality(s.risks) > 0 OR cardinality(${riskCodes}) > 0)`
  if (risk === 'any') return sql`AND ${isFlagged}`
  if (risk === 'none') return sql`AND NOT ${isFlagged}`
  return sql`AND ${risk} = ANY(${riskCodes})`
}

function dueBy({ due, now }: Pick<BrandFilter, 'due' | 'now'>): Statement<never> {
  if (due === undefined) return nothingSql
  const isDue = {
    day: sql`s.auto_approves_at <= ${now}::timestamptz + make_interval(hours => ${dueSoonHours})`,
    approves: sql`NOT ${waitsForAdmin}`,
    admin: waitsForAdmin,
  }[due]
  return sql`AND s.status = 'pending' AND ${isDue}`
}

function ofStatus({ status }: Pick<BrandFilter, 'status'>): Statement<never> {
  return when(status, (known) => sql`AND s.status = ${known}`)
}

export function onPlatform({ platform }: Pick<BrandFilter, 'platform'>): Statement<never> {
  return when(platform, (known) => sql`AND s.platform = ${known}`)
}
