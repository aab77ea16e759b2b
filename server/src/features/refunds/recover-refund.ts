import type { DiscrepancyId, FundingId, RefundId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import type { Refund } from '#integrations/stripe/payment-provider.ts'
import { refundProblem } from '#money/movements/book-refund.ts'
import { reserveRefunds } from '#money/movements/reserve-refunds.ts'
import {
  readUnmatchedLeft,
  reserveUnmatchedRefund,
} from '#money/movements/unmatched/take-in-unmatched.ts'
import type { Transaction } from '#platform/database/database.ts'
import { completeAsBefore } from '../campaigns/public.ts'
import { isReturned, type Recovery } from '../funding/public.ts'
import type { RefundDeps } from './refund-deps.ts'
import { findRefund, listQueued } from './refund-store.ts'
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
  const lost = { ...made, refundId, sent: await listSent(deps, made) }
  // Before, because refunds are locked by id, and the one that gives up may be newer.
  await deps.database.transaction((tx) => makeRoom(tx, lost, deps.clock.now()))
  const recovery = await deps.database.transaction((tx) => rebuild(tx, lost, deps.clock.now()))
  return recovery ?? (await recoverWithPayment(deps, made))
}

/** Refunds made since then that are not booked: lost, or one whose answer was. */
export async function listUnbookedRefunds(
  { database, provider }: Pick<RefundDeps, 'database' | 'provider'>,
  since: Date,
  stop?: AbortSignal,
): Promise<string[]> {
  const unbooked: string[] = []
  for (const { id, refundId, isForeign, status } of await provider.listEveryRefund(since, stop)) {
    stop?.throwIfAborted()
    if (isForeign || refundId === null || status === 'failed') continue
    const refund = await findRefund(database, refundId)
    if (refund?.stripeRefundId !== id) unbooked.push(id)
  }
  return unbooked
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
  const part = await partOf(tx, made, { payment, at: made.createdAt })
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
  if ((await readUnmatchedLeft(tx, exceptionId)) < amountCents) {
    return leftOver(
      `${formatCents(amountCents)} of a payment that was set apart went back, but it did not bring that much.`,
    )
  }
  await reserveUnmatchedRefund(tx, { id, exceptionId, amountCents, at: createdAt })
  await applyRefund(tx, made, at)
  return { kind: 'booked' }
}

/**
 * If its money is missing, queued refunds of its payment fail first. What made the rest free (a decision, a reading, a
 * reversal) may be lost: its brand owes that until it is decided again.
 */
async function makeRoom(tx: Transaction, made: LostRefund, at: Date): Promise<void> {
  const payment = await lockPaymentOf(tx, made)
  if (payment === undefined) {
    const exceptionId = await lockUnmatchedPaymentOf(tx, made)
    if (exceptionId === undefined) return
    if ((await readUnmatchedLeft(tx, exceptionId)) >= made.amountCents) return
    return await giveUpQueued(tx, made, { of: exceptionId, at })
  }
  const part = await partOf(tx, made, { payment, at: made.createdAt })
  if (part !== null && part.owedCents === 0) return
  await giveUpQueued(tx, made, { of: payment.fundingId, at })
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
