import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { invalidParameter, missingParameter, missingResource } from '../wire/api-error.ts'
import type { Params } from '../wire/params.ts'
import { type CardNumbers, readCard } from './card-numbers.ts'
import { findCardByNumber, findCardByPaymentMethod, type TestCard } from './test-cards.ts'

/** The ways a confirmation can name its card. */
export const paymentMethodSpec = {
  payment_method: 'text',
  payment_method_data: {
    type: ['card', 'link', 'us_bank_account'],
    card: { number: 'text', exp_month: 'integer', exp_year: 'integer', cvc: 'text' },
    billing_details: 'anything',
    allow_redisplay: 'text',
    metadata: 'metadata',
  },
} as const

/** Finds the test method or the saved one, or creates one from the typed-in card. */
export function paymentMethodFor(
  stripe: StripeSandbox,
  params: Params<typeof paymentMethodSpec>,
): Stripe.PaymentMethod {
  if (params.payment_method !== undefined) return namedMethod(stripe, params.payment_method)
  const { payment_method_data: typed } = params
  if (!typed) throw missingParameter('payment_method')
  if (typed.type !== 'card') {
    const message = 'This sandbox takes cards only.'
    throw invalidParameter('payment_method_not_available', message, 'payment_method_data[type]')
  }
  return saveMethod(stripe, readCard(typed.card ?? {}, new Date(stripe.world.now())))
}

/** The card behind a method; a number that is not a test card behaves like a plain one. */
export function cardOf(stripe: StripeSandbox, method: Stripe.PaymentMethod): TestCard {
  const number = cardNumbers(stripe).get(method.id)
  return findCardByNumber(number ?? '') ?? { number: number ?? '', paymentMethods: [] }
}

function namedMethod(stripe: StripeSandbox, id: string): Stripe.PaymentMethod {
  const saved = stripe.tables.paymentMethods.get(id)
  if (saved) return saved
  const card = findCardByPaymentMethod(id)
  if (!card) throw missingResource('PaymentMethod', id, { status: 400, param: 'payment_method' })
  const expYear = new Date(stripe.world.now()).getUTCFullYear() + 1
  return saveMethod(stripe, { number: card.number, expMonth: 12, expYear })
}

function saveMethod(stripe: StripeSandbox, card: CardNumbers): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = {
    id: stripe.world.newId('pm_'),
    object: 'payment_method',
    billing_details: {
      address: null,
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    card: cardFields(card),
    created: stripe.world.nowSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  stripe.tables.paymentMethods.put(method.id, method)
  cardNumbers(stripe).put(method.id, card.number)
  return method
}

/** Kept apart: a card's full number is never part of a response. */
function cardNumbers(stripe: StripeSandbox) {
  return stripe.world.store.collection<string>('stripe.card_numbers')
}

function cardFields(card: CardNumbers): Stripe.PaymentMethod.Card {
  const brand = findCardByNumber(card.number)?.brand ?? 'visa'
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: brand,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    fingerprint: `sandbox${card.number.slice(-4)}`,
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}
