import type Stripe from 'stripe'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { ApiError, checkUrl } from '../wire/api-error.ts'
import type { Params } from '../wire/params.ts'
import { chargeCard } from './charge-card.ts'
import { checkOffered } from './offered-methods.ts'
import { cardOf, paymentMethodFor, paymentMethodSpec } from './payment-methods.ts'
import type { Decline } from './test-cards.ts'
import { unexpectedState } from './unexpected-state.ts'

export const confirmSpec = {
  capture_method: ['automatic', 'automatic_async', 'manual'],
  client_secret: 'text',
  confirmation_token: 'text',
  error_on_requires_action: 'boolean',
  mandate_data: 'anything',
  off_session: 'boolean',
  payment_method_options: 'anything',
  receipt_email: 'email',
  return_url: 'text',
  setup_future_usage: ['off_session', 'on_session'],
  shipping: 'anything',
  use_stripe_sdk: 'boolean',
  ...paymentMethodSpec,
} as const

type ConfirmParams = Omit<Params<typeof confirmSpec>, 'client_secret'>

const confirmable: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

/** Charges the card, or asks the cardholder first. Throws Stripe's 402 when the card is declined. */
export function confirmPaymentIntent(
  stripe: StripeSandbox,
  intent: Stripe.PaymentIntent,
  params: ConfirmParams,
): Stripe.PaymentIntent {
  if (!confirmable.includes(intent.status)) throw unexpectedState(intent, 'confirm')
  checkUrl(params.return_url, 'return_url')
  if (params.payment_method_data?.type !== undefined) {
    checkOffered(intent, params.payment_method_data.type)
  }
  const method = paymentMethodFor(stripe, withSavedMethod(params, intent))
  checkOffered(intent, method.type)
  const named = { ...intent, payment_method: method.id }
  if (!needsAuthentication(stripe, named, method)) return settleIntent(stripe, named, method)
  if (params.off_session || params.error_on_requires_action) {
    throw needsHolder(stripe, named, method)
  }
  return askHolder(stripe, named, params.return_url ?? null)
}

/** Whether its bank requires 3-D Secure, because of the card's number or a fault. */
function needsAuthentication(
  stripe: StripeSandbox,
  { id }: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): boolean {
  const isUsual = cardOf(stripe, method).needsAuthentication ?? false
  return isUsual || stripe.world.faults.takeForCard('ask_cardholder', id)
}

/** Called once the cardholder has responded on the 3-D Secure page. */
export function finishAuthentication(
  stripe: StripeSandbox,
  intent: Stripe.PaymentIntent,
  isAuthenticated: boolean,
): Stripe.PaymentIntent {
  const method = stripe.tables.paymentMethods.get(String(intent.payment_method))
  if (intent.status !== 'requires_action' || !method) throw unexpectedState(intent, 'authenticate')
  if (isAuthenticated) return settleIntent(stripe, intent, method)
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  const code = 'payment_intent_authentication_failure'
  return failIntent(stripe, intent, {
    type: 'invalid_request_error',
    code,
    message,
    payment_method: method,
  })
}

function withSavedMethod(params: ConfirmParams, intent: Stripe.PaymentIntent): ConfirmParams {
  const isNamed = params.payment_method !== undefined || params.payment_method_data !== undefined
  if (isNamed || typeof intent.payment_method !== 'string') return params
  return { ...params, payment_method: intent.payment_method }
}

function settleIntent(
  stripe: StripeSandbox,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const { charge, decline } = chargeCard(stripe, intent, method)
  if (decline) throw cardDeclined(stripe, intent, { charge, method, decline })
  const succeeded: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: 'succeeded',
  }
  stripe.tables.paymentIntents.put(succeeded.id, succeeded)
  emitEvent(stripe, { type: 'payment_intent.succeeded', object: succeeded })
  return succeeded
}

/** Nobody can confirm off-session, so a required 3-D Secure is a decline. */
function needsHolder(
  stripe: StripeSandbox,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): ApiError {
  const problem = {
    type: 'card_error' as const,
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
    payment_method: method,
  }
  return new ApiError(402, { ...problem, payment_intent: failIntent(stripe, intent, problem) })
}

function askHolder(
  stripe: StripeSandbox,
  intent: Stripe.PaymentIntent,
  returnUrl: string | null,
): Stripe.PaymentIntent {
  const url = `${stripe.world.origin}/3ds/${intent.id}?client_secret=${intent.client_secret}`
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
    status: 'requires_action',
  }
  stripe.tables.paymentIntents.put(waiting.id, waiting)
  emitEvent(stripe, { type: 'payment_intent.requires_action', object: waiting })
  return waiting
}

interface DeclinedAttempt {
  readonly charge: Stripe.Charge
  readonly method: Stripe.PaymentMethod
  readonly decline: Decline
}

function cardDeclined(
  stripe: StripeSandbox,
  intent: Stripe.PaymentIntent,
  { charge, method, decline }: DeclinedAttempt,
): ApiError {
  const problem = {
    type: 'card_error' as const,
    code: decline.code,
    decline_code: decline.declineCode,
    message: decline.message,
    charge: charge.id,
    payment_method: method,
  }
  const failed = failIntent(stripe, { ...intent, latest_charge: charge.id }, problem)
  return new ApiError(402, { ...problem, payment_intent: failed })
}

/** Back to the initial status, with the reason: another card may still pay. */
function failIntent(
  stripe: StripeSandbox,
  intent: Stripe.PaymentIntent,
  problem: Stripe.PaymentIntent.LastPaymentError,
): Stripe.PaymentIntent {
  const failed: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: problem,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  }
  stripe.tables.paymentIntents.put(failed.id, failed)
  emitEvent(stripe, { type: 'payment_intent.payment_failed', object: failed })
  return failed
}
