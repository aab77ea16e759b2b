import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  payWith,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '#testing/start-test-sandbox.ts'

let running: TestSandbox
let stripe: Stripe

beforeEach(async () => {
  running = await startTestSandbox()
  stripe = stripeAt(running.sandbox.url)
})
afterEach(() => running.close())

const receiver = () => running.sandbox.world.config.webhookUrl
const topUp = () => stripe.topups.create({ amount: 100, currency: 'usd' })
const receivedTypes = () =>
  running.webhooks.map(({ body }) => (JSON.parse(body) as Stripe.Event).type)

async function deleteAll(): Promise<void> {
  for (const { id } of (await stripe.webhookEndpoints.list()).data) {
    await stripe.webhookEndpoints.del(id)
  }
}

test('a new sandbox has an endpoint for its own events and one for connected accounts', async () => {
  const { data } = await stripe.webhookEndpoints.list()

  const address = 'http://localhost:3000/api/stripe/webhook'
  expect(data.map(({ url, application, status }) => [url, application !== null, status])).toEqual([
    [address, true, 'enabled'],
    [address, false, 'enabled'],
  ])
  expect(data.every(({ secret }) => secret === undefined)).toBe(true)
})

test('an endpoint receives its events in its version, signed with the secret shown once', async () => {
  await deleteAll()
  const created = await stripe.webhookEndpoints.create({
    url: receiver(),
    enabled_events: ['payment_intent.succeeded'],
    api_version: '2026-09-30.endive',
  })

  await payWith(stripe, 'pm_card_visa')
  await vi.waitFor(() => expect(running.webhooks).toHaveLength(1))

  const [webhook] = running.webhooks
  const event = Stripe.webhooks.constructEvent(
    webhook?.body ?? '',
    webhook?.signature ?? '',
    created.secret ?? '',
  )
  expect(event).toMatchObject({
    type: 'payment_intent.succeeded',
    api_version: '2026-09-30.endive',
  })
  expect(await stripe.webhookEndpoints.retrieve(created.id)).not.toHaveProperty('secret')
})

test('a deleted or disabled endpoint receives nothing', async () => {
  const { id } = await stripe.webhookEndpoints.create({
    url: receiver(),
    enabled_events: ['topup.succeeded'],
  })
  const disabled = await stripe.webhookEndpoints.update(id, { disabled: true })
  await deleteAll()
  await topUp()
  await stripe.webhookEndpoints.create({ url: receiver(), enabled_events: ['charge.succeeded'] })

  await payWith(stripe, 'pm_card_visa')
  await vi.waitFor(() => expect(running.webhooks).toHaveLength(1))

  expect(disabled.status).toBe('disabled')
  expect(receivedTypes()).toEqual(['charge.succeeded'])
})

test.each([
  ['an event that does not exist', { enabled_events: ['payment_intent.paid'] }, 'enabled_events'],
  ['an address without a scheme', { url: 'example.com/hook' }, 'Invalid URL'],
  ['a version that was never released', { api_version: '2026-13-01' }, 'Invalid Stripe API'],
])('%s is refused', async (_case, fields, message) => {
  const params = { url: receiver(), enabled_events: ['charge.failed'], ...fields }

  const creating = stripe.webhookEndpoints.create(params as Stripe.WebhookEndpointCreateParams)

  await expect(creating).rejects.toThrow(message)
})

test('neither an endpoint’s version nor its kind can change, and an unknown endpoint returns 404', async () => {
  const [own] = (await stripe.webhookEndpoints.list()).data
  const change = { connect: true } as Stripe.WebhookEndpointUpdateParams

  const changing = stripe.webhookEndpoints.update(own?.id ?? '', change)

  await expect(changing).rejects.toMatchObject({ code: 'parameter_unknown', param: 'connect' })
  await expect(stripe.webhookEndpoints.del('we_none')).rejects.toMatchObject({
    code: 'resource_missing',
  })
})

test('a sandbox allows at most sixteen endpoints', async () => {
  const create = () =>
    stripe.webhookEndpoints.create({ url: receiver(), enabled_events: ['charge.failed'] })
  for (let count = 2; count < 16; count += 1) await create()

  await expect(create()).rejects.toThrow('maximum of 16')
})

test('a response’s date follows the sandbox’s clock', async () => {
  running.sandbox.world.settings.update({ clockOffsetSeconds: 3600 })

  const { lastResponse } = await stripe.balance.retrieve()

  const aheadSeconds = (Date.parse(lastResponse.headers.date ?? '') - Date.now()) / 1000
  expect(aheadSeconds).toBeGreaterThan(3590)
})
