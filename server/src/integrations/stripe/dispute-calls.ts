import { toCents } from '@permille/contract/money'
import type Stripe from 'stripe'
import { everyOne } from './every-one.ts'
import type {
  CallOutcome,
  Dispute,
  DisputeEvidence,
  FraudWarning,
  PaymentProvider,
} from './payment-provider.ts'
import { callStripe } from './stripe-errors.ts'
import { callFailure } from './transfer-outcome.ts'

type DisputeCalls =
  | 'retrieveDispute'
  | 'listDisputes'
  | 'sendEvidence'
  | 'acceptDispute'
  | 'retrieveFraudWarning'

export function disputeCalls(
  stripe: Stripe,
  currency: string,
): Pick<PaymentProvider, DisputeCalls> {
  return {
    retrieveDispute: async (id) =>
      toDispute(await callStripe(() => stripe.disputes.retrieve(id)), currency),
    listDisputes: async (since, stop) => {
      const found = await everyOne((params) => stripe.disputes.list(params), { since, stop })
      return found.map((dispute) => toDispute(dispute, currency))
    },
    sendEvidence: ({ disputeId, evidence, idempotencyKey }) =>
      decide(currency, () =>
        stripe.disputes.update(
          disputeId,
          { evidence: toEvidence(evidence), submit: true },
          { idempotencyKey, maxNetworkRetries: 0 },
        ),
      ),
    acceptDispute: ({ disputeId, idempotencyKey }) =>
      decide(currency, () =>
        stripe.disputes.close(disputeId, {}, { idempotencyKey, maxNetworkRetries: 0 }),
      ),
    retrieveFraudWarning: async (id) =>
      toFraudWarning(await callStripe(() => stripe.radar.earlyFraudWarnings.retrieve(id))),
  }
}

/** Sent once. The row of the response decides whether to retry, and under which key. */
async function decide(
  currency: string,
  call: () => Promise<Stripe.Dispute>,
): Promise<CallOutcome<Dispute>> {
  try {
    return { kind: 'made', made: toDispute(await call(), currency) }
  } catch (error) {
    return callFailure(error, 'The payment provider refused this response to the dispute.')
  }
}

function toEvidence(evidence: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence {
  return {
    customer_name: evidence.customerName,
    customer_email_address: evidence.customerEmail,
    product_description: evidence.productDescription,
    service_date: evidence.serviceDate,
    access_activity_log: evidence.activityLog,
    refund_policy_disclosure: evidence.refundPolicy,
    refund_refusal_explanation: evidence.refundRefusal,
    uncategorized_text: evidence.statement,
  }
}

const statuses: Readonly<Record<string, Dispute['status']>> = {
  warning_needs_response: 'needs_response',
  warning_under_review: 'under_review',
  warning_closed: 'closed',
  needs_response: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  // The bank has the money while a lost dispute is appealed.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
  // The network settled it with a refund before it became a dispute.
  prevented: 'closed',
}

function toDispute(dispute: Stripe.Dispute, currency: string): Dispute {
  const { payment_intent: intent, balance_transactions: moved, evidence_details: details } = dispute
  const isInquiry = dispute.status.startsWith('warning_') || dispute.status === 'prevented'
  const { turn, withdrawnCents } = turnOf(moved)
  const fees = moved.reduce((sum, { fee }) => sum + fee, 0)
  return {
    id: dispute.id,
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    // The withdrawn amount is in our currency, whatever the cardholder's is.
    amountCents: toCents(withdrawnCents ?? dispute.amount),
    turn,
    providerFeeCents: toCents(fees),
    isOwnCurrency: withdrawnCents !== null || dispute.currency === currency,
    reason: dispute.reason,
    isInquiry,
    status: statuses[dispute.status] ?? 'unknown',
    dueAt: details.due_by === null ? null : new Date(details.due_by * 1000),
    submissionsCount: details.submission_count,
    createdAt: new Date(dispute.created * 1000),
  }
}

type Moved = Pick<Stripe.BalanceTransaction, 'amount' | 'created'>

/**
 * Stripe can withdraw again what it reinstated, as after an appeal: each withdrawal after a return begins another
 * turn, and one in parts is one turn. `withdrawnCents` is the last one's amount, null if nothing was ever withdrawn.
 */
export function turnOf(moved: readonly Moved[]): { turn: number; withdrawnCents: number | null } {
  let turn = 1
  let withdrawnCents: number | null = null
  let isReturned = false
  for (const { amount } of moved.toSorted((a, b) => a.created - b.created)) {
    if (amount > 0) isReturned = true
    if (amount >= 0) continue
    withdrawnCents = (isReturned ? 0 : (withdrawnCents ?? 0)) - amount
    if (isReturned) turn += 1
    isReturned = false
  }
  return { turn, withdrawnCents }
}

function toFraudWarning(warning: Stripe.Radar.EarlyFraudWarning): FraudWarning {
  const { payment_intent: intent } = warning
  return {
    id: warning.id,
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    fraudType: warning.fraud_type,
    isActionable: warning.actionable,
    createdAt: new Date(warning.created * 1000),
  }
}
