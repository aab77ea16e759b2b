import type { FundingStatus } from '@permille/contract/enums'
import type { PaymentEnd } from '@permille/contract/funding/funding'
import type { BrandId, CampaignId, FundingId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { PaidCard } from '#integrations/stripe/payment-provider.ts'
import { lockRow } from '#money/locks.ts'
import { paymentEnd } from '#money/payment-end.ts'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Funding } from './funding.ts'

const fundingColumns = sql<Funding>`f.id, f.campaign_id, f.campaign_name, f.brand_id,
  f.stripe_payment_intent_id, f.amount_cents, f.fee_cents,
  f.status, f.created_at`

/** Returns the campaign's name, as it is kept with the payment. */
export function insertFunding(
  tx: Transaction,
  funding: Omit<Funding, 'campaignName' | 'stripePaymentIntentId' | 'status'>,
): Promise<Pick<Funding, 'campaignName'>> {
  return exactlyOne(
    tx,
    sql<Pick<Funding, 'campaignName'>>`INSERT INTO campaign_funding
        (id, campaign_id, campaign_name, brand_id, amount_cents, fee_cents, created_at)
      SELECT ${funding.id}, c.id, c.name, ${funding.brandId}, ${funding.amountCents},
        ${funding.feeCents}, ${funding.createdAt}
      FROM campaigns c WHERE c.id = ${funding.campaignId}
      RETURNING campaign_name`,
  )
}

/** Stores the terms shown to the person who pays now. */
export async function keepAgreed(
  tx: Transaction,
  shown: { fundingId: FundingId; text: string },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE campaign_funding SET agreed_text = ${shown.text} WHERE id = ${shown.fundingId}`,
  )
}

export function findFunding(db: Database, fundingId: FundingId): Promise<Funding | undefined> {
  return firstRow(
    db,
    sql<Funding>`SELECT ${fundingColumns} FROM campaign_funding f
      WHERE f.id = ${fundingId}`,
  )
}

/** Returns those of these ids that are in the books. */
export async function listKnownFundings(
  db: Database,
  ids: readonly (FundingId | null)[],
): Promise<FundingId[]> {
  const rows = await manyRows(
    db,
    sql<{ id: FundingId }>`SELECT id FROM campaign_funding
      WHERE id::text = ANY(${ids.filter((id) => id !== null)}::text[])`,
  )
  return rows.map(({ id }) => id)
}

/** The funding that this payment was made for, by our own row. */
export async function findFundingPaidBy(
  db: Database,
  intentId: string,
): Promise<FundingId | undefined> {
  const row = await firstRow(
    db,
    sql<{ id: FundingId }>`SELECT id FROM campaign_funding
      WHERE stripe_payment_intent_id = ${intentId}`,
  )
  return row?.id
}

/** Those of these payments that our own rows name. */
export async function listKnownIntents(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ id: string }>`SELECT stripe_payment_intent_id AS id FROM campaign_funding
      WHERE stripe_payment_intent_id = ANY(${ids}::text[])`,
  )
  return rows.map(({ id }) => id)
}

/** Locks an existing funding, after its campaign. */
export async function lockFunding(tx: Transaction, fundingId: FundingId): Promise<Funding> {
  await lockRow(tx, 'funding', fundingId)
  return await exactlyOne(
    tx,
    sql<Funding>`SELECT ${fundingColumns} FROM campaign_funding f
      WHERE f.id = ${fundingId}`,
  )
}

/** Stores the provider's object id; the first one wins. */
export async function attachIntent(
  tx: Transaction,
  link: { fundingId: FundingId; intentId: string },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE campaign_funding SET stripe_payment_intent_id = ${link.intentId}
      WHERE id = ${link.fundingId} AND stripe_payment_intent_id IS NULL`,
  )
}

/** A funding never leaves `succeeded`. */
export async function endFunding(
  tx: Transaction,
  outcome: {
    fundingId: FundingId
    status: 'succeeded' | 'failed'
    lastError: string | null
    card?: PaidCard | null
    at: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE campaign_funding SET status = ${outcome.status}::funding_status,
        last_error = ${outcome.lastError}, checked_at = ${outcome.at}, settled_at = ${outcome.at},
        is_processing = false, card_brand = ${outcome.card?.brand ?? null},
        card_last4 = ${outcome.card?.last4 ?? null}
      WHERE id = ${outcome.fundingId} AND status <> 'succeeded'`,
  )
}

export async function noteChecked(
  tx: Transaction,
  check: { fundingId: FundingId; lastError: string | null; isProcessing: boolean; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE campaign_funding SET last_error = ${check.lastError}, checked_at = ${check.at},
        is_processing = ${check.isProcessing}
      WHERE id = ${check.fundingId}`,
  )
}

/** Fundings waiting for the provider since before `createdBefore`, longest unchecked first. */
export function listPendingFundings(db: Database, createdBefore: Date): Promise<Funding[]> {
  return manyRows(
    db,
    sql<Funding>`SELECT ${fundingColumns} FROM campaign_funding f
      WHERE f.status = 'pending' AND f.created_at < ${createdBefore}
      ORDER BY f.checked_at NULLS FIRST, f.created_at LIMIT 500`,
  )
}

interface OwnCampaign {
  readonly campaignId: CampaignId
  readonly brandId: BrandId
}

/** The named one, or the newest: a campaign rarely has another. */
export async function findOwnPendingId(
  db: Database,
  target: OwnCampaign & { fundingId?: FundingId | undefined },
): Promise<FundingId | undefined> {
  const named = target.fundingId ?? null
  const row = await firstRow(
    db,
    sql<{ id: FundingId }>`SELECT id FROM campaign_funding
      WHERE campaign_id = ${target.campaignId} AND brand_id = ${target.brandId} AND status = 'pending'
        AND (${named}::uuid IS NULL OR id = ${named})
      ORDER BY created_at DESC, id DESC LIMIT 1`,
  )
  return row?.id
}

/** Pending and not on their way through a bank: started, and cancelled or reused once unwanted. */
export function listOpenFundings(db: Database, campaignId: CampaignId): Promise<Funding[]> {
  return manyRows(
    db,
    sql<Funding>`SELECT ${fundingColumns} FROM campaign_funding f
      WHERE f.campaign_id = ${campaignId} AND f.status = 'pending' AND NOT f.is_processing
      ORDER BY f.created_at DESC, f.id DESC`,
  )
}

/**
 * Open payments to campaigns that have ended or are past their end, or that take no money because of a
 * claim, a loss or a suspension.
 */
export function listUnwantedFundings(db: Database, at: Date): Promise<Funding[]> {
  return manyRows(
    db,
    sql<Funding>`SELECT ${fundingColumns} FROM campaign_funding f JOIN brands b ON b.id = f.brand_id
        JOIN campaigns c ON c.id = f.campaign_id
      WHERE f.status = 'pending' AND NOT f.is_processing
        AND (c.status = 'completed' OR c.ends_at <= ${at} OR is_campaign_disputed(c.id)
          OR 'funding_lost' = ANY(c.pause_reasons)
          OR b.suspended_at IS NOT NULL)
      ORDER BY f.checked_at NULLS FIRST, f.created_at LIMIT 500`,
  )
}

export interface FundingSummary {
  readonly campaignStatus: 'draft' | 'live' | 'paused' | 'completed'
  readonly budgetCents: Cents
  readonly fundedCents: Cents
  readonly pendingCents: Cents
  readonly lastError: string | null
}

/** The funding of one of the brand's campaigns; nothing for another brand's. */
export function summarizeFunding(
  db: Database,
  target: OwnCampaign,
): Promise<FundingSummary | undefined> {
  return firstRow(
    db,
    sql<FundingSummary>`SELECT c.status AS campaign_status, c.budget_cents, c.funded_cents,
        coalesce((SELECT sum(amount_cents) FROM campaign_funding
          WHERE campaign_id = c.id AND status = 'pending'), 0)::bigint AS pending_cents,
        (SELECT last_error FROM campaign_funding WHERE campaign_id = c.id
          ORDER BY created_at DESC, id DESC LIMIT 1) AS last_error
      FROM campaigns c WHERE c.id = ${target.campaignId} AND c.brand_id = ${target.brandId}`,
  )
}

export interface FundingRow {
  readonly id: FundingId
  readonly amountCents: Cents
  readonly feeCents: Cents
  readonly status: FundingStatus
  readonly stripePaymentIntentId: string | null
  readonly createdAt: Date
  readonly isProcessing: boolean
  readonly isLate: boolean
  readonly end: PaymentEnd | null
}

const fundingOrder = newestFirst(sql`f.created_at`, sql`f.id`)

export function listOwnFundings(
  db: Database,
  request: OwnCampaign & PageRequest,
): Promise<(FundingRow & Listed)[]> {
  return manyRows(
    db,
    sql<
      FundingRow & Listed
    >`SELECT f.id, f.amount_cents, f.fee_cents, f.status, f.stripe_payment_intent_id,
        f.created_at, f.is_processing,
        coalesce(f.status = 'succeeded' AND f.settled_at > c.completed_at, false) AS is_late,
        ${paymentEnd} AS end, ${fundingOrder.listedAt}
      FROM campaign_funding f JOIN campaigns c ON c.id = f.campaign_id
      WHERE f.campaign_id = ${request.campaignId} AND f.brand_id = ${request.brandId}
        ${fundingOrder.after(request)} ${fundingOrder.cut(request)}`,
  )
}

/** What a brand paid, or may still pay, in the last 24 hours, without other open payments of this campaign. */
export async function readPaymentsOfDay(
  tx: Transaction,
  request: { brandId: BrandId; campaignId: CampaignId; at: Date },
): Promise<{ count: number; cents: Cents; firstAt: Date | null; earnedCents: Cents }> {
  return await exactlyOne(
    tx,
    sql<{ count: number; cents: Cents; firstAt: Date | null; earnedCents: Cents }>`
      SELECT count(*)::int AS count, coalesce(sum(amount_cents + fee_cents), 0)::bigint AS cents,
        min(created_at) AS first_at, (SELECT coalesce(sum(paid_out_cents), 0)::bigint FROM campaigns
          WHERE brand_id = ${request.brandId}) AS earned_cents
      FROM campaign_funding WHERE brand_id = ${request.brandId}
        AND created_at > ${request.at}::timestamptz - interval '24 hours'
        AND (status = 'succeeded' OR (status = 'pending' AND campaign_id <> ${request.campaignId}))`,
  )
}
