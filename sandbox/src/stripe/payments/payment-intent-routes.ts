import type Stripe from 'stripe'
import { emitEvent } from '../events/emit-event.ts'
import { type Call, route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { ApiError, missingResource } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'
import { mergeMetadata } from '../wire/params.ts'
import { confirmPaymentIntent, confirmSpec } from './confirm-payment-intent.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { createIntentSpec, removedIntentParams } from './intent-params.ts'
import { unexpectedState } from './unexpected-state.ts'

const create = route('POST /v1/payment_intents', {
  spec: createIntentSpec,
  removedParams: removedIntentParams,
  run: (stripe, { params }) => {
    const intent = createPaymentIntent(stripe, params)
    return params.confirm ? confirmPaymentIntent(stripe, intent, params) : intent
  },
})

const retrieve = route('GET /v1/payment_intents/:id', {
  spec: { client_secret: 'text' },
  allowsPublishableKey: true,
  run: (stripe, call) => shown(call, findForCaller(stripe, call)),
})

const confirm = route('POST /v1/payment_intents/:id/confirm', {
  spec: confirmSpec,
  removedParams: removedIntentParams,
  allowsPublishableKey: true,
  run: (stripe, call) => {
    const intent = findForCaller(stripe, call)
    return shown(
      call,
      confirmAs(call, () => confirmPaymentIntent(stripe, intent, call.params)),
    )
  },
})

const update = route('POST /v1/payment_intents/:id', {
  spec: {
    description: 'text',
    metadata: 'metadata',
    receipt_email: 'email',
    transfer_group: 'text',
  },
  removedParams: removedIntentParams,
  run: (stripe, { id, params }) => {
    const intent = findIntent(stripe, id)
    const metadata = mergeMetadata(intent.metadata, params.metadata)
    const updated: Stripe.PaymentIntent = { ...intent, ...params, metadata }
    stripe.tables.paymentIntents.put(id, updated)
    return updated
  },
})

const cancel = route('POST /v1/payment_intents/:id/cancel', {
  spec: { cancellation_reason: ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] },
  run: (stripe, { id, params }) => {
    const intent = findIntent(stripe, id)
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw unexpectedState(intent, 'cancel')
    }
    const canceled: Stripe.PaymentIntent = {
      ...intent,
      canceled_at: stripe.world.nowSeconds(),
      cancellation_reason: params.cancellation_reason ?? null,
      next_action: null,
      status: 'canceled',
    }
    stripe.tables.paymentIntents.put(id, canceled)
    emitEvent(stripe, { type: 'payment_intent.canceled', object: canceled })
    return canceled
  },
})

const list = route('GET /v1/payment_intents', {
  spec: { ...listSpec, customer: 'text' },
  run: (stripe, { params, path }) => listPage(stripe.tables.paymentIntents.values(), params, path),
})

export const paymentIntentRoutes = [create, retrieve, confirm, update, cancel, list]

function findIntent(stripe: StripeSandbox, id: string): Stripe.PaymentIntent {
  const intent = stripe.tables.paymentIntents.get(id)
  if (!intent) throw missingResource('payment_intent', id, { param: 'intent' })
  return intent
}

/** With a publishable key, the client secret is required to see the intent. */
function findForCaller(
  stripe: StripeSandbox,
  { id, isPublishable, params }: Call<{ client_secret: 'text' }>,
): Stripe.PaymentIntent {
  const intent = findIntent(stripe, id)
  const isGiven = isPublishable || params.client_secret !== undefined
  if (isGiven && params.client_secret !== intent.client_secret) {
    throw missingResource('payment_intent', id, { param: 'intent' })
  }
  return intent
}

/** A decline's error includes the intent too; the browser must not see the server's fields. */
function confirmAs(call: Call, confirmNow: () => Stripe.PaymentIntent): Stripe.PaymentIntent {
  try {
    return confirmNow()
  } catch (error) {
    if (!(error instanceof ApiError) || !error.body.payment_intent) throw error
    const body = { ...error.body, payment_intent: shown(call, error.body.payment_intent) }
    throw new ApiError(error.status, body, { isKept: error.isKept })
  }
}

const serverOnly = [
  'metadata',
  'transfer_group',
  'application_fee_amount',
  'on_behalf_of',
  'review',
]

/** Stripe.js sees fewer fields of an intent than the server does. */
function shown(call: Pick<Call, 'isPublishable'>, intent: Stripe.PaymentIntent) {
  if (!call.isPublishable) return intent
  const entries = Object.entries(intent).filter(([name]) => !serverOnly.includes(name))
  return Object.fromEntries(entries) as unknown as Stripe.PaymentIntent
}
