import type Stripe from 'stripe'
import { recordTransaction } from '../balance/record-transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { closeWarnings } from './fraud-warnings.ts'
import { cardOf } from './payment-methods.ts'
import type { TestCard } from './test-cards.ts'

const answerWithinSeconds = 7 * 24 * 3600

/** The test scenario of the card that paid. */
export function openCardsDispute(stripe: StripeSandbox, chargeId: string): void {
  const charge = stripe.tables.charges.get(chargeId)
  const method = stripe.tables.paymentMethods.get(String(charge?.payment_method))
  if (charge && method) openDispute(stripe, charge, cardOf(stripe, method).dispute)
}

/** The cardholder claims the payment back; an inquiry only asks, and moves no money yet. */
export function openDispute(
  stripe: StripeSandbox,
  charge: Stripe.Charge,
  kind: TestCard['dispute'],
): void {
  const dispute = buildDispute(stripe, charge, {
    reason: kind === 'product_not_received' ? 'product_not_received' : 'fraudulent',
    isInquiry: kind === 'inquiry',
  })
  stripe.tables.disputes.put(dispute.id, dispute)
  stripe.later.add('dispute_due', dispute.id, answerWithinSeconds)
  stripe.tables.charges.put(charge.id, { ...charge, disputed: true })
  closeWarnings(stripe, charge.id)
  emitEvent(stripe, { type: 'charge.dispute.created', object: dispute })
  if (dispute.balance_transactions.length > 0) {
    emitEvent(stripe, { type: 'charge.dispute.funds_withdrawn', object: dispute })
  }
}

function buildDispute(
  stripe: StripeSandbox,
  charge: Stripe.Charge,
  { reason, isInquiry }: { reason: string; isInquiry: boolean },
): Stripe.Dispute {
  const id = stripe.world.newId('du_')
  const created = stripe.world.nowSeconds()
  return {
    id,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: isInquiry ? [] : [withdraw(stripe, charge, id)],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: created + answerWithinSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  }
}

/** Stripe's fee in the US, kept whatever the verdict. */
const disputeFeeCents = 1500

/** An inquiry that became a chargeback: it can be answered again, until a later date. */
export function withdrawForDispute(stripe: StripeSandbox, inquiry: Stripe.Dispute): Stripe.Dispute {
  const dispute: Stripe.Dispute = {
    ...inquiry,
    balance_transactions: [withdraw(stripe, inquiry, inquiry.id)],
    evidence_details: {
      ...inquiry.evidence_details,
      due_by: stripe.world.nowSeconds() + answerWithinSeconds,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    status: 'needs_response',
  }
  stripe.tables.disputes.put(dispute.id, dispute)
  stripe.later.add('dispute_due', dispute.id, answerWithinSeconds)
  return dispute
}

export function withdraw(
  stripe: StripeSandbox,
  taken: { amount: number },
  disputeId: string,
): Stripe.BalanceTransaction {
  return recordTransaction(stripe, {
    type: 'adjustment',
    reportingCategory: 'dispute',
    amountCents: -taken.amount,
    feeCents: disputeFeeCents,
    source: disputeId,
  })
}

export const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
