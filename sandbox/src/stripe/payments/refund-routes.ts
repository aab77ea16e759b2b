import type Stripe from 'stripe'
import { recordTransaction } from '../balance/record-transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { invalidParameter, missingParameter, missingResource, refused } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'
import { mergeMetadata, type Params } from '../wire/params.ts'
import { closeInquiry } from './close-dispute.ts'
import { closeWarnings } from './fraud-warnings.ts'
import { cardOf } from './payment-methods.ts'
import type { TestCard } from './test-cards.ts'

const createSpec = {
  amount: 'integer',
  charge: 'text',
  payment_intent: 'text',
  reason: ['duplicate', 'fraudulent', 'requested_by_customer'],
  refund_application_fee: 'boolean',
  reverse_transfer: 'boolean',
  metadata: 'metadata',
} as const

/** Seconds until the refunds of the two special cards change status. */
const changesAfterSeconds = 2

const create = route('POST /v1/refunds', {
  spec: createSpec,
  run: (stripe, { params }) => {
    const charge = refundedCharge(stripe, params)
    const amountCents = params.amount ?? charge.amount - charge.amount_refunded
    checkParts(charge, params)
    checkAmount(stripe, charge, amountCents)
    return makeRefund(stripe, charge, { ...params, amount: amountCents })
  },
})

const retrieve = route('GET /v1/refunds/:id', {
  spec: {},
  run: (stripe, { id }) => findRefund(stripe, id),
})

const update = route('POST /v1/refunds/:id', {
  spec: { metadata: 'metadata' },
  run: (stripe, { id, params }) => {
    const refund = findRefund(stripe, id)
    const updated = { ...refund, metadata: mergeMetadata(refund.metadata ?? {}, params.metadata) }
    stripe.tables.refunds.put(id, updated)
    emitEvent(stripe, {
      type: 'refund.updated',
      object: updated,
      previous: { metadata: refund.metadata },
    })
    return updated
  },
})

const list = route('GET /v1/refunds', {
  spec: { ...listSpec, charge: 'text', payment_intent: 'text' },
  run: (stripe, { params, path }) => {
    const refunds = stripe.tables.refunds
      .values()
      .filter(
        (refund) =>
          refund.charge === (params.charge ?? refund.charge) &&
          refund.payment_intent === (params.payment_intent ?? refund.payment_intent),
      )
    return listPage(refunds, params, path)
  },
})

export const refundRoutes = [create, retrieve, update, list]

function findRefund(stripe: StripeSandbox, id: string): Stripe.Refund {
  const refund = stripe.tables.refunds.get(id)
  if (!refund) throw missingResource('refund', id, { param: 'refund' })
  return refund
}

/** Only a destination charge has a transfer and a fee of its own, and this sandbox makes none. */
function checkParts(charge: Stripe.Charge, params: Params<typeof createSpec>): void {
  if (params.reverse_transfer) {
    const message = `Charge ${charge.id} has no associated transfer to reverse.`
    throw refused(null, message, 'reverse_transfer')
  }
  if (!params.refund_application_fee) return
  throw refused(null, `Charge ${charge.id} has no application fee.`, 'refund_application_fee')
}

function refundedCharge(stripe: StripeSandbox, params: Params<typeof createSpec>): Stripe.Charge {
  const { payment_intent: intentId } = params
  const intent = intentId === undefined ? undefined : stripe.tables.paymentIntents.get(intentId)
  if (intentId !== undefined && !intent)
    throw missingResource('payment_intent', intentId, { param: 'payment_intent' })
  const id = params.charge ?? intent?.latest_charge
  if (intentId === undefined && id === undefined) throw missingParameter('charge')
  const charge = stripe.tables.charges.get(String(id))
  if (charge?.paid) return charge
  if (!intent) throw missingResource('charge', String(id), { param: 'charge' })
  throw refused(
    'charge_not_paid',
    'This PaymentIntent does not have a successful charge to refund.',
  )
}

function checkAmount(stripe: StripeSandbox, charge: Stripe.Charge, amountCents: number): void {
  const leftCents = charge.amount - charge.amount_refunded
  if (leftCents === 0) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw refused('charge_already_refunded', message)
  }
  if (disputesOf(stripe, charge).some((dispute) => !dispute.is_charge_refundable)) {
    throw refused('charge_disputed', `Charge ${charge.id} has been charged back; cannot refund.`)
  }
  if (amountCents < 1 || amountCents > leftCents) {
    const message = `Refund amount (${amountCents}) is not between 1 and what is left (${leftCents}).`
    throw invalidParameter('amount_too_large', message, 'amount')
  }
  if (amountCents > stripe.balance.availableCents + stripe.balance.pendingCents) {
    const message = 'Insufficient funds in your Stripe balance to refund this amount.'
    throw refused('balance_insufficient', message)
  }
}

function disputesOf(stripe: StripeSandbox, charge: Stripe.Charge): Stripe.Dispute[] {
  return stripe.tables.disputes.values().filter((dispute) => dispute.charge === charge.id)
}

/** A full refund ends inquiries and fraud warnings about the payment. */
function endQuestions(stripe: StripeSandbox, charge: Stripe.Charge): void {
  closeWarnings(stripe, charge.id)
  for (const dispute of disputesOf(stripe, charge)) {
    const isOpen = dispute.status === 'warning_needs_response'
    if (isOpen || dispute.status === 'warning_under_review') closeInquiry(stripe, dispute)
  }
}

function makeRefund(
  stripe: StripeSandbox,
  charge: Stripe.Charge,
  params: Params<typeof createSpec> & { amount: number },
): Stripe.Refund {
  const refund = buildRefund(stripe, charge, params)
  stripe.tables.refunds.put(refund.id, refund)
  const refundedCents = charge.amount_refunded + refund.amount
  const updated: Stripe.Charge = {
    ...charge,
    amount_refunded: refundedCents,
    refunded: refundedCents === charge.amount,
  }
  stripe.tables.charges.put(charge.id, updated)
  emitEvent(stripe, { type: 'refund.created', object: refund })
  emitEvent(stripe, { type: 'charge.refunded', object: updated })
  if (updated.refunded) endQuestions(stripe, updated)
  return refund
}

function buildRefund(
  stripe: StripeSandbox,
  charge: Stripe.Charge,
  params: Params<typeof createSpec> & { amount: number },
): Stripe.Refund {
  const id = stripe.world.newId('re_')
  const transaction = recordTransaction(stripe, {
    type: 'refund',
    reportingCategory: 'refund',
    amountCents: -params.amount,
    source: id,
  })
  return {
    id,
    object: 'refund',
    amount: params.amount,
    balance_transaction: transaction.id,
    charge: charge.id,
    created: stripe.world.nowSeconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: startOf(stripe, id, cardBehind(stripe, charge)),
    transfer_reversal: null,
  }
}

function cardBehind(stripe: StripeSandbox, charge: Stripe.Charge): TestCard | undefined {
  const method = stripe.tables.paymentMethods.get(String(charge.payment_method))
  return method && cardOf(stripe, method)
}

/** Most refunds succeed at once; two test cards change later. */
function startOf(stripe: StripeSandbox, refundId: string, card: TestCard | undefined): string {
  if (card?.refund === 'pending') {
    stripe.later.add('refund_succeeds', refundId, changesAfterSeconds)
    return 'pending'
  }
  if (card?.refund === 'fails') stripe.later.add('refund_fails', refundId, changesAfterSeconds)
  return 'succeeded'
}
