import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, stripeAt, type TestSandbox } from '#testing/start-test-sandbox.ts'

let running: TestSandbox
let stripe: Stripe

beforeAll(async () => {
  running = await startTestSandbox()
  stripe = stripeAt(running.sandbox.url)
})
afterAll(() => running.close())

test('event destinations are created, changed and deleted; the secret is shown once', async () => {
  const destinations = stripe.v2.core.eventDestinations
  const created = await destinations.create({
    name: 'Accounts',
    type: 'webhook_endpoint',
    event_payload: 'thin',
    events_from: ['@accounts'],
    enabled_events: ['v2.core.account[requirements].updated'],
    webhook_endpoint: { url: 'https://a.example/hook' },
    include: ['webhook_endpoint.signing_secret', 'webhook_endpoint.url'],
  })
  const disabled = await destinations.disable(created.id)
  const enabled = await destinations.enable(created.id)
  const renamed = await destinations.update(created.id, { name: 'News' })
  const listed = await destinations.list({ include: ['webhook_endpoint.url'] })
  await destinations.del(created.id)

  expect(created.webhook_endpoint).toEqual({
    signing_secret: expect.stringMatching(/^whsec_/),
    url: 'https://a.example/hook',
  })
  expect([disabled.status, enabled.status, renamed.name]).toEqual(['disabled', 'enabled', 'News'])
  expect(listed.data).toContainEqual({
    ...renamed,
    webhook_endpoint: { url: 'https://a.example/hook' },
  })
  await expect(destinations.retrieve(created.id)).rejects.toMatchObject({ code: 'not_found' })
  const { data: endpoints } = await stripe.webhookEndpoints.list()
  expect(endpoints.every(({ id }) => id.startsWith('we_'))).toBe(true)
})

test.each([
  ['POST', '/v2/core/accounts/acct_1/persons'],
  ['GET', '/v2/money_management/financial_accounts'],
] as const)('%s %s is unsupported, and says so in v2’s envelope', async (method, path) => {
  const asked = stripe.rawRequest(method, path, method === 'POST' ? {} : undefined)

  await expect(asked).rejects.toMatchObject({
    statusCode: 404,
    code: 'not_found',
    message: `Unrecognized request URL (${method}: ${path}).`,
  })
})

test('a form body, a request without a version and broken JSON are refused', async () => {
  const send = async (headers: Record<string, string>, body: string) => {
    const response = await fetch(`${running.sandbox.url}/v2/core/accounts`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_1', ...headers },
      body,
    })
    const { error } = (await response.json()) as { error: Stripe.StripeRawError }
    return [response.status, error.message]
  }
  const version = { 'stripe-version': Stripe.API_VERSION }
  const json = { 'content-type': 'application/json' }

  expect(await send({ ...version }, 'a=b')).toEqual([400, expect.any(String)])
  expect(await send(json, '{}')).toEqual([400, 'Set the Stripe-Version header.'])
  expect(await send({ ...json, ...version }, '{')).toEqual([
    400,
    'Invalid JSON in the request body.',
  ])
})
