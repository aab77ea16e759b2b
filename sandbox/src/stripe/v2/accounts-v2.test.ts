import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTestSandbox, stripeAt, type TestSandbox } from '#testing/start-test-sandbox.ts'

let running: TestSandbox
let stripe: Stripe

beforeAll(async () => {
  running = await startTestSandbox()
  stripe = stripeAt(running.sandbox.url)
})
afterEach(() => {
  running.sandbox.world.settings.update({ accountsApi: 'both', transfersAloneApproved: false })
})
afterAll(() => running.close())

const cards = { merchant: { capabilities: { card_payments: { requested: true } } } }
const transfers = {
  recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
}

type Params = Stripe.V2.Core.AccountCreateParams

function open(params: Params = {}) {
  return stripe.v2.core.accounts.create({
    contact_email: 'ada@example.com',
    dashboard: 'express',
    identity: { country: 'DE', entity_type: 'individual' },
    configuration: { ...cards, ...transfers },
    defaults: {
      responsibilities: { fees_collector: 'application', losses_collector: 'application' },
    },
    metadata: { creatorId: 'one' },
    ...params,
  })
}

async function onboard(account: string) {
  const link = await stripe.v2.core.accountLinks.create({
    account,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: {
        refresh_url: 'http://localhost/refresh',
        return_url: 'http://localhost/return',
      },
    },
  })
  const body = new URLSearchParams({ outcome: 'complete' })
  await fetch(link.url, { method: 'POST', body, redirect: 'manual' })
}

test('an account has the requested roles, and returns the included fields', async () => {
  const plain = await open()
  const account = await stripe.v2.core.accounts.retrieve(plain.id, {
    include: ['configuration.recipient', 'defaults', 'identity', 'requirements'],
  })

  expect(plain).toMatchObject({
    object: 'v2.core.account',
    applied_configurations: ['merchant', 'recipient'],
    dashboard: 'express',
    metadata: { creatorId: 'one' },
  })
  expect(plain).not.toHaveProperty('configuration')
  expect(account).toMatchObject({
    configuration: {
      recipient: {
        capabilities: {
          stripe_balance: {
            stripe_transfers: {
              status: 'restricted',
              status_details: [{ code: 'requirements_past_due', resolution: 'provide_info' }],
            },
          },
        },
      },
    },
    defaults: { responsibilities: { requirements_collector: 'stripe' } },
    identity: { country: 'de', entity_type: 'individual' },
    requirements: { summary: { minimum_deadline: { status: 'past_due' } } },
  })
})

test('an onboarded account is the same in both APIs, and can be paid', async () => {
  const { id } = await open()
  await onboard(id)
  await stripe.topups.create({ amount: 1000, currency: 'usd' })

  const transfer = await stripe.transfers.create({ amount: 1000, currency: 'usd', destination: id })
  const inV2 = await stripe.v2.core.accounts.retrieve(id, { include: ['configuration.recipient'] })

  expect(transfer.destination).toBe(id)
  expect(await stripe.accounts.retrieve(id)).toMatchObject({
    capabilities: { transfers: 'active' },
    metadata: { creatorId: 'one' },
  })
  expect(inV2.configuration?.recipient?.capabilities?.stripe_balance).toMatchObject({
    payouts: { status: 'active' },
    stripe_transfers: { status: 'active' },
  })
})

test('its events are thin: they name it and contain no data', async () => {
  const { id } = await open()
  await onboard(id)
  const type = 'v2.core.account[configuration.recipient].capability_status_updated'

  const sent = await vi.waitUntil(() =>
    running.webhooks.find(({ body }) => body.includes(type) && body.includes(id)),
  )
  const notification = stripe.parseEventNotification(
    sent.body,
    sent.signature,
    running.sandbox.world.config.connectWebhookSecret,
  )
  const events = await stripe.v2.core.events.list({ object_id: id })

  expect(notification).toMatchObject({ type, related_object: { id, type: 'v2.core.account' } })
  expect(notification).not.toHaveProperty('data')
  expect(await stripe.v2.core.events.retrieve(notification.id)).toMatchObject({
    data: { updated_capability: 'stripe_balance.stripe_transfers' },
  })
  expect(events.data.map((event) => event.type)).toContain('v2.core.account.created')
  expect(running.webhooks.some(({ body }) => body.includes('"account.updated"'))).toBe(false)
})

test.each([
  [
    'transfers alone',
    { configuration: transfers },
    'capability_not_available_without_other_capability',
  ],
  ['no country', { identity: { entity_type: 'individual' } }, 'identity_country_required'],
  [
    'an express dashboard of an account that bears its own losses',
    {
      defaults: {
        responsibilities: { fees_collector: 'application', losses_collector: 'stripe' },
      },
    },
    'account_controller_express_dash_without_application_losses_or_fees',
  ],
  ['an unknown parameter', { mood: 'good' }, 'invalid_fields'],
] as const)('%s is refused in a format that the SDK parses', async (_case, params, code) => {
  const opened = open(params as Params)

  await expect(opened).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code,
    message: expect.stringMatching(/\w+/),
    requestId: expect.stringMatching(/^req_/),
  })
})

test('with the platform’s approval, an account may only receive transfers', async () => {
  running.sandbox.world.settings.update({ transfersAloneApproved: true })

  const account = await open({
    configuration: transfers,
    identity: { country: 'MX', entity_type: 'individual' },
  })

  expect(account.applied_configurations).toEqual(['recipient'])
  expect(await stripe.accounts.retrieve(account.id)).toMatchObject({
    tos_acceptance: { service_agreement: 'recipient' },
  })
})

test('a new platform creates accounts only through v2, an old one only through v1', async () => {
  running.sandbox.world.settings.update({ accountsApi: 'v2' })
  const inV1 = stripe.accounts.create({ type: 'express', country: 'US' })
  await expect(inV1).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeInvalidRequestError',
    message: expect.stringContaining('docs.stripe.com/connect/accounts-v2/account-creation'),
  })

  running.sandbox.world.settings.update({ accountsApi: 'v1' })
  await expect(open()).rejects.toMatchObject({ code: 'accounts_v2_access_blocked' })
  await expect(stripe.v2.core.accounts.list()).rejects.toMatchObject({ statusCode: 400 })
})

test('lists have page URLs, which the SDK follows', async () => {
  const opened = [await open(), await open(), await open()]

  const listed: string[] = []
  for await (const { id } of stripe.v2.core.accounts.list({ limit: 2 })) listed.push(id)

  expect(listed).toEqual(expect.arrayContaining(opened.map(({ id }) => id)))
})

test('a closed account can be read but not used', async () => {
  const { id } = await open()

  const closed = await stripe.v2.core.accounts.close(id, {
    applied_configurations: ['merchant', 'recipient'],
  })

  expect(closed.closed).toBe(true)
  expect((await stripe.v2.core.accounts.retrieve(id)).closed).toBe(true)
  await expect(stripe.accounts.retrieve(id)).rejects.toMatchObject({ code: 'account_invalid' })
  const all = await stripe.v2.core.accounts.list({ closed: true })
  expect(all.data.map((account) => account.id)).toContain(id)
})

test.each([
  ['2026-10-28.endive', 'invalid_fields'],
  ['2026-08-26.dahlia', undefined],
])('a link that names configurations, with version %s: %s', async (apiVersion, code) => {
  const { id } = await open()
  const onboarding = { configurations: ['merchant', 'recipient'], refresh_url: 'http://localhost/' }
  const params = {
    account: id,
    use_case: { type: 'account_onboarding', account_onboarding: onboarding },
  }

  const asked = stripe.v2.core.accountLinks.create(params, { apiVersion })

  expect(await asked.catch((error: Stripe.errors.StripeError) => error)).toMatchObject(
    code === undefined ? { account: id } : { code },
  )
})

test('an account can be changed, and its key replays a success but not a refusal', async () => {
  const { id } = await open()
  const changed = await stripe.v2.core.accounts.update(id, {
    display_name: 'Ada',
    metadata: { more: '1' },
  })
  const once = { idempotencyKey: 'acct:one' }
  const body: Params = {
    configuration: transfers,
    contact_email: 'a@b.de',
    identity: { country: 'DE' },
  }
  const refused = await stripe.v2.core.accounts.create(body, once).catch((error) => error.code)
  running.sandbox.world.settings.update({ transfersAloneApproved: true })
  const first = await stripe.v2.core.accounts.create(body, once)
  const second = await stripe.v2.core.accounts.create(body, once)

  expect(changed).toMatchObject({ display_name: 'Ada', metadata: { creatorId: 'one', more: '1' } })
  expect(refused).toBe('capability_not_available_without_other_capability')
  expect(second.id).toBe(first.id)
})
