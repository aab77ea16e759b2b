import type { BrandId, CampaignId, FundingId, RefundId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import {
  brandDebt,
  campaignBudget,
  campaignFeeReserve,
  campaignRefunding,
} from '../chart-of-accounts.ts'
import { type LedgerEntry, postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'

/** What goes back to the card of one payment: the creators' part, and the fee part. */
export interface RefundPart {
  readonly id: RefundId
  readonly fundingId: FundingId
  readonly amountCents: Cents
  readonly feeCents: Cents
  /** Beyond what the campaign has left: its brand owes it. */
  readonly owedCents: Cents
}

/**
 * Sets unspent money of a campaign aside for refunds at the provider, one per payment. Throws where
 * a payment would be refunded beyond what it brought, or more than the campaign has left. What was
 * returned beyond that, at the provider's dashboard, is owed by the brand. The caller must have
 * locked the campaign and its payments.
 */
export async function reserveRefunds(tx: Transaction, order: Order): Promise<void> {
  await writeRows(tx, order)
  const { campaignId } = order
  const { brandId } = await exactlyOne(
    tx,
    sql<{ brandId: BrandId }>`SELECT brand_id FROM campaigns WHERE id = ${campaignId}`,
  )
  await postEntries(
    tx,
    order.parts.flatMap((part) => entriesOf(order, part, brandId)),
  )
}

interface Order {
  readonly campaignId: CampaignId
  /** Null where nobody here did. */
  readonly requestedBy: UserId | null
  readonly parts: readonly RefundPart[]
  readonly at: Date
}

async function writeRows(tx: Transaction, order: Order): Promise<void> {
  const { campaignId, requestedBy: userId, parts, at } = order
  await run(
    tx,
    sql`WITH part AS MATERIALIZED (
        SELECT * FROM unnest(${parts.map(({ id }) => id)}::uuid[],
          ${parts.map(({ fundingId }) => fundingId)}::uuid[],
          ${parts.map(({ amountCents }) => amountCents)}::bigint[],
          ${parts.map(({ feeCents }) => feeCents)}::bigint[],
          ${parts.map(({ owedCents }) => owedCents)}::bigint[])
          AS p (id, funding_id, amount, fee, owed)
      ), payment AS (
        UPDATE campaign_funding f SET refunded_amount_cents = refunded_amount_cents + part.amount,
          refunded_fee_cents = refunded_fee_cents + part.fee,
          refunded_beyond_cents = refunded_beyond_cents + part.owed
        FROM part WHERE f.id = part.funding_id
      )
      INSERT INTO refunds (id, campaign_id, funding_id, requested_by, amount_cents, fee_cents,
        owed_cents, created_at)
      SELECT id, ${campaignId}::uuid, funding_id, ${userId}::uuid, amount, fee, owed,
        ${at}::timestamptz
      FROM part`,
  )
}

function entriesOf(
  { campaignId, requestedBy: userId, at }: Order,
  { id: refund, amountCents, feeCents, owedCents }: RefundPart,
  brandId: BrandId,
): LedgerEntry[] {
  const shared = { credit: campaignRefunding(campaignId), campaignId, userId, at } as const
  return [
    {
      ...shared,
      event: 'refund-requested',
      amountCents,
      debit: campaignBudget(campaignId),
      key: ledgerKey('refund-requested', { refund }),
    },
    {
      ...shared,
      event: 'refund-requested-fee',
      amountCents: feeCents,
      debit: campaignFeeReserve(campaignId),
      key: ledgerKey('refund-requested-fee', { refund }),
    },
    {
      ...shared,
      event: 'refund-advanced',
      amountCents: owedCents,
      debit: brandDebt(brandId),
      key: ledgerKey('refund-advanced', { refund }),
    },
  ]
}

/** What the card gets. */
export function refundTotal(refund: Omit<RefundPart, 'id' | 'fundingId'>): Cents {
  return toCents(refund.amountCents + refund.feeCents + refund.owedCents)
}
