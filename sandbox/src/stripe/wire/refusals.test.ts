import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  payWith,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '#testing/start-test-sandbox.ts'

let running: TestSandbox
let stripe: Stripe

beforeAll(async () => {
  running = await startTestSandbox()
  stripe = stripeAt(running.sandbox.url)
})
afterAll(() => running.close())

async function post(path: string, fields: Record<string, string>, version?: string) {
  const response = await fetch(`${running.sandbox.url}/v1/${path}`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_1',
      ...(version !== undefined && { 'stripe-version': version }),
    },
    body: new URLSearchParams(fields),
  })
  return {
    status: response.status,
    body: (await response.json()) as { error: Stripe.StripeRawError },
  }
}

test.each([
  [
    'refunds',
    { payment_intent: 'pi_1', reason: 'mood' },
    'reason',
    'Invalid reason: must be one of duplicate, fraudulent, or requested_by_customer',
  ],
  [
    'payment_intents/pi_1/cancel',
    { cancellation_reason: 'mood' },
    'cancellation_reason',
    'Invalid cancellation_reason: must be one of duplicate, fraudulent, requested_by_customer, or abandoned',
  ],
  [
    'account_links',
    { account: 'acct_1', type: 'mood' },
    'type',
    'Invalid type: must be one of account_onboarding or account_update',
  ],
  [
    'accounts',
    { 'tos_acceptance[service_agreement]': 'mood' },
    'tos_acceptance[service_agreement]',
    'Invalid tos_acceptance[service_agreement]: must be one of full or recipient',
  ],
  ['accounts', { email: 'nope' }, 'email', 'Invalid email address: nope'],
  [
    'accounts',
    { 'capabilities[mood][requested]': 'true' },
    'capabilities[mood]',
    'Received unknown parameter: capabilities[mood]',
  ],
  [
    'accounts',
    { 'settings[payouts][mood]': '1' },
    'settings[payouts][mood]',
    'Received unknown parameter: settings[payouts][mood]',
  ],
])('POST %s with %j is refused with Stripe’s message', async (path, fields, param, message) => {
  const { status, body } = await post(path, fields)

  expect(status).toBe(400)
  expect(body.error).toMatchObject({ type: 'invalid_request_error', param, message })
})

test('an unreleased version is refused; older ones are known', async () => {
  const amount = { amount: '500', currency: 'usd' }

  const invented = await post('payment_intents', amount, '2025-07-31')
  const older = await post('payment_intents', amount, '2024-06-20')

  expect(invented).toMatchObject({
    status: 400,
    body: { error: { message: 'Invalid Stripe API version: 2025-07-31' } },
  })
  expect(older.status).toBe(200)
})

test.each([
  ['2026-10-28.endive', 400],
  ['2026-08-26.dahlia', 200],
  [undefined, 200],
])('payment_method_types, with version %s: %i', async (version, status) => {
  const fields = { amount: '500', currency: 'usd', 'payment_method_types[]': 'card' }

  const response = await post('payment_intents', fields, version)

  expect(response.status).toBe(status)
})

test.each([
  ['the allowed ones', { allowed_payment_method_types: ['card'] }, ['card']],
  ['all of the Dashboard', {}, ['card', 'link', 'us_bank_account']],
  [
    'all of the Dashboard, even without redirects',
    { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } },
    ['card', 'link', 'us_bank_account'],
  ],
] as const)('an intent offers %s', async (_case, params, types) => {
  const sent = params as Partial<Stripe.PaymentIntentCreateParams>

  const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd', ...sent })

  expect(intent.payment_method_types).toEqual(types)
})

test('a method that the intent does not offer is refused', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  })

  const response = await post(`payment_intents/${intent.id}/confirm`, {
    'payment_method_data[type]': 'us_bank_account',
  })

  expect(response.body.error.code).toBe('payment_intent_incompatible_payment_method')
})

test('an error links its parameter, the page of its code and the log of its request', async () => {
  const asked = stripe.paymentIntents.retrieve('pi_none')

  await expect(asked).rejects.toMatchObject({
    param: 'intent',
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    raw: { request_log_url: expect.stringMatching(/\/req_\w+$/) },
  })
  await expect(stripe.refunds.list({ starting_after: 're_none' })).rejects.toMatchObject({
    param: 'starting_after',
  })
})

test('an empty value removes a key from the metadata', async () => {
  const { id } = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    metadata: { a: '1', b: '2' },
  })

  const changed = await stripe.paymentIntents.update(id, { metadata: { a: '' } })

  expect(changed.metadata).toEqual({ b: '2' })
})

test('a list can be filtered by second, and events by wildcard', async () => {
  const { created, id } = await payWith(stripe, 'pm_card_visa')

  const intents = await stripe.paymentIntents.list({ created })
  const events = await stripe.events.list({ type: 'charge.*', limit: 1 })

  expect(intents.data.map((intent) => intent.id)).toContain(id)
  expect(events.data[0]?.type).toBe('charge.succeeded')
})

test('a charge includes its refunds only on request', async () => {
  const { latest_charge: charge } = await payWith(stripe, 'pm_card_visa')
  await stripe.refunds.create({ charge: String(charge), amount: 100 })

  const plain = await stripe.charges.retrieve(String(charge))
  const expanded = await stripe.charges.retrieve(String(charge), { expand: ['refunds'] })

  expect(plain).not.toHaveProperty('refunds')
  expect(expanded.refunds?.data).toHaveLength(1)
})

test('a method set at creation waits for confirmation', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    payment_method: 'pm_card_visa',
  })

  const confirmed = await stripe.paymentIntents.confirm(intent.id)

  expect(intent.status).toBe('requires_confirmation')
  expect(confirmed.status).toBe('succeeded')
})

test.each([{ off_session: true }, { error_on_requires_action: true }])(
  'a card that requires authentication is declined with %j',
  async (params) => {
    const paid = stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://localhost/return',
      ...params,
    })

    await expect(paid).rejects.toMatchObject({ statusCode: 402, code: 'authentication_required' })
  },
)
