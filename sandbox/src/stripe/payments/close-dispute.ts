import type Stripe from 'stripe'
import { recordTransaction } from '../balance/record-transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { refused } from '../wire/api-error.ts'

/** Won: the money comes back. Lost: the cardholder keeps it. */
export function closeDispute(
  stripe: StripeSandbox,
  dispute: Stripe.Dispute,
  verdict: 'won' | 'lost',
): Stripe.Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw refused('dispute_closed', 'This dispute is already closed.')
  }
  const returned = verdict === 'won' ? giveBack(stripe, dispute) : []
  const closed: Stripe.Dispute = {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...returned],
    status: verdict,
  }
  stripe.tables.disputes.put(closed.id, closed)
  emitEvent(stripe, { type: 'charge.dispute.closed', object: closed })
  if (returned.length > 0) {
    emitEvent(stripe, { type: 'charge.dispute.funds_reinstated', object: closed })
  }
  return closed
}

function giveBack(stripe: StripeSandbox, dispute: Stripe.Dispute): Stripe.BalanceTransaction[] {
  return dispute.balance_transactions.map((withdrawn) =>
    recordTransaction(stripe, {
      type: 'adjustment',
      reportingCategory: 'dispute_reversal',
      amountCents: -withdrawn.amount,
      source: dispute.id,
    }),
  )
}

/** Without an answer in time the cardholder keeps the money; an inquiry without one is closed. */
export function expireDispute(stripe: StripeSandbox, disputeId: string): void {
  const dispute = stripe.tables.disputes.get(disputeId)
  if (dispute?.status !== 'needs_response' && dispute?.status !== 'warning_needs_response') return
  const evidenceDetails = { ...dispute.evidence_details, past_due: true }
  const late = { ...dispute, evidence_details: evidenceDetails }
  if (dispute.status === 'needs_response') {
    closeDispute(stripe, late, 'lost')
    return
  }
  const closed: Stripe.Dispute = { ...late, status: 'warning_closed' }
  stripe.tables.disputes.put(closed.id, closed)
  emitEvent(stripe, { type: 'charge.dispute.closed', object: closed })
}
