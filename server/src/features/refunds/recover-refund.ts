import type { RefundId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import type { Refund } from '#integrations/stripe/payment-provider.ts'
import { refundProblem } from '#money/movements/book-refund.ts'
import { reserveRefunds } from '#money/movements/reserve-refunds.ts'
import type { Transaction } from '#platform/database/database.ts'
import { completeAsBefore } from '../campaigns/public.ts'
import type { Recovery } from '../funding/public.ts'
import type { RefundDeps } from './refund-deps.ts'
import { findRefund } from './refund-store.ts'
import { lockPaymentOf, partOf } from './refunded-payment.ts'
import { applyRefund } from './send-refund.ts'

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
    if (problem !== null) return { kind: 'left-over', what: problem }
    if (isSettledAs(existing.status, made.status)) return { kind: 'known' }
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
  const part = await partOf(tx, made, { payment, at: made.createdAt })
  // A request never exceeds what is left: what is missing here is a part of the lost history.
  if (part === null || part.owedCents > 0) {
    const what = `${formatCents(made.amountCents)} of “${payment.campaignName}” went back to its brand, but the campaign does not have that much left.`
    return { kind: 'left-over', what }
  }
  await completeAsBefore(tx, { campaignId: payment.campaignId, at })
  const { campaignId } = payment
  await reserveRefunds(tx, { campaignId, requestedBy: null, parts: [part], at: made.createdAt })
  await applyRefund(tx, made, at)
  return { kind: 'booked' }
}
