import type { CreatorId, PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Rejected, Unavailable } from '#platform/errors/errors.ts'
import { type ExchangeBody, onExchange } from '#platform/exchanges.ts'
import { newId } from '#platform/ids.ts'
import { providerAt, startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { stateInV2 } from './accounts-v2.ts'
import type { PaymentProvider, PayoutAccount } from './payment-provider.ts'

let sandbox: TestSandbox
let provider: PaymentProvider
let stripe: Stripe

beforeAll(async () => {
  sandbox = await startTestSandbox()
  const { hostname: host, port } = new URL(sandbox.url)
  stripe = new Stripe('sk_test_sandbox', { host, port, protocol: 'http', telemetry: false })
})
beforeEach(async () => {
  provider = providerAt(sandbox.url)
  await sandbox.setSettings({ accountsApi: 'v2' })
})
afterEach(() => sandbox.setSettings({ accountsApi: 'both', transfersAloneApproved: false }))
afterAll(() => sandbox.close())

function open(country = 'DE', idempotencyKey: string = newId()) {
  const creatorId = newId<CreatorId>()
  return provider.createPayoutAccount({
    creatorId,
    email: 'ada@example.com',
    country,
    idempotencyKey,
  })
}

async function onboard(accountId: string, outcome = 'complete') {
  const addresses = { returnUrl: 'http://localhost/back', refreshUrl: 'http://localhost/again' }
  const { url } = await provider.createOnboardingLink({ accountId, ...addresses })
  const body = new URLSearchParams({ outcome })
  await fetch(url, { method: 'POST', body, redirect: 'manual' })
}

async function rolesOf(id: string) {
  return (await stripe.v2.core.accounts.retrieve(id)).applied_configurations
}

test('where Stripe opens no v1 accounts, a v2 account is opened, onboarded and paid', async () => {
  await sandbox.fillBalance(10_000)
  const { id } = await open()
  const fresh = await provider.retrievePayoutAccount(id)

  await onboard(id)
  const done = await provider.retrievePayoutAccount(id)
  const payoutId = newId<PayoutId>()
  const paid = await provider.createTransfer({
    payoutId,
    amountCents: toCents(1000),
    destination: id,
    idempotencyKey: payoutId,
  })

  expect(fresh).toMatchObject({
    isForeign: false,
    country: 'DE',
    detailsSubmitted: false,
    payoutsEnabled: false,
    transfers: 'inactive',
    disabledReason: 'requirements.past_due',
    currentlyDue: expect.arrayContaining(['external_account']),
  })
  expect(done).toMatchObject({
    detailsSubmitted: true,
    payoutsEnabled: true,
    transfers: 'active',
    disabledReason: null,
    currentlyDue: [],
    lastFour: '6789',
  })
  expect(done.destinations).toHaveLength(1)
  expect(paid.kind).toBe('made')
})

test.each([
  ['partial', { detailsSubmitted: true, disabledReason: 'requirements.past_due' }],
  ['reject', { detailsSubmitted: true, disabledReason: 'rejected.fraud', transfers: 'inactive' }],
])('after the outcome %s v2 is reported as v1 would be', async (outcome, state) => {
  const { id } = await open()

  await onboard(id, outcome)

  expect(await provider.retrievePayoutAccount(id)).toMatchObject({
    ...state,
    payoutsEnabled: false,
  })
})

test('a creator is asked about cards only where Stripe insists on it', async () => {
  const { id: withCards } = await open()
  await sandbox.setSettings({ transfersAloneApproved: true })
  const { id: without } = await open()

  expect(await rolesOf(withCards)).toEqual(['merchant', 'recipient'])
  expect(await rolesOf(without)).toEqual(['recipient'])
})

test('one key opens one account, before and after the process forgot which API it is', async () => {
  const creatorId = newId<CreatorId>()
  const request = { creatorId, email: 'a@b.de', country: 'DE', idempotencyKey: newId() }

  const first = await provider.createPayoutAccount(request)
  const second = await provider.createPayoutAccount(request)
  const afterRestart = await providerAt(sandbox.url).createPayoutAccount(request)

  expect([second, afterRestart]).toEqual([first, first])
})

test.each([
  ['v1', [] as string[]],
  ['v2', ['merchant', 'recipient']],
] as const)(
  'after a refusal by both APIs, the one that Stripe then offers, %s, opens at once',
  async (api, roles) => {
    await sandbox.setSettings({ accountsApi: 'none' })
    await expect(open()).rejects.toBeInstanceOf(Unavailable)
    await sandbox.setSettings({ accountsApi: api })

    const { id } = await open()

    const { metadata } = await stripe.accounts.retrieve(id)
    expect(metadata?.accounts).toBe(api === 'v2' ? 'v2' : undefined)
    if (api === 'v2') expect(await rolesOf(id)).toEqual(roles)
  },
)

test('a process that used v2 tries v1 again once v2 is refused', async () => {
  await open()
  await sandbox.setSettings({ accountsApi: 'v1' })
  await expect(open()).rejects.toBeInstanceOf(Unavailable)

  const { id } = await open()

  expect((await stripe.accounts.retrieve(id)).metadata).not.toHaveProperty('accounts')
})

test('v1 is tried once, and v1 accounts continue unchanged', async () => {
  await sandbox.setSettings({ accountsApi: 'both' })
  const { id: old } = await open()
  await sandbox.setSettings({ accountsApi: 'v2' })
  const { id: first } = await open()
  await sandbox.setFault({
    provider: 'stripe',
    match: 'POST /v1/accounts',
    kind: 'status',
    status: 503,
  })
  const { id: second } = await open()
  await sandbox.clearFaults()

  await onboard(old)

  expect(await rolesOf(second)).toEqual(await rolesOf(first))
  expect(await stripe.accounts.retrieve(old)).toMatchObject({ details_submitted: true })
  expect((await stripe.accounts.retrieve(old)).metadata).not.toHaveProperty('accounts')
  expect(await provider.retrievePayoutAccount(old)).toMatchObject({ transfers: 'active' })
})

test('on a platform with neither, the operator reads what to do', async () => {
  await sandbox.setSettings({ accountsApi: 'none' })

  const error = await open().catch((caught: unknown) => caught)

  expect(error).toBeInstanceOf(Unavailable)
  expect(error).toMatchObject({
    code: 'payment-provider-misconfigured',
    message: expect.stringContaining('our own setup at Stripe is not complete'),
    cause: {
      message: expect.stringContaining('Enable Accounts v2 at https://dashboard.stripe.com'),
    },
  })
})

test('a refusal of v1 from before it was enabled does not count after a restart', async () => {
  await sandbox.setSettings({ accountsApi: 'none' })
  const creatorId = newId<CreatorId>()
  const request = { creatorId, email: 'a@b.de', country: 'DE', idempotencyKey: newId() }
  await expect(provider.createPayoutAccount(request)).rejects.toBeInstanceOf(Unavailable)
  await sandbox.setSettings({ accountsApi: 'v1' })
  provider = providerAt(sandbox.url)

  const first = await provider.createPayoutAccount(request)
  const opened = [first, await provider.createPayoutAccount(request), await open()]

  const accounts = await Promise.all(opened.map(({ id }) => stripe.accounts.retrieve(id)))
  expect(opened[1]).toEqual(first)
  expect(accounts.filter(({ metadata }) => metadata?.accounts === 'v2')).toEqual([])
})

test('an account closed at Stripe is disconnected', async () => {
  const { id } = await open()
  await stripe.v2.core.accounts.close(id)

  const found = provider.retrievePayoutAccount(id)

  await expect(found).rejects.toBeInstanceOf(Rejected)
  await expect(found).rejects.toMatchObject({ code: 'account-invalid' })
})

test('a dashboard link and the list of all accounts include v2 accounts', async () => {
  const { id } = await open()
  await onboard(id)

  const all = await provider.listEveryPayoutAccount(null)

  expect((await provider.createDashboardLink(id)).url).toContain(id)
  expect(all.map((account) => account.id)).toContain(id)
})

test('calls to v2 are recorded as JSON, so that no URL is mistaken for a field name', async () => {
  const bodies: ExchangeBody[] = []
  const stop = onExchange(({ url, method, requestBody }) => {
    if (method === 'POST' && url.pathname === '/v2/core/accounts') bodies.push(requestBody)
  })

  await open()
  stop()

  expect(bodies.at(-1)).toMatchObject({
    kind: 'json',
    value: { contact_email: 'ada@example.com', identity: { country: 'DE' } },
  })
})

test('a capability missing from v2 is not active, and a future requirement is not due', () => {
  const inV1: PayoutAccount = {
    id: 'acct_1',
    isForeign: false,
    creatorId: null,
    country: 'DE',
    detailsSubmitted: false,
    payoutsEnabled: false,
    transfers: 'inactive',
    disabledReason: null,
    currentlyDue: [],
    destinations: [],
    lastFour: null,
  }
  const later: Stripe.V2.Core.Account.Requirements.Entry = {
    awaiting_action_from: 'user',
    description: 'identity.individual.phone',
    errors: [],
    impact: {},
    minimum_deadline: { status: 'eventually_due' },
    requested_reasons: [],
  }
  const account: Stripe.V2.Core.Account = {
    id: 'acct_1',
    object: 'v2.core.account',
    applied_configurations: ['recipient'],
    created: '2026-11-26T00:00:00.000Z',
    livemode: false,
    requirements: { entries: [later] },
  }

  expect(stateInV2(account, inV1)).toEqual({
    currentlyDue: [],
    detailsSubmitted: true,
    disabledReason: null,
    payoutsEnabled: false,
    transfers: 'inactive',
  })
})
