import type { AnyEvent } from '../event.ts'
import { type DecidedMoney, listDecidedMoney } from './decided-money-events-store.ts'
import { instant, ofBrand, ofNobody, ofPerson } from './event-parts.ts'
import { eventSource } from './event-source.ts'
import {
  type DisputeChange,
  listDisputeChanges,
  listPayments,
  listPayoutChanges,
  listRefundChanges,
  listRefundRequests,
  type PaymentChange,
  type PayoutChange,
  type RefundChange,
  type RefundRequest,
} from './money-events-store.ts'
import { type CostlyBrand, listCostlyBrands } from './refund-cost-events-store.ts'

export const paymentEvents = eventSource('payments', { rows: listPayments, event: payment })
export const refundEvents = eventSource('refunds', { rows: listRefundChanges, event: refund })
export const refundRequestEvents = eventSource('refund requests', {
  rows: listRefundRequests,
  event: refundRequest,
})
export const payoutEvents = eventSource('payouts', { rows: listPayoutChanges, event: payout })
export const disputeEvents = eventSource('disputes', { rows: listDisputeChanges, event: dispute })
export const decidedMoneyEvents = eventSource('money that an admin decided about', {
  rows: listDecidedMoney,
  event: decided,
})
export const refundCostEvents = eventSource('refunds that cost us', {
  rows: listCostlyBrands,
  event: refundsCost,
  isState: true,
})

function payment(change: PaymentChange): AnyEvent {
  const { fundingId, campaignId, amountCents, feeCents, step } = change
  return {
    ...ofBrand(change),
    type: `payment.${step}`,
    objectId: fundingId,
    body: { campaignId, amountCents, feeCents },
  }
}

function refund(change: RefundChange): AnyEvent {
  const { refundId, status, campaignId, amountCents, feeCents, owedCents, leftCents } = change
  return {
    ...ofBrand(change),
    type: `refund.${status}`,
    objectId: refundId,
    body: { campaignId, amountCents, feeCents, owedCents, leftCents },
  }
}

function refundRequest(request: RefundRequest): AnyEvent {
  const { refundId: objectId, campaignId, amountCents, feeCents } = request
  const body = { campaignId, amountCents, feeCents }
  return { ...ofBrand(request), type: 'refund.requested', objectId, body }
}

function payout(change: PayoutChange): AnyEvent {
  const { payoutId, state, totalCents, recoveredCents, frozenCents, returnedCents } = change
  return {
    ...ofPerson({ ...change, userId: change.creatorUserId }),
    type: `payout.${state}`,
    objectId: payoutId,
    body: { totalCents, recoveredCents, frozenCents, returnedCents },
  }
}

function dispute(change: DisputeChange): AnyEvent {
  const { disputeId, step, submissionId, answerDueAt } = change
  return {
    ...ofBrand(change),
    type: `dispute.${step}`,
    objectId: disputeId,
    body: { submissionId, answerDueAt: instant(answerDueAt) },
  }
}

const decidedTypes = {
  'submission.enter-reading': 'submission.reading_corrected',
  'user.release-frozen': 'user.frozen_released',
  'user.take-back-frozen': 'user.frozen_taken_back',
} as const

function decided(change: DecidedMoney): AnyEvent {
  const { action, objectId, auditId, cents } = change
  return {
    ...ofPerson(change),
    type: decidedTypes[action],
    objectId,
    body: { auditId, cents },
  }
}

/** For the operator: nobody of the brand is to read it. */
function refundsCost({ brandId: objectId, costCents, feesCents, ...rest }: CostlyBrand): AnyEvent {
  const body = { costCents, feesCents }
  return { ...ofNobody(rest), type: 'brand.refunds_cost', objectId, body }
}
