import type Stripe from 'stripe'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { invalidParameter, missingParameter, missingResource } from '../wire/api-error.ts'
import type { Params } from '../wire/params.ts'
import { paymentMethodSpec } from './payment-methods.ts'

/** The parameters of API version "endive"; `payment_method_types` is no longer among them. */
export const createIntentSpec = {
  amount: 'integer',
  currency: 'text',
  automatic_payment_methods: { enabled: 'boolean', allow_redirects: 'text' },
  allowed_payment_method_types: 'texts',
  capture_method: 'text',
  confirm: 'boolean',
  confirmation_method: 'text',
  customer: 'text',
  description: 'text',
  error_on_requires_action: 'boolean',
  metadata: 'metadata',
  off_session: 'boolean',
  payment_method_options: 'anything',
  receipt_email: 'text',
  return_url: 'text',
  setup_future_usage: 'text',
  shipping: 'anything',
  statement_descriptor: 'text',
  statement_descriptor_suffix: 'text',
  transfer_group: 'text',
  use_stripe_sdk: 'boolean',
  ...paymentMethodSpec,
} as const

export type CreateIntentParams = Params<typeof createIntentSpec>

/** Stripe's minimum charge in US dollars, and its maximum (eight digits). */
const amountMinCents = 50
const amountMaxCents = 99_999_999

export function createPaymentIntent(
  stripe: StripeSandbox,
  params: CreateIntentParams,
): Stripe.PaymentIntent {
  checkMoney(params)
  if (params.customer !== undefined) throw missingResource('customer', params.customer, 400)
  if (params.capture_method === 'manual') {
    const message = 'This sandbox captures immediately: omit capture_method.'
    throw invalidParameter('capture_method_unsupported', message, 'capture_method')
  }
  checkMethods(params)
  const intent = buildIntent(stripe, params)
  stripe.tables.paymentIntents.put(intent.id, intent)
  emitEvent(stripe, { type: 'payment_intent.created', object: intent })
  return intent
}

/** Throws when the amount or currency is missing or outside Stripe's limits. */
function checkMoney({ amount, currency }: CreateIntentParams): void {
  if (amount === undefined) throw missingParameter('amount')
  if (currency === undefined) throw missingParameter('currency')
  if (currency.toLowerCase() !== 'usd') {
    const message = `Invalid currency: ${currency}. This sandbox's account takes usd only.`
    throw invalidParameter('invalid_currency', message, 'currency')
  }
  if (amount < 1) {
    const message = 'This value must be greater than or equal to 1.'
    throw invalidParameter('parameter_invalid_integer', message, 'amount')
  }
  if (amount < amountMinCents) {
    throw invalidParameter('amount_too_small', 'Amount must be at least $0.50 usd', 'amount')
  }
  if (amount > amountMaxCents) {
    const message = 'Amount must be no more than $999,999.99'
    throw invalidParameter('amount_too_large', message, 'amount')
  }
}

/**
 * Stripe intersects the allowed methods with the available ones, and accepts only one way of
 * choosing.
 */
function checkMethods(params: CreateIntentParams): void {
  const { allowed_payment_method_types: allowed, automatic_payment_methods: automatic } = params
  if (allowed === undefined) return
  if (automatic !== undefined) {
    const message =
      'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.'
    throw invalidParameter('parameter_invalid', message, 'allowed_payment_method_types')
  }
  if (allowed.includes('card')) return
  const message =
    'No valid payment method types for this Payment Intent. This sandbox takes cards only.'
  throw invalidParameter('parameter_invalid', message, 'allowed_payment_method_types')
}

function buildIntent(stripe: StripeSandbox, params: CreateIntentParams): Stripe.PaymentIntent {
  const id = stripe.world.newId('pi_')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: params.allowed_payment_method_types
      ? [...params.allowed_payment_method_types]
      : null,
    amount: params.amount ?? 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automaticMethods(params),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: stripe.world.newId(`${id}_secret_`),
    confirmation_method: 'automatic',
    created: stripe.world.nowSeconds(),
    currency: 'usd',
    customer: null,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: params.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: params.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: params.statement_descriptor ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_group: params.transfer_group ?? null,
  }
}

function automaticMethods(
  params: CreateIntentParams,
): Stripe.PaymentIntent.AutomaticPaymentMethods | null {
  if (params.allowed_payment_method_types !== undefined) return null
  const chosen = params.automatic_payment_methods
  return {
    enabled: chosen?.enabled ?? true,
    allow_redirects: chosen?.allow_redirects === 'never' ? 'never' : 'always',
  }
}
