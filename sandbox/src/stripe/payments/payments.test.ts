import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  payWith,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '#testing/start-test-sandbox.ts'
import { testCards } from './test-cards.ts'

let running: TestSandbox
let stripe: Stripe

beforeAll(async () => {
  running = await startTestSandbox()
  stripe = stripeAt(running.sandbox.url)
})
afterAll(() => running.close())

/** Confirms as the browser does: with the publishable key, the client secret and a form. */
async function confirmInBrowser(intent: Stripe.PaymentIntent, fields: Record<string, string>) {
  const body = { client_secret: intent.client_secret ?? '', ...fields }
  const response = await fetch(`${running.sandbox.url}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_any', origin: 'http://localhost:3000' },
    body: new URLSearchParams(body),
  })
  return {
    response,
    body: (await response.json()) as Stripe.PaymentIntent & { error: Stripe.StripeRawError },
  }
}

function newIntent() {
  const metadata = { fundingId: 'funding-1' }
  return stripe.paymentIntents.create({ amount: 2500, currency: 'usd', metadata })
}

function typed(number: string, fields: Record<string, string> = {}) {
  const card = { number, exp_month: '12', exp_year: '2040', cvc: '123', ...fields }
  const named = Object.entries(card).map(([name, value]) => {
    return [`payment_method_data[card][${name}]`, value]
  })
  return { 'payment_method_data[type]': 'card', ...Object.fromEntries(named) }
}

const declining = testCards.filter((card) => card.decline && !card.needsAuthentication)
const plain = testCards.filter((card) => !card.decline && !card.needsAuthentication)

test.each(plain.map(({ number }) => number))('the card %s pays', async (number) => {
  const intent = await newIntent()

  const { response, body } = await confirmInBrowser(intent, typed(number))

  expect(response.status).toBe(200)
  expect(body).toMatchObject({ status: 'succeeded', amount_received: 2500 })
})

test.each(declining.flatMap((card) => card.paymentMethods.map((id) => [id, card] as const)))(
  '%s is declined with its reason, and another card still pays',
  async (id, card) => {
    const intent = await newIntent()

    const { response, body } = await confirmInBrowser(intent, { payment_method: id })
    const retried = await confirmInBrowser(intent, { payment_method: 'pm_card_visa' })

    expect(response.status).toBe(402)
    expect(body.error).toMatchObject({
      type: 'card_error',
      code: card.decline?.code,
      decline_code: card.decline?.declineCode,
      payment_intent: { status: 'requires_payment_method' },
    })
    expect(retried.body.status).toBe('succeeded')
  },
)

test.each([
  ['a number that fails the check', typed('4242424242424241'), 'incorrect_number'],
  ['month 13', typed('4242424242424242', { exp_month: '13' }), 'invalid_expiry_month'],
  ['a past year', typed('4242424242424242', { exp_year: '2020' }), 'invalid_expiry_year'],
  ['a security code of two digits', typed('4242424242424242', { cvc: '99' }), 'invalid_cvc'],
])('%s returns a card error without a charge', async (_case, fields, code) => {
  const intent = await newIntent()

  const { response, body } = await confirmInBrowser(intent, fields)

  expect(response.status).toBe(402)
  expect(body.error).toMatchObject({ type: 'card_error', code })
  expect((await stripe.paymentIntents.retrieve(intent.id)).latest_charge).toBeNull()
})

test('the browser sees no metadata and no other payment, and CORS names its origin', async () => {
  const [intent, other] = [await newIntent(), await newIntent()]
  const card = { payment_method: 'pm_card_visa' }

  const own = await confirmInBrowser(intent, card)
  const foreign = await confirmInBrowser({ ...other, client_secret: intent.client_secret }, card)
  const declined = await confirmInBrowser(other, { payment_method: 'pm_card_chargeDeclined' })

  expect(own.body).not.toHaveProperty('metadata')
  expect(own.response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
  expect(foreign.response.status).toBe(404)
  expect(declined.body.error.payment_intent).not.toHaveProperty('metadata')
})

test.each([
  ['complete', {}, 'succeeded', null],
  ['fail', { result: 'fail' }, 'failed', 'payment_intent_authentication_failure'],
])('the 3-D Secure page can %s and redirects back', async (_case, form, status, code) => {
  const intent = await payWith(stripe, 'pm_card_threeDSecure2Required')
  const page = intent.next_action?.redirect_to_url?.url ?? ''

  const shown = await fetch(page)
  const done = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
  })
  const back = new URL(done.headers.get('location') ?? '')

  expect(shown.status).toBe(200)
  expect(back.origin + back.pathname).toBe('http://localhost/return')
  expect(back.searchParams.get('payment_intent')).toBe(intent.id)
  expect(back.searchParams.get('redirect_status')).toBe(status)
  const settled = await stripe.paymentIntents.retrieve(intent.id)
  expect(settled.last_payment_error?.code ?? null).toBe(code)
})

test('a paid intent can be neither confirmed nor canceled', async () => {
  const paid = await payWith(stripe, 'pm_card_visa')

  const confirmed = () => stripe.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' })
  const cancelled = () => stripe.paymentIntents.cancel(paid.id)

  const state = { statusCode: 400, code: 'payment_intent_unexpected_state' }
  await expect(confirmed).rejects.toMatchObject(state)
  await expect(cancelled).rejects.toMatchObject(state)
})

test.each([
  [{ currency: 'usd' }, 'parameter_missing'],
  [{ amount: 49, currency: 'usd' }, 'amount_too_small'],
  [{ amount: 100_000_000, currency: 'usd' }, 'amount_too_large'],
  [{ amount: 1.5, currency: 'usd' }, 'parameter_invalid_integer'],
  [
    { amount: 500, currency: 'usd', payment_method_types: ['card'] },
    'payment_method_types_no_longer_supported',
  ],
  [{ amount: 500, currency: 'usd', __proto__: null, constructor: 'x' }, 'parameter_unknown'],
])('an intent of %j is refused with its code', async (params, code) => {
  const created = stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams)

  await expect(created).rejects.toMatchObject({ statusCode: 400, code })
})

test('a charge can be refunded in parts, but never beyond its amount', async () => {
  const { id } = await payWith(stripe, 'pm_card_visa', 1000)

  await stripe.refunds.create({ payment_intent: id, amount: 400 })
  await stripe.refunds.create({ payment_intent: id })
  const third = stripe.refunds.create({ payment_intent: id })

  await expect(third).rejects.toMatchObject({ code: 'charge_already_refunded' })
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge'],
  })
  expect(charge).toMatchObject({ amount_refunded: 1000, refunded: true })
})

test.each(['sk_live_1', 'nonsense', 'sk_test_'])('the key %s is unknown', async (key) => {
  const asked = stripeAt(running.sandbox.url, key).balance.retrieve()

  await expect(asked).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
})

test('a publishable key may not read the balance', async () => {
  const asked = stripeAt(running.sandbox.url, 'pk_test_1').balance.retrieve()

  await expect(asked).rejects.toMatchObject({ statusCode: 403, code: 'secret_key_required' })
})

test('a list is paged newest first', async () => {
  for (const _ of [1, 2, 3]) await newIntent()

  const first = await stripe.paymentIntents.list({ limit: 2 })
  const last = first.data.at(-1)?.id ?? ''
  const second = await stripe.paymentIntents.list({ limit: 1, starting_after: last })
  const before = await stripe.paymentIntents.list({
    limit: 2,
    ending_before: second.data[0]?.id ?? '',
  })

  expect(first.has_more).toBe(true)
  expect(second.data).toHaveLength(1)
  expect(before.data.map(({ id }) => id)).toEqual(first.data.map(({ id }) => id))
})
