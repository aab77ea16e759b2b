import type { RefundStatus } from '@permille/contract/billing/billing'
import type { CampaignId, FundingId, RefundId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Refund } from '#integrations/stripe/payment-provider.ts'
import type { Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { invariant } from '#platform/errors/errors.ts'
import { campaignRefunding, stripeAsset, unmatchedPayment } from '../chart-of-accounts.ts'
import { type LedgerEntry, postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'
import { lockRow, lockRows } from '../locks.ts'
import { refundTotal } from './reserve-refunds.ts'

export interface LockedRefund {
  readonly id: RefundId
  /** Both null for a payment that no campaign could take. */
  readonly campaignId: CampaignId | null
  readonly fundingId: FundingId | null
  /** Null where nobody here did: it was made at the provider's dashboard, or is known only from the provider. */
  readonly requestedBy: UserId | null
  readonly amountCents: Cents
  readonly feeCents: Cents
  /** What it returns beyond what its campaign had left. */
  readonly owedCents: Cents
  readonly status: RefundStatus
  readonly callsCount: number
  readonly stripeRefundId: string | null
  readonly stripePaymentIntentId: string
}

/** Of refund `r`: the provider's id of the payment that it returns. */
export const refundedPayment = sql<never>`coalesce(
  (SELECT stripe_payment_intent_id FROM campaign_funding WHERE id = r.funding_id),
  (SELECT subject_ref FROM book_exceptions WHERE id = r.exception_id))`

/**
 * Locks the refund, after its campaign, the campaigns that paid what is owed for it, and its
 * payment. Throws if there is none.
 */
export async function lockRefund(tx: Transaction, refundId: RefundId): Promise<LockedRefund> {
  const named = sql<never>`FROM refunds WHERE id = ${refundId}`
  await lockRows(
    tx,
    'campaign',
    sql`SELECT campaign_id AS id ${named}
      UNION ALL SELECT campaign_id FROM brand_debt_payments WHERE refund_id = ${refundId}`,
  )
  await lockRows(tx, 'funding', sql`SELECT funding_id ${named}`)
  await lockRow(tx, 'refund', refundId)
  const refund = await firstRow(
    tx,
    sql<LockedRefund>`SELECT r.id, r.campaign_id, r.funding_id, r.requested_by, r.amount_cents,
        r.fee_cents, r.owed_cents, r.status, r.calls_count, r.stripe_refund_id,
        ${refundedPayment} AS stripe_payment_intent_id
      FROM refunds r WHERE r.id = ${refundId}`,
  )
  invariant(refund !== undefined, `refund ${refundId} does not exist`)
  return refund
}

/** Locks the campaign of a refund at the provider, and those that paid what is owed for it. */
export async function lockCampaignsOfRefund(
  tx: Transaction,
  { stripeRefundId, campaignId }: { stripeRefundId: string; campaignId: CampaignId },
): Promise<void> {
  const payers = sql<{ id: CampaignId }>`SELECT p.campaign_id AS id FROM brand_debt_payments p
    JOIN refunds r ON r.id = p.refund_id
    WHERE r.stripe_refund_id = ${stripeRefundId} UNION ALL SELECT ${campaignId}::uuid`
  await lockRows(tx, 'campaign', payers)
}

/** Why the provider's refund is not this one, to the cent; null when it is. */
export function refundProblem(
  refund: Pick<LockedRefund, 'amountCents' | 'feeCents' | 'owedCents' | 'stripePaymentIntentId'>,
  made: Refund,
): string | null {
  if (made.amountCents !== refundTotal(refund)) {
    return `${made.id} has another amount: ${made.amountCents} cents`
  }
  return made.paymentIntentId === refund.stripePaymentIntentId
    ? null
    : `${made.id} is of another payment: ${made.paymentIntentId}`
}

/**
 * The money has left for the card. One function for request, job, webhook and reconciliation; returns
 * false if it was booked before. Throws on a second refund at the provider for one of ours.
 */
export async function bookRefund(
  tx: Transaction,
  { refundId, made, at }: { refundId: RefundId; made: Refund; at: Date },
): Promise<boolean> {
  const refund = await lockRefund(tx, refundId)
  const problem = refundProblem(refund, made)
  invariant(problem === null, `refund ${refund.id} is not booked: ${problem}`)
  const known = refund.stripeRefundId
  invariant(
    known === null || known === made.id,
    `refund ${refund.id} was made twice: ${known}, ${made.id}`,
  )
  if (refund.status === 'succeeded') return false
  invariant(refund.status === 'requested', `refund ${refund.id} failed, but ${made.id} succeeded`)
  await run(
    tx,
    sql`WITH campaign AS (
        UPDATE campaigns SET refunded_cents = refunded_cents + ${refund.amountCents}
        WHERE id = ${refund.campaignId}
      )
      UPDATE refunds SET status = 'succeeded', stripe_refund_id = ${made.id}, settled_at = ${at},
        calling_until = NULL, unknown_since = NULL, reason = NULL, needs_admin = false,
        waits_for_money = false
      WHERE id = ${refund.id}`,
  )
  await postEntries(tx, [entryOf(refund, at)])
  return true
}

function entryOf(refund: LockedRefund, at: Date): LedgerEntry {
  const { id, campaignId, requestedBy: userId } = refund
  const shared = { amountCents: refundTotal(refund), credit: stripeAsset, userId, at } as const
  if (campaignId === null) {
    return {
      ...shared,
      event: 'stray-refunded',
      debit: unmatchedPayment(refund.stripePaymentIntentId),
      key: ledgerKey('stray-refunded', { refund: id }),
    }
  }
  return {
    ...shared,
    event: 'refund-paid',
    debit: campaignRefunding(campaignId),
    key: ledgerKey('refund-paid', { refund: id }),
    campaignId,
  }
}
