import type { BookExceptionId, RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { Refund } from '../../integrations/stripe/payment-provider.ts'
import { lockRow } from '../../money/locks.ts'
import type { RefundPart } from '../../money/movements/reserve-refunds.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { lockCampaign } from '../campaigns/public.ts'
import { findPaymentOf, type RefundedPayment, readUnspent } from './refund-store.ts'
import { findStrayOf } from './stray-refund-store.ts'

/** The payment that a refund returns, locked after its campaign; undefined if it is not ours. */
export async function lockPaymentOf(
  tx: Transaction,
  { paymentIntentId }: Refund,
): Promise<RefundedPayment | undefined> {
  if (paymentIntentId === null) return undefined
  const named = await findPaymentOf(tx, paymentIntentId)
  if (named === undefined) return undefined
  await lockCampaign(tx, named.campaignId)
  await lockRow(tx, 'funding', named.fundingId)
  return await findPaymentOf(tx, paymentIntentId)
}

/** The exception of a payment that no campaign took, locked; undefined if it is not in the books. */
export async function lockStrayOf(
  tx: Transaction,
  { paymentIntentId }: Refund,
): Promise<BookExceptionId | undefined> {
  if (paymentIntentId === null) return undefined
  const id = await findStrayOf(tx, paymentIntentId)
  if (id !== undefined) await lockRow(tx, 'exception', id)
  return id
}

/** Null if the campaign or the payment has less than was returned. */
export async function partOf(
  tx: Transaction,
  { refundId: id, amountCents: totalCents, feeCents: toldFee }: Refund & { refundId: RefundId },
  payment: RefundedPayment,
): Promise<RefundPart | null> {
  const left = await readUnspent(tx, payment.campaignId)
  const amountMax = Math.min(left.amountCents, payment.amountLeftCents)
  const feeMax = Math.min(left.feeCents, payment.feeLeftCents)
  const feeCents = toldFee ?? totalCents - Math.min(amountMax, totalCents)
  const amountCents = totalCents - feeCents
  if (amountCents > amountMax || feeCents > feeMax) return null
  const { fundingId } = payment
  return { id, fundingId, amountCents: toCents(amountCents), feeCents: toCents(feeCents) }
}
