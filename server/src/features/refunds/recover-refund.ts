import type { RefundId } from '@permille/contract/ids'
import { formatCents, toCents } from '@permille/contract/money'
import type { Refund } from '../../integrations/stripe/payment-provider.ts'
import { lockRow } from '../../money/locks.ts'
import { refundProblem } from '../../money/movements/book-refund.ts'
import { type RefundPart, reserveRefunds } from '../../money/movements/reserve-refunds.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { completeAsBefore, lockCampaign } from '../campaigns/public.ts'
import type { Recovery } from '../funding/public.ts'
import type { RefundDeps } from './refund-deps.ts'
import { findPaymentOf, findRefund, type RefundedPayment, readUnspent } from './refund-store.ts'
import { applyRefund } from './send-refund.ts'

/**
 * Books a refund that a restored database may not know, from what the provider was told. Its campaign
 * had ended when the money was asked back, so it ends.
 */
export async function recoverRefund(deps: RefundDeps, made: Refund): Promise<Recovery> {
  const { refundId, isForeign } = made
  if (isForeign || refundId === null) return { kind: 'nothing' }
  const known = await findRefund(deps.database, refundId)
  if (known !== undefined) {
    const problem = refundProblem(known, made)
    if (problem !== null) return { kind: 'left-over', what: problem }
    if (isSettledAs(known.status, made.status)) return { kind: 'known' }
    await deps.database.transaction((tx) => applyRefund(tx, made, deps.clock.now()))
    return { kind: 'booked' }
  }
  // The money is where it was.
  if (made.status === 'failed') return { kind: 'nothing' }
  return await deps.database.transaction((tx) =>
    rebuild(tx, { ...made, refundId }, deps.clock.now()),
  )
}

function isSettledAs(ours: string, theirs: Refund['status']): boolean {
  return ours === (theirs === 'pending' ? 'requested' : theirs)
}

async function rebuild(
  tx: Transaction,
  made: Refund & { refundId: RefundId },
  at: Date,
): Promise<Recovery> {
  const payment = await lockPaymentOf(tx, made)
  if (payment === undefined) {
    return { kind: 'left-over', what: 'The payment that it returns is not in this database.' }
  }
  const part = await partOf(tx, made, payment)
  if (part === null) {
    const what = `${formatCents(made.amountCents)} of “${payment.campaignName}” went back to its brand, which it has not left.`
    return { kind: 'left-over', what }
  }
  await completeAsBefore(tx, { campaignId: payment.campaignId, at })
  const { campaignId, ownerUserId: requestedBy } = payment
  await reserveRefunds(tx, { campaignId, requestedBy, parts: [part], at: made.createdAt })
  await applyRefund(tx, made, at)
  return { kind: 'booked' }
}

async function lockPaymentOf(
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

/** Null if the campaign or the payment has less than was returned. */
async function partOf(
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
