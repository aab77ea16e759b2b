import type Stripe from 'stripe'
import { recordTransaction } from '../balance/record-transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { baseCharge } from './base-charge.ts'
import { cardOf } from './payment-methods.ts'
import { type Decline, plainDecline, type TestCard } from './test-cards.ts'

/** Seconds until a card's dispute, or its bank's report. */
const disputeAfterSeconds = 1

/** Charges the card; a failed charge is stored too, and moves no money. */
export function chargeCard(
  stripe: StripeSandbox,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): { charge: Stripe.Charge; decline: Decline | null } {
  const card = cardOf(stripe, method)
  const decline = card.decline ?? declineAsked(stripe, intent)
  const charge = decline
    ? failedCharge(newCharge(stripe, intent, method), decline)
    : collect(stripe, newCharge(stripe, intent, method), card)
  stripe.tables.charges.put(charge.id, charge)
  emitEvent(stripe, {
    type: decline ? 'charge.failed' : 'charge.succeeded',
    object: charge,
  })
  if (decline) return { charge, decline }
  if (card.dispute) stripe.later.add('charge_disputed', charge.id, disputeAfterSeconds)
  if (card.isReported) stripe.later.add('fraud_reported', charge.id, disputeAfterSeconds)
  return { charge, decline: null }
}

function declineAsked(stripe: StripeSandbox, { id }: Stripe.PaymentIntent): Decline | null {
  return stripe.world.faults.takeForCard('decline_card', id) ? plainDecline : null
}

function collect(stripe: StripeSandbox, charge: Stripe.Charge, card: TestCard): Stripe.Charge {
  const { pendingSeconds, cardFees } = stripe.world.settings.current
  const waitSeconds = card.bypassesPending ? 0 : pendingSeconds
  const transaction = recordTransaction(stripe, {
    type: 'charge',
    reportingCategory: 'charge',
    amountCents: charge.amount,
    feeCents: cardFees ? Math.round(charge.amount * 0.029) + 30 : 0,
    source: charge.id,
    availableOn: charge.created + waitSeconds,
  })
  if (waitSeconds > 0) stripe.later.add('balance_available', transaction.id, waitSeconds)
  return {
    ...charge,
    amount_captured: charge.amount,
    balance_transaction: transaction.id,
    captured: true,
    paid: true,
    status: 'succeeded',
    outcome: {
      ...plainOutcome,
      network_status: 'approved_by_network',
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
  }
}

function failedCharge(charge: Stripe.Charge, decline: Decline): Stripe.Charge {
  const isBlocked = decline.declineCode === 'fraudulent'
  return {
    ...charge,
    failure_code: decline.code,
    failure_message: decline.message,
    outcome: {
      ...plainOutcome,
      network_status: isBlocked ? 'not_sent_to_network' : 'declined_by_network',
      reason: isBlocked ? 'highest_risk_level' : decline.declineCode,
      seller_message: 'The bank did not accept this payment.',
      type: isBlocked ? 'blocked' : 'issuer_declined',
    },
  }
}

const plainOutcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: null,
  reason: null,
  risk_level: 'normal',
  seller_message: null,
  type: 'authorized',
} satisfies Stripe.Charge.Outcome

function newCharge(
  stripe: StripeSandbox,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.Charge {
  return {
    ...baseCharge(stripe, {
      id: stripe.world.newId('ch_'),
      amountCents: intent.amount,
      currency: intent.currency,
    }),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'PERMILLE',
    description: intent.description,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: chargedCard(method) },
    receipt_email: intent.receipt_email,
    transfer_group: intent.transfer_group,
  }
}

function chargedCard(method: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: null,
    authorization_code: null,
    brand: method.card?.brand ?? null,
    checks: method.card?.checks ?? null,
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: method.card?.exp_month ?? 1,
    exp_year: method.card?.exp_year ?? 2000,
    fingerprint: method.card?.fingerprint ?? null,
    funding: 'credit',
    installments: null,
    last4: method.card?.last4 ?? null,
    mandate: null,
    network: method.card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
}
