import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { invalidParameter } from '../wire/api-error.ts'
import type { CreateIntentParams } from './intent-params.ts'

/** How an intent can be paid, and how that was chosen. */
export interface OfferedMethods {
  readonly types: readonly string[]
  readonly allowed: string[] | null
  readonly excluded: string[] | null
  readonly automatic: Stripe.PaymentIntent.AutomaticPaymentMethods | null
}

const choices = [
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'excluded_payment_method_types',
  'payment_method_types',
] as const

/**
 * The methods enabled in the Dashboard, narrowed to those the intent allows or does not exclude. Only one way of
 * choosing may be used, but that methods may be excluded from the automatic ones; without any, all are offered.
 */
export function offeredMethods(stripe: StripeSandbox, params: CreateIntentParams): OfferedMethods {
  const used = choices.filter((name) => params[name] !== undefined)
  const [first = 'allowed_payment_method_types'] = used
  if (
    used.length > 1 &&
    used.join() !== 'automatic_payment_methods,excluded_payment_method_types'
  ) {
    const message = `You may only specify one of these parameters: ${used.join(', ')}.`
    throw invalidParameter('parameter_invalid', message, first)
  }
  const available = stripe.world.settings.current.dashboardMethods
  const { allowed_payment_method_types: allowed, excluded_payment_method_types: excluded } = params
  const requested = allowed ?? params.payment_method_types
  const types = available.filter(
    (type) => (requested === undefined || requested.includes(type)) && !excluded?.includes(type),
  )
  if (types.length > 0) {
    return {
      types,
      allowed: allowed === undefined ? null : [...allowed],
      excluded: excluded === undefined ? null : [...excluded],
      automatic: requested === undefined ? automatic(params) : null,
    }
  }
  const message =
    'No valid payment method types for this Payment Intent. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard.'
  throw invalidParameter('parameter_invalid', message, first)
}

function automatic(params: CreateIntentParams): Stripe.PaymentIntent.AutomaticPaymentMethods {
  const chosen = params.automatic_payment_methods
  return {
    enabled: chosen?.enabled ?? true,
    allow_redirects: chosen?.allow_redirects ?? 'always',
  }
}

/** Throws Stripe's refusal of a method that the intent does not offer. */
export function checkOffered(intent: Stripe.PaymentIntent, type: string): void {
  if (intent.payment_method_types.includes(type)) return
  const allowed = intent.payment_method_types.join(', ')
  const message = `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod with one of the following types to this PaymentIntent: ${allowed}.`
  throw invalidParameter('payment_intent_incompatible_payment_method', message, 'payment_method')
}
