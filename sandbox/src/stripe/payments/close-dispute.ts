import type Stripe from 'stripe'
import { recordTransaction } from '../balance/record-transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { refused } from '../wire/api-error.ts'
import { withdraw } from './open-dispute.ts'

/** Won, or withdrawn by the cardholder: the money is returned. Lost: the cardholder keeps it. */
export function closeDispute(
  stripe: StripeSandbox,
  dispute: Stripe.Dispute,
  verdict: 'won' | 'lost',
): Stripe.Dispute {
  if (isClosed(dispute)) throw refused('dispute_closed', 'This dispute is already closed.')
  if (dispute.status.startsWith('warning_')) return closeInquiry(stripe, dispute)
  const returned = verdict === 'won' ? giveBack(stripe, dispute) : []
  const closed: Stripe.Dispute = {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...returned],
    is_charge_refundable: verdict === 'won',
    status: verdict,
  }
  stripe.tables.disputes.put(closed.id, closed)
  emitEvent(stripe, { type: 'charge.dispute.closed', object: closed })
  if (returned.length > 0) {
    emitEvent(stripe, { type: 'charge.dispute.funds_reinstated', object: closed })
  }
  return closed
}

/** The merchant accepts the loss; only an unanswered dispute can be accepted. */
export function acceptDispute(stripe: StripeSandbox, dispute: Stripe.Dispute): Stripe.Dispute {
  if (isClosed(dispute)) throw refused('dispute_closed', 'This dispute is already closed.')
  if (dispute.status !== 'needs_response') {
    throw refused(null, 'This dispute cannot be closed in its current state.')
  }
  return closeDispute(stripe, dispute, 'lost')
}

/** The bank revises a decided claim: what was returned is withdrawn again, or the reverse. */
export function overturnDispute(stripe: StripeSandbox, dispute: Stripe.Dispute): Stripe.Dispute {
  if (dispute.status === 'lost') {
    return closeDispute(stripe, { ...dispute, status: 'under_review' }, 'won')
  }
  if (dispute.status !== 'won') throw refused(null, 'The bank has not decided this dispute.')
  const lost: Stripe.Dispute = {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, withdraw(stripe, dispute, dispute.id)],
    is_charge_refundable: false,
    status: 'lost',
  }
  stripe.tables.disputes.put(lost.id, lost)
  emitEvent(stripe, { type: 'charge.dispute.updated', object: lost })
  emitEvent(stripe, { type: 'charge.dispute.funds_withdrawn', object: lost })
  return lost
}

function isClosed({ status }: Stripe.Dispute): boolean {
  return status === 'won' || status === 'lost' || status === 'warning_closed'
}

/** The bank drops its inquiry; no money had moved. */
export function closeInquiry(stripe: StripeSandbox, inquiry: Stripe.Dispute): Stripe.Dispute {
  const closed: Stripe.Dispute = { ...inquiry, status: 'warning_closed' }
  stripe.tables.disputes.put(closed.id, closed)
  emitEvent(stripe, { type: 'charge.dispute.closed', object: closed })
  return closed
}

function giveBack(stripe: StripeSandbox, dispute: Stripe.Dispute): Stripe.BalanceTransaction[] {
  const withdrawnCents = dispute.balance_transactions.reduce((sum, { amount }) => sum - amount, 0)
  if (withdrawnCents === 0) return []
  return [
    recordTransaction(stripe, {
      type: 'adjustment',
      reportingCategory: 'dispute_reversal',
      amountCents: withdrawnCents,
      source: dispute.id,
    }),
  ]
}

/** Without an answer in time the cardholder keeps the money; an inquiry without one is closed. */
export function expireDispute(stripe: StripeSandbox, disputeId: string): void {
  const dispute = stripe.tables.disputes.get(disputeId)
  if (dispute?.status !== 'needs_response' && dispute?.status !== 'warning_needs_response') return
  const { evidence_details: details } = dispute
  // An inquiry that became a chargeback has a later date.
  if (details.due_by !== null && details.due_by > stripe.world.nowSeconds()) return
  closeDispute(stripe, { ...dispute, evidence_details: { ...details, past_due: true } }, 'lost')
}
