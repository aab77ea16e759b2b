import type { CampaignId, FundingId, RefundId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Transaction } from '../../platform/database/database.ts'
import { run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { campaignBudget, campaignFeeReserve, campaignRefunding } from '../chart-of-accounts.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'

/** What goes back to the card of one payment: the creators' part, and the fee part. */
export interface RefundPart {
  readonly id: RefundId
  readonly fundingId: FundingId
  readonly amountCents: Cents
  readonly feeCents: Cents
}

/**
 * Sets unspent money of a campaign aside for refunds at the provider, one per payment. Throws where
 * a payment would be refunded beyond what it brought, or more than the campaign has left. The
 * caller must have locked the campaign and its payments.
 */
export async function reserveRefunds(
  tx: Transaction,
  order: {
    campaignId: CampaignId
    requestedBy: UserId
    parts: readonly RefundPart[]
    at: Date
  },
): Promise<void> {
  const { campaignId, requestedBy: userId, parts, at } = order
  await run(
    tx,
    sql`WITH part AS MATERIALIZED (
        SELECT * FROM unnest(${parts.map(({ id }) => id)}::uuid[],
          ${parts.map(({ fundingId }) => fundingId)}::uuid[],
          ${parts.map(({ amountCents }) => amountCents)}::bigint[],
          ${parts.map(({ feeCents }) => feeCents)}::bigint[]) AS p (id, funding_id, amount, fee)
      ), payment AS (
        UPDATE campaign_funding f SET refunded_amount_cents = refunded_amount_cents + part.amount,
          refunded_fee_cents = refunded_fee_cents + part.fee
        FROM part WHERE f.id = part.funding_id
      )
      INSERT INTO refunds (id, campaign_id, funding_id, requested_by, amount_cents, fee_cents,
        created_at)
      SELECT id, ${campaignId}::uuid, funding_id, ${userId}::uuid, amount, fee, ${at}::timestamptz
      FROM part`,
  )
  const shared = { campaignId, userId, at } as const
  await postEntries(
    tx,
    parts.flatMap((part) => [
      {
        ...shared,
        event: 'refund-requested' as const,
        amountCents: part.amountCents,
        debit: campaignBudget(campaignId),
        credit: campaignRefunding(campaignId),
        key: ledgerKey('refund-requested', { refund: part.id }),
      },
      {
        ...shared,
        event: 'refund-requested-fee' as const,
        amountCents: part.feeCents,
        debit: campaignFeeReserve(campaignId),
        credit: campaignRefunding(campaignId),
        key: ledgerKey('refund-requested-fee', { refund: part.id }),
      },
    ]),
  )
}

/** What the card gets. */
export function refundTotal(refund: Pick<RefundPart, 'amountCents' | 'feeCents'>): Cents {
  return toCents(refund.amountCents + refund.feeCents)
}
