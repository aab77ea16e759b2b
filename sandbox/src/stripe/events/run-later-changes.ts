import type Stripe from 'stripe'
import { recordTransaction } from '../balance/record-transaction.ts'
import { shownBalance } from '../balance/shown-balance.ts'
import { expireDispute } from '../payments/close-dispute.ts'
import { warnOfFraud } from '../payments/fraud-warnings.ts'
import { openCardsDispute } from '../payments/open-dispute.ts'
import { payOutAutomatically, settlePayout } from '../payouts/settle-payout.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { emitEvent } from './emit-event.ts'
import type { LaterChange } from './later-queue.ts'

const tickMs = 250

/** Applies changes as they come due. */
export function startLaterChanges(stripe: StripeSandbox): { stop(): void } {
  const timer = setInterval(() => {
    for (const { kind, objectId } of stripe.later.takeDue()) changes[kind](stripe, objectId)
  }, tickMs)
  return { stop: () => clearInterval(timer) }
}

type Apply = (stripe: StripeSandbox, objectId: string) => void

const changes: Readonly<Record<LaterChange['kind'], Apply>> = {
  refund_succeeds: (stripe, id) => changeRefund(stripe, id, { status: 'succeeded' }),
  refund_fails: failRefund,
  charge_disputed: openCardsDispute,
  fraud_reported: warnOfFraud,
  payout_arrives: settlePayout,
  automatic_payout: payOutAutomatically,
  dispute_due: expireDispute,
  balance_available: (stripe) =>
    emitEvent(stripe, { type: 'balance.available', object: shownBalance(stripe) }),
}

/** The money of a failed refund returns to the balance, and the charge is no longer refunded. */
function failRefund(stripe: StripeSandbox, refundId: string): void {
  const refund = stripe.tables.refunds.get(refundId)
  const charge = stripe.tables.charges.get(String(refund?.charge))
  if (!refund || !charge) return
  const transaction = recordTransaction(stripe, {
    type: 'refund_failure',
    reportingCategory: 'refund_failure',
    amountCents: refund.amount,
    source: refund.id,
  })
  stripe.tables.charges.put(charge.id, {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  })
  changeRefund(stripe, refundId, {
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
    failure_balance_transaction: transaction.id,
  })
}

function changeRefund(
  stripe: StripeSandbox,
  refundId: string,
  changes: Partial<Stripe.Refund>,
): void {
  const refund = stripe.tables.refunds.get(refundId)
  if (!refund) return
  const updated = { ...refund, ...changes }
  stripe.tables.refunds.put(refundId, updated)
  const type = updated.status === 'failed' ? 'refund.failed' : 'refund.updated'
  emitEvent(stripe, { type, object: updated, ...previousOn(type, refund) })
  emitEvent(stripe, { type: 'charge.refund.updated', object: updated })
}

function previousOn(type: Stripe.Event.Type, refund: Stripe.Refund) {
  return type === 'refund.updated' ? { previous: { status: refund.status } } : {}
}
