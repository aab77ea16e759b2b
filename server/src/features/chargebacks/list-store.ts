import type {
  ChargebackResponse,
  ChargebackStatus,
} from '@permille/contract/chargebacks/chargebacks'
import type { BrandId, CampaignId, ChargebackId, FundingId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { DisputeEvidence } from '#integrations/stripe/payment-provider.ts'
import {
  type Listed,
  newestFirst,
  type PageRequest,
  soonestFirst,
} from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows } from '#platform/database/query.ts'
import { whenSearched } from '#platform/database/search-pattern.ts'
import { sql, when } from '#platform/database/sql.ts'

interface SharedRow {
  readonly id: ChargebackId
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly fundingId: FundingId
  readonly paidAt: Date
  readonly amountCents: Cents
  readonly isInquiry: boolean
  readonly status: ChargebackStatus
  readonly reason: string
  readonly openedAt: Date
  readonly closedAt: Date | null
}

const sharedColumns = sql<never>`b.id, b.campaign_id, c.name AS campaign_name, b.funding_id,
  f.settled_at AS paid_at, b.amount_cents, b.is_inquiry, b.status, b.reason, b.opened_at, b.closed_at`
const sources = sql<never>`chargebacks b JOIN campaigns c ON c.id = b.campaign_id
  JOIN campaign_funding f ON f.id = b.funding_id`

const isOpen = sql<never>`b.status IN ('needs_response', 'under_review')`

export interface BrandChargebackRow extends SharedRow, Listed {
  readonly id: ChargebackId
  readonly fromCampaignCents: Cents
  readonly owedCents: Cents
}

const opened = newestFirst(sql`b.opened_at`, sql`b.id`)

/** All of the brand's, or one campaign's. */
export function listBrandChargebacks(
  db: Database,
  request: PageRequest & {
    brandId: BrandId
    campaignId?: CampaignId | undefined
    state?: 'claimed' | undefined
  },
): Promise<BrandChargebackRow[]> {
  const ofCampaign = when(request.campaignId, (id) => sql`AND b.campaign_id = ${id}`)
  const ofState = when(request.state, () => sql`AND ${isOpen} AND NOT b.is_inquiry`)
  return manyRows(
    db,
    sql<BrandChargebackRow>`SELECT ${sharedColumns},
        b.from_budget_cents + b.from_fee_cents AS from_campaign_cents, b.owed_cents,
        ${opened.listedAt}
      FROM ${sources} WHERE c.brand_id = ${request.brandId} ${ofCampaign} ${ofState}
        ${opened.after(request)} ${opened.cut(request)}`,
  )
}

export interface ChargebackRow extends SharedRow, Listed {
  readonly id: ChargebackId
  readonly brandName: string
  readonly stripeDisputeId: string
  readonly dueAt: Date | null
  readonly responseKind: 'evidence' | 'acceptance' | null
  readonly responseStatus: 'requested' | 'sent' | 'failed' | null
  readonly problem: string | null
}

const adminColumns = sql<never>`${sharedColumns}, r.name AS brand_name, b.stripe_dispute_id, b.due_at,
  a.kind AS response_kind, a.status AS response_status, b.problem`
const adminSources = sql<never>`${sources} JOIN brands r ON r.id = c.brand_id
  LEFT JOIN LATERAL (
    SELECT kind, status FROM chargeback_responses
    WHERE chargeback_id = b.id AND is_to_inquiry = b.is_inquiry ORDER BY created_at DESC LIMIT 1
  ) a ON true`

/** One without a date sorts as the latest. */
const due = soonestFirst(sql`coalesce(b.due_at, b.opened_at + interval '1 year')`, sql`b.id`)
const closed = newestFirst(sql`b.closed_at`, sql`b.id`)

const states = {
  open: { order: due, isIn: isOpen },
  closed: { order: closed, isIn: sql<never>`NOT ${isOpen}` },
  all: { order: opened, isIn: sql<never>`true` },
}

/** Open ones by due date; closed ones, or all of them, newest first. */
export function listChargebacks(
  db: Database,
  request: PageRequest & {
    state: keyof typeof states
    campaignId?: CampaignId | undefined
    search?: string | undefined
  },
): Promise<ChargebackRow[]> {
  const { order, isIn } = states[request.state]
  const found = whenSearched(
    request.search,
    (pattern) =>
      sql`' ' || search_form(concat_ws(' ', c.name, r.name, b.stripe_dispute_id)) LIKE ${pattern}`,
  )
  const ofCampaign = when(request.campaignId, (id) => sql`AND b.campaign_id = ${id}`)
  return manyRows(
    db,
    sql<ChargebackRow>`SELECT ${adminColumns}, ${order.listedAt} FROM ${adminSources}
      WHERE ${isIn} ${ofCampaign} ${found} ${order.after(request)} ${order.cut(request)}`,
  )
}

export interface CaseRow extends Omit<ChargebackRow, 'listedAt'> {
  readonly stripePaymentIntentId: string
  readonly providerFeeCents: Cents
  readonly fromBudgetCents: Cents
  readonly fromFeeCents: Cents
  readonly owedCents: Cents
  readonly paidFromCampaignCents: Cents
  readonly writtenOffCents: Cents
  readonly frozenCents: Cents
  readonly frozenCreatorsCount: number
}

export function findCase(db: Database, id: ChargebackId): Promise<CaseRow | undefined> {
  return firstRow(
    db,
    sql<CaseRow>`SELECT ${adminColumns}, f.stripe_payment_intent_id, b.provider_fee_cents,
        b.from_budget_cents, b.from_fee_cents, b.owed_cents,
        b.paid_from_budget_cents + b.paid_from_fee_cents + b.covered_from_budget_cents
          + b.covered_from_fee_cents + back.cents AS paid_from_campaign_cents,
        b.written_off_cents - back.cents AS written_off_cents, z.cents AS frozen_cents, z.creators AS frozen_creators_count
      FROM ${adminSources} CROSS JOIN LATERAL (
        SELECT coalesce(sum(accrued_cents), 0)::bigint AS cents, count(DISTINCT creator_id) AS creators
        FROM accrual_freezes WHERE freeze_id = b.freeze_id
      ) z CROSS JOIN LATERAL (
        SELECT b.recovered_from_budget_cents + b.recovered_from_fee_cents AS cents
      ) back
      WHERE b.id = ${id}`,
  )
}

interface ListedResponse extends Omit<ChargebackResponse, 'decidedAt' | 'settledAt'> {
  readonly decidedAt: Date
  readonly settledAt: Date | null
  readonly content: DisputeEvidence | { readonly reason: string }
}

/** Newest first. */
export function listResponses(db: Database, id: ChargebackId): Promise<ListedResponse[]> {
  return manyRows(
    db,
    sql<ListedResponse>`SELECT a.kind, a.is_to_inquiry, a.status, u.display_name AS decided_by,
        a.created_at AS decided_at, a.settled_at, a.reason, a.needs_admin, a.content
      FROM chargeback_responses a JOIN users u ON u.id = a.requested_by
      WHERE a.chargeback_id = ${id} ORDER BY a.created_at DESC`,
  )
}

export interface OpenWork {
  readonly chargebacksCount: number
  readonly chargebacksSince: Date | null
  readonly warningsCount: number
  readonly warningsSince: Date | null
}

/** What an admin has to answer or to check. */
export function countOpenWork(db: Database): Promise<OpenWork> {
  return exactlyOne(
    db,
    sql<OpenWork>`
      WITH open AS (
        SELECT count(*) AS chargebacks_count, min(b.opened_at) AS chargebacks_since FROM chargebacks b
        WHERE b.problem IS NOT NULL OR EXISTS (SELECT FROM chargeback_responses a
            WHERE a.chargeback_id = b.id AND a.status = 'requested' AND a.needs_admin)
          OR (b.status = 'needs_response' AND NOT EXISTS (SELECT FROM chargeback_responses a
            WHERE a.chargeback_id = b.id AND a.is_to_inquiry = b.is_inquiry AND a.status <> 'failed'))
      ), warned AS (
        SELECT count(*) AS warnings_count, min(warned_at) AS warnings_since FROM fraud_warnings
        WHERE is_actionable AND decision IS NULL
      )
      SELECT * FROM open, warned`,
  )
}
