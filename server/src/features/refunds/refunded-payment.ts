import type { DiscrepancyId, RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { Refund } from '#integrations/stripe/payment-provider.ts'
import { lockRow } from '#money/locks.ts'
import { lockCampaignsOfRefund } from '#money/movements/book-refund.ts'
import type { RefundPart } from '#money/movements/reserve-refunds.ts'
import type { Transaction } from '#platform/database/database.ts'
import { findPaymentOf, type RefundedPayment, readUnspent } from './refund-store.ts'
import { findUnmatchedPaymentOf } from './unmatched-refund-store.ts'

/**
 * The payment that a refund returns, locked after its campaign and those that pay what is owed for it;
 * undefined if it is not ours.
 */
export async function lockPaymentOf(
  tx: Transaction,
  { id, paymentIntentId }: Refund,
): Promise<RefundedPayment | undefined> {
  if (paymentIntentId === null) return undefined
  const named = await findPaymentOf(tx, paymentIntentId)
  if (named === undefined) return undefined
  await lockCampaignsOfRefund(tx, { stripeRefundId: id, campaignId: named.campaignId })
  await lockRow(tx, 'funding', named.fundingId)
  return await findPaymentOf(tx, paymentIntentId)
}

/** The discrepancy of a payment that no campaign took, locked; undefined if it is not in the books. */
export async function lockUnmatchedPaymentOf(
  tx: Transaction,
  { paymentIntentId }: Refund,
): Promise<DiscrepancyId | undefined> {
  if (paymentIntentId === null) return undefined
  const id = await findUnmatchedPaymentOf(tx, paymentIntentId)
  if (id !== undefined) await lockRow(tx, 'exception', id)
  return id
}

/**
 * How a refund is split; what exceeds the campaign's money is `owed`, and so is what its creators can still
 * win: that stays. Null if the payment brought less.
 */
export async function partOf(
  tx: Transaction,
  made: Refund & { refundId: RefundId },
  { payment, at }: { payment: RefundedPayment; at: Date },
): Promise<RefundPart | null> {
  const { refundId: id, amountCents: totalCents, feeCents: recordedFee } = made
  const { fundingId, campaignId, amountLeftCents, feeLeftCents } = payment
  if (totalCents > amountLeftCents + feeLeftCents) return null
  const left = await readUnspent(tx, { campaignId, at })
  const amountMax = Math.min(left.amountCents, amountLeftCents)
  const feeMax = Math.min(left.feeCents, feeLeftCents)
  const feeCents = Math.min(recordedFee ?? totalCents - Math.min(amountMax, totalCents), feeMax)
  const amountCents = Math.min(totalCents - feeCents, amountMax)
  return {
    id,
    fundingId,
    amountCents: toCents(amountCents),
    feeCents: toCents(feeCents),
    owedCents: toCents(totalCents - feeCents - amountCents),
  }
}
