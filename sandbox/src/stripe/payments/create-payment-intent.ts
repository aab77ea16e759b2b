import type Stripe from 'stripe'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { invalidParameter, missingParameter, missingResource } from '../wire/api-error.ts'
import { mergeMetadata } from '../wire/params.ts'
import type { CreateIntentParams } from './intent-params.ts'
import { type OfferedMethods, offeredMethods } from './offered-methods.ts'
import { paymentMethodFor } from './payment-methods.ts'

/** Stripe's minimum charge in US dollars, and its maximum (eight digits). */
const amountMinCents = 50
const amountMaxCents = 99_999_999

export function createPaymentIntent(
  stripe: StripeSandbox,
  params: CreateIntentParams,
): Stripe.PaymentIntent {
  checkMoney(params, stripe.world.settings.current.platformCurrency)
  if (params.customer !== undefined)
    throw missingResource('customer', params.customer, { status: 400, param: 'customer' })
  if (params.capture_method === 'manual') {
    const message = 'This sandbox captures immediately: omit capture_method.'
    throw invalidParameter('capture_method_unsupported', message, 'capture_method')
  }
  const intent = buildIntent(stripe, params, offeredMethods(stripe, params))
  stripe.tables.paymentIntents.put(intent.id, intent)
  emitEvent(stripe, { type: 'payment_intent.created', object: intent })
  return intent
}

/** Throws when the amount or currency is missing or outside Stripe's limits. */
function checkMoney({ amount, currency }: CreateIntentParams, held: string): void {
  if (amount === undefined) throw missingParameter('amount')
  if (currency === undefined) throw missingParameter('currency')
  if (currency.toLowerCase() !== held) {
    const message = `Invalid currency: ${currency}. This sandbox's account takes ${held} only.`
    throw invalidParameter('invalid_currency', message, 'currency')
  }
  if (amount < 1) {
    const message = 'This value must be greater than or equal to 1.'
    throw invalidParameter('parameter_invalid_integer', message, 'amount')
  }
  if (amount < amountMinCents) {
    throw invalidParameter('amount_too_small', `Amount must be at least $0.50 ${held}`, 'amount')
  }
  if (amount > amountMaxCents) {
    const message = 'Amount must be no more than $999,999.99'
    throw invalidParameter('amount_too_large', message, 'amount')
  }
}

function buildIntent(
  stripe: StripeSandbox,
  params: CreateIntentParams,
  offered: OfferedMethods,
): Stripe.PaymentIntent {
  const id = stripe.world.newId('pi_')
  const isNamed = params.payment_method !== undefined || params.payment_method_data !== undefined
  const method = isNamed ? paymentMethodFor(stripe, params) : null
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: offered.allowed,
    amount: params.amount ?? 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: offered.automatic,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: stripe.world.newId(`${id}_secret_`),
    confirmation_method: 'automatic',
    created: stripe.world.nowSeconds(),
    currency: stripe.world.settings.current.platformCurrency,
    customer: null,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: offered.excluded,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...offered.types],
    payment_record: null,
    processing: null,
    receipt_email: params.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: params.statement_descriptor ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: method === null ? 'requires_payment_method' : 'requires_confirmation',
    transfer_group: params.transfer_group ?? null,
  }
}
