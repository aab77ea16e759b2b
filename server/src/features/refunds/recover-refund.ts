import type { DiscrepancyId, FundingId, RefundId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import type { Refund } from '#integrations/stripe/payment-provider.ts'
import { refundProblem } from '#money/movements/book-refund.ts'
import { type RefundPart, reserveRefunds } from '#money/movements/reserve-refunds.ts'
import {
  readUnmatchedLeft,
  reserveUnmatchedRefund,
} from '#money/movements/unmatched/take-in-unmatched.ts'
import type { Transaction } from '#platform/database/database.ts'
import { completeAsBefore } from '../campaigns/public.ts'
import { isReturned, type Recovery } from '../funding/public.ts'
import type { RefundDeps } from './refund-deps.ts'
import { findRefund, listQueued, type RefundedPayment } from './refund-store.ts'
import { lockPaymentOf, lockUnmatchedPaymentOf, partOf } from './refunded-payment.ts'
import { applyRefund, endAsFailed } from './send-refund.ts'

/**
 * Books a refund missing after a restore, from the provider's metadata. Its campaign had ended when the refund
 * was requested, so it ends.
 */
export async function recoverRefund(deps: RefundDeps, made: Refund): Promise<Recovery> {
  const { refundId, isForeign } = made
  if (isForeign || refundId === null) return { kind: 'nothing' }
  const existing = await findRefund(deps.database, refundId)
  if (existing !== undefined) {
    const problem = refundProblem(existing, made)
    if (problem !== null) return leftOver(problem)
    if (isSettledAs(existing.status, made.status)) return { kind: 'known' }
    await deps.database.transaction((tx) => applyRefund(tx, made, deps.clock.now()))
    return { kind: 'booked' }
  }
  // The money is where it was.
  if (made.status === 'failed') return { kind: 'nothing' }
  const sent = await listSent(deps, made)
  const recovery = await deps.database.transaction((tx) =>
    rebuild(tx, { ...made, refundId, sent }, deps.clock.now()),
  )
  return recovery ?? (await recoverWithPayment(deps, made))
}

/** Of a payment that is not in this database: if all of it went back, neither is left to book. */
async function recoverWithPayment(
  { provider }: RefundDeps,
  { paymentIntentId }: Refund,
): Promise<Recovery> {
  const isGone =
    paymentIntentId !== null &&
    (await isReturned({ provider }, await provider.retrieveFundingIntent(paymentIntentId)))
  return isGone
    ? { kind: 'nothing' }
    : leftOver('The payment that it returns is not in this database.')
}

interface LostRefund extends Refund {
  readonly refundId: RefundId
  /** Ours that the provider made of the same payment, also after this one. */
  readonly sent: readonly (RefundId | null)[]
}

async function listSent({ provider }: RefundDeps, made: Refund): Promise<LostRefund['sent']> {
  if (made.paymentIntentId === null) return []
  const all = await provider.listRefunds(made.paymentIntentId)
  return all.filter(({ status }) => status !== 'failed').map(({ refundId }) => refundId)
}

function isSettledAs(ours: string, theirs: Refund['status']): boolean {
  return ours === (theirs === 'pending' ? 'requested' : theirs)
}

/** Null for a payment that is not in this database. */
async function rebuild(tx: Transaction, made: LostRefund, at: Date): Promise<Recovery | null> {
  const payment = await lockPaymentOf(tx, made)
  if (payment === undefined) return await rebuildOfUnmatched(tx, made, at)
  const { campaignId, campaignName } = payment
  const part = await partAfterLoss(tx, made, { payment, at })
  if (part === null) {
    return leftOver(
      `${formatCents(made.amountCents)} of “${campaignName}” went back to its brand, but its payment did not bring that much.`,
    )
  }
  await completeAsBefore(tx, { campaignId, at })
  await reserveRefunds(tx, { campaignId, requestedBy: null, parts: [part], at: made.createdAt })
  await applyRefund(tx, made, at)
  return { kind: 'booked' }
}

async function rebuildOfUnmatched(
  tx: Transaction,
  made: LostRefund,
  at: Date,
): Promise<Recovery | null> {
  const { refundId: id, amountCents, createdAt } = made
  const exceptionId = await lockUnmatchedPaymentOf(tx, made)
  if (exceptionId === undefined) return null
  const isShort = async () => (await readUnmatchedLeft(tx, exceptionId)) < amountCents
  if (await isShort()) await giveUpQueued(tx, made, { of: exceptionId, at })
  if (await isShort()) {
    return leftOver(
      `${formatCents(amountCents)} of a payment that was set apart went back, but it did not bring that much.`,
    )
  }
  await reserveUnmatchedRefund(tx, { id, exceptionId, amountCents, at: createdAt })
  await applyRefund(tx, made, at)
  return { kind: 'booked' }
}

/**
 * What made its money free (a decision, a reading, a reversal) may be lost: its brand owes that until it is decided
 * again.
 */
async function partAfterLoss(
  tx: Transaction,
  made: LostRefund,
  { payment, at }: { payment: RefundedPayment; at: Date },
): Promise<RefundPart | null> {
  const split = async () => {
    const locked = await lockPaymentOf(tx, made)
    return locked ? await partOf(tx, made, { payment: locked, at: made.createdAt }) : null
  }
  const part = await split()
  if (part !== null && part.owedCents === 0) return part
  await giveUpQueued(tx, made, { of: payment.fundingId, at })
  return await split()
}

/** A refund that was queued, and that the provider never made, must have failed if another one took its money. */
async function giveUpQueued(
  tx: Transaction,
  { sent }: LostRefund,
  { of, at }: { of: FundingId | DiscrepancyId; at: Date },
): Promise<void> {
  const queued = await listQueued(tx, of)
  for (const refundId of queued.filter((id) => !sent.includes(id))) {
    const reason = 'Another refund of its payment was made after the backup, and took its money'
    const failure = { refundId, callNumber: null, reason, code: 'superseded', at }
    await endAsFailed(tx, failure, { reason })
  }
}

function leftOver(what: string): Recovery {
  return { kind: 'left-over', what }
}
