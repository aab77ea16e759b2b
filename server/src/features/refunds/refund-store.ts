import type { RefundStatus } from '@permille/contract/billing/billing'
import type {
  BrandId,
  CampaignId,
  DiscrepancyId,
  FundingId,
  RefundId,
} from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { unaskedAmount, unaskedFee, unreturnedAmount, unreturnedFee } from '#money/balances.ts'
import { returnableParts } from '#money/kept-money.ts'
import { refundedPayment } from '#money/movements/book-refund.ts'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import { columns } from '#platform/database/columns.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { whenSearched } from '#platform/database/search-pattern.ts'
import { type Statement, sql, when } from '#platform/database/sql.ts'
import { reviewedUntil } from './paid-lately-store.ts'
import {
  failureSentence,
  outsideSentence,
  owedSentence,
  paidOtherwiseSentence,
  type RefundablePayment,
  type RefundFacts,
  settlementSentence,
  waitingSentence,
} from './refund.ts'

export interface RefundRow {
  readonly id: RefundId
  readonly amountCents: Cents
  readonly feeCents: Cents
  readonly owedCents: Cents
  readonly status: RefundStatus
  readonly stripePaymentIntentId: string
  readonly stripeRefundId: string | null
  readonly attempt: number
  /** The number of the last call started: a caller with an earlier number must not record its end. */
  readonly callsCount: number
  readonly unknownSince: Date | null
}

const ownColumns = columns<Omit<RefundRow, 'stripePaymentIntentId'>>('r')([
  'id',
  'amountCents',
  'feeCents',
  'owedCents',
  'status',
  'stripeRefundId',
  'attempt',
  'callsCount',
  'unknownSince',
])
export const refundColumns = sql<never>`${ownColumns}, ${refundedPayment} AS stripe_payment_intent_id`

export async function findRefund(db: Database, id: RefundId): Promise<RefundRow | undefined> {
  return await firstRow(
    db,
    sql<RefundRow>`SELECT ${refundColumns} FROM refunds r WHERE r.id = ${id}`,
  )
}

/** Counts the posts of campaign `c` that may still earn. */
const openPosts = sql<never>`(SELECT count(*) FROM submissions s
  WHERE s.campaign_id = c.id AND s.status IN ('pending', 'approved'))`

/** Of campaign `c` and its `back` at this moment, what `findRefundHindrance` asks about. */
export const refundFacts = (
  at: Date,
): Statement<never> => sql<never>`is_campaign_questioned(c.id) AS is_questioned,
  'admin' = ANY(c.pause_reasons) AS is_paused_by_admin,
  c.status = 'completed' OR (c.status = 'draft' AND c.funded_cents > 0) AS is_ended,
  ${openPosts} AS open_posts, back.amount_cents, back.fee_cents, back.reserved_cents,
  back.reserved_until, back.reserved_creators, back.open_disputes, ${reviewedUntil(at)} AS reviewed_until`

/** The unearned money of a campaign that its cards can still get back, and what hinders that. */
export interface Unspent extends RefundFacts {
  readonly amountCents: Cents
  readonly feeCents: Cents
  readonly reservedUntil: Date | null
  readonly reservedCreators: number
  readonly openDisputes: number
}

export async function readUnspent(
  db: Database,
  { campaignId, at }: { campaignId: CampaignId; at: Date },
): Promise<Unspent> {
  return await exactlyOne(
    db,
    sql<Unspent>`SELECT ${refundFacts(at)}
      FROM campaigns c CROSS JOIN LATERAL ${returnableParts(sql`c.id`, at)} back
      WHERE c.id = ${campaignId}`,
  )
}

/** To lock the payments that brought a campaign's money, before they are listed. */
export function succeededFundings(campaignId: CampaignId): Statement<{ id: FundingId }> {
  return sql`SELECT id FROM campaign_funding WHERE campaign_id = ${campaignId} AND status = 'succeeded'`
}

export async function listRefundablePayments(
  tx: Transaction,
  campaignId: CampaignId,
): Promise<RefundablePayment[]> {
  return await manyRows(
    tx,
    sql<RefundablePayment>`SELECT id AS funding_id,
        ${unreturnedAmount} AS amount_cents, ${unreturnedFee} AS fee_cents
      FROM campaign_funding f WHERE campaign_id = ${campaignId} AND status = 'succeeded'
      ORDER BY settled_at DESC, id DESC`,
  )
}

/** A payment that a refund at the provider returns, and how much of it was not asked back. */
export interface RefundedPayment {
  readonly fundingId: FundingId
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly amountLeftCents: Cents
  readonly feeLeftCents: Cents
}

export async function findPaymentOf(
  db: Database,
  paymentIntentId: string,
): Promise<RefundedPayment | undefined> {
  return await firstRow(
    db,
    sql<RefundedPayment>`SELECT f.id AS funding_id, f.campaign_id, c.name AS campaign_name,
        ${unaskedAmount} AS amount_left_cents, ${unaskedFee} AS fee_left_cents
      FROM campaign_funding f JOIN campaigns c ON c.id = f.campaign_id
      WHERE f.stripe_payment_intent_id = ${paymentIntentId} AND f.status = 'succeeded'`,
  )
}

/** Ours, for a refund of the provider. */
export async function findRefundMade(
  db: Database,
  stripeRefundId: string,
): Promise<RefundId | undefined> {
  const row = await firstRow(
    db,
    sql<{ id: RefundId }>`SELECT id FROM refunds WHERE stripe_refund_id = ${stripeRefundId}`,
  )
  return row?.id
}

/** Refunds of a payment, or of one that no campaign took, that were not made at the provider, as far as we know. */
export async function listQueued(
  tx: Transaction,
  of: FundingId | DiscrepancyId,
): Promise<RefundId[]> {
  const rows = await manyRows(
    tx,
    sql<{ id: RefundId }>`SELECT id FROM refunds
      WHERE (funding_id = ${of} OR exception_id = ${of})
        AND status = 'requested' AND stripe_refund_id IS NULL`,
  )
  return rows.map(({ id }) => id)
}

export async function markMadeElsewhere(tx: Transaction, id: RefundId): Promise<void> {
  await run(tx, sql`UPDATE refunds SET made_elsewhere = true WHERE id = ${id}`)
}

/** A refund as its brand sees it: never the provider's own words. */
export interface ShownRefund extends Listed {
  readonly id: RefundId
  /** Null for a payment that no campaign could take. */
  readonly campaignId: CampaignId | null
  readonly campaignName: string | null
  readonly fundingId: FundingId | null
  readonly totalCents: Cents
  readonly feeCents: Cents
  /** Beyond what its campaign had left, and of it what the brand still owes. */
  readonly owedCents: Cents
  readonly openOwedCents: Cents
  readonly status: RefundStatus
  readonly isSent: boolean
  readonly reason: string | null
  /** It was paid outside of the provider. */
  readonly paidReference: string | null
  readonly paidAt: Date
  readonly createdAt: Date
  readonly settledAt: Date | null
}

interface ListedRefund extends ShownRefund {
  readonly refusalCode: string | null
  readonly waitsForMoney: boolean
  readonly madeElsewhere: boolean
  readonly owedPaidCents: Cents
}

const refundOrder = newestFirst(sql`r.created_at`, sql`r.id`)

const shownRefunds = sql<never>`
  SELECT r.id, r.campaign_id, c.name AS campaign_name, r.funding_id,
    r.amount_cents + r.fee_cents + r.owed_cents AS total_cents, r.fee_cents, r.status,
    r.owed_cents, r.owed_paid_cents, CASE WHEN r.status = 'failed' THEN 0
      ELSE r.owed_cents - r.owed_paid_cents - r.owed_written_off_cents END AS open_owed_cents,
    r.status = 'succeeded' OR r.stripe_refund_id IS NOT NULL AS is_sent, r.reason, r.refusal_code, r.waits_for_money, r.made_elsewhere,
    coalesce(r.paid_reference, paid.paid_reference, (SELECT paid_reference FROM book_exceptions
      WHERE id = r.exception_id)) AS paid_reference,
    coalesce(f.created_at, (SELECT min(t.created_at) FROM provider_transactions t
      JOIN book_exceptions x ON t.subject_kind = x.subject_kind AND t.subject_ref = x.subject_ref
      WHERE x.id = r.exception_id), r.created_at) AS paid_at, r.created_at, r.settled_at, ${refundOrder.listedAt}
  FROM refunds r LEFT JOIN campaigns c ON c.id = r.campaign_id
    LEFT JOIN campaign_funding f ON f.id = r.funding_id
    LEFT JOIN refunds paid ON paid.replaces_refund_id = r.id`

/** Whose refunds: all of a brand's, or those of one campaign. */
interface RefundFilter extends PageRequest {
  /** Left out for an admin, who then names the campaign. */
  readonly brandId?: BrandId
  readonly campaignId?: CampaignId | undefined
  readonly status?: RefundStatus | undefined
  readonly search?: string | undefined
}

/** Newest first. */
export async function listRefunds(db: Database, request: RefundFilter): Promise<ShownRefund[]> {
  const rows = await manyRows(
    db,
    sql<ListedRefund>`${shownRefunds}
      WHERE true
        ${when(request.brandId, (id) => sql`AND (c.brand_id = ${id} OR r.brand_id = ${id})`)}
        ${when(request.campaignId, (id) => sql`AND r.campaign_id = ${id}`)}
        ${when(request.status, (status) => sql`AND r.status = ${status}`)}
        ${whenSearched(request.search, (pattern) => sql`' ' || search_form(c.name) LIKE ${pattern}`)}
        ${refundOrder.after(request)} ${refundOrder.cut(request)}`,
  )
  return rows.map(shownRefund)
}

/** In the order of the ids. */
export async function readRefunds(db: Database, ids: readonly RefundId[]): Promise<ShownRefund[]> {
  const rows = await manyRows(
    db,
    sql<ListedRefund>`${shownRefunds} WHERE r.id = ANY(${ids}::uuid[])
      ORDER BY array_position(${ids}::uuid[], r.id)`,
  )
  return rows.map(shownRefund)
}

function shownRefund(listed: ListedRefund): ShownRefund {
  const { refusalCode: _, waitsForMoney: __, madeElsewhere: ___, ...row } = listed
  const { owedPaidCents: ____, ...shown } = row
  return { ...shown, totalCents: toCents(row.totalCents), reason: shownReason(listed) }
}

function shownReason(refund: ListedRefund): string | null {
  const { status, reason, refusalCode, waitsForMoney } = refund
  const { paidReference } = refund
  if (status !== 'requested' && paidReference !== null) return paidOtherwiseSentence(paidReference)
  if (status === 'failed') return failureSentence(refusalCode ?? '')
  if (refund.owedCents > 0) return owedSentence(refund)
  if (refund.madeElsewhere) return outsideSentence
  if (status !== 'requested' || reason === null) return null
  return waitsForMoney ? settlementSentence : waitingSentence
}
