import type { CreatorId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { providerAt, startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { runSetupChecks } from '../diagnosis.ts'
import { createWebhooks } from './create-webhooks.ts'
import { type StripeSetup, stripeSetup } from './stripe-setup.ts'

const ownSecrets = ['whsec_0123456789abcdef', 'whsec_fedcba9876543210']

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
beforeEach(async () => {
  await sandbox.clearFaults()
  await sandbox.setSettings({ accountsApi: 'both' })
})
afterAll(() => sandbox.close())

function setupOf(url: string, secrets: readonly string[] = ownSecrets): StripeSetup {
  return {
    secretKey: 'sk_test_operator',
    apiBase: sandbox.url,
    mode: 'test',
    platformCountry: 'US',
    currency: 'usd',
    webhooks: { url, secrets, handled: ['account.', 'payment_intent.', 'v2.core.account'] },
  }
}

async function check(url: string, secrets?: readonly string[]) {
  const checks = await runSetupChecks([stripeSetup(setupOf(url, secrets))])
  return (code: string) => checks.find((each) => each.code === code)
}

test('a platform with v1 needs nothing from v2', async () => {
  const one = await check('https://old.example/hook')
  const { created } = await createWebhooks(setupOf('https://old.example/hook'))

  expect(one('accounts')).toMatchObject({
    verdict: 'passed',
    seen: 'It opens them through Accounts v1.',
  })
  expect(one('webhook-accounts')?.verdict).toBe('passed')
  expect(created.map(({ source }) => source)).toEqual(['platform', 'connect'])
})

test('for a platform that has only v2, its event destination is created and checked', async () => {
  await sandbox.setSettings({ accountsApi: 'v2' })
  const url = 'https://new.example/hook'
  const before = await check(url)

  const { created } = await createWebhooks(setupOf(url))
  const { created: again } = await createWebhooks(setupOf(url))
  const after = await check(url, [...ownSecrets, created.at(-1)?.secret ?? ''])
  const forgotten = await check(url)

  expect(before('accounts')).toMatchObject({
    verdict: 'passed',
    seen: 'It opens them through Accounts v2, and refuses Accounts v1.',
  })
  expect(before('webhook-accounts')).toMatchObject({ verdict: 'failed' })
  expect(created.map(({ source }) => source)).toEqual(['platform', 'connect', 'accounts'])
  expect(again).toEqual([])
  expect(after('webhook-accounts')).toMatchObject({ verdict: 'passed' })
  expect(forgotten('webhook-accounts')?.remedy).toContain('after a comma')
})

test('endpoints created before Stripe failed are returned with their secrets', async () => {
  await sandbox.setSettings({ accountsApi: 'v2' })
  await sandbox.setFault({
    provider: 'stripe',
    match: 'POST /v2/core/event_destinations',
    kind: 'status',
    status: 400,
  })

  const { created, failure } = await createWebhooks(setupOf('https://half.example/hook'))

  expect(created.map(({ source, secret }) => [source, secret.startsWith('whsec_')])).toEqual([
    ['platform', true],
    ['connect', true],
  ])
  expect(failure).toBeInstanceOf(Error)
})

test('nothing is created while Stripe does not list the destinations', async () => {
  await sandbox.setSettings({ accountsApi: 'v2' })
  const match = 'GET /v2/core/event_destinations'
  await sandbox.setFault({ provider: 'stripe', match, kind: 'status', status: 400 })
  const setup = setupOf('https://later.example/hook')

  await expect(createWebhooks(setup)).rejects.toBeInstanceOf(Error)

  const { created } = await createWebhooks(setup)
  expect(created).toHaveLength(3)
})

test('the event destination is not checked while it is unknown which API opens accounts', async () => {
  const body = { error: { type: 'invalid_request_error', message: 'Sign up for Connect' } }
  const match = 'POST /v1/accounts'
  await sandbox.setFault({ provider: 'stripe', match, kind: 'status', status: 400, body, times: 5 })

  const one = await check('https://unknown.example/hook')

  expect(one('webhook-accounts')).toMatchObject({
    verdict: 'unchecked',
    seen: 'It is unknown whether accounts use v2.',
  })
})

test('a Stripe account that opens no accounts fails before a creator tries, and nothing is opened', async () => {
  await sandbox.setSettings({ accountsApi: 'none' })

  const one = await check('https://none.example/hook')

  expect(one('accounts')).toMatchObject({
    verdict: 'failed',
    remedy: expect.stringContaining('Enable Accounts v2 at https://dashboard.stripe.com'),
  })
  expect(await sandbox.provider.listEveryPayoutAccount(null)).toEqual([])
})

test('a provider that is down leaves the check open', async () => {
  await sandbox.setFault({ provider: 'stripe', match: '', kind: 'status', status: 503, times: 50 })

  const one = await check('https://down.example/hook')

  expect([one('accounts')?.verdict, one('webhook-accounts')?.verdict]).toEqual([
    'unchecked',
    'unchecked',
  ])
})

test('accounts opened through v2 need its event destination wherever new ones are opened', async () => {
  await sandbox.setSettings({ accountsApi: 'v2' })
  await providerAt(sandbox.url, 'sk_test_operator').createPayoutAccount({
    creatorId: newId<CreatorId>(),
    email: 'ada@example.com',
    country: 'DE',
    idempotencyKey: newId(),
  })
  await sandbox.setSettings({ accountsApi: 'both' })
  const url = 'https://both.example/hook'
  const before = await check(url)

  const { created } = await createWebhooks(setupOf(url))

  expect(before('webhook-accounts')?.verdict).toBe('failed')
  expect(created.map(({ source }) => source)).toEqual(['platform', 'connect', 'accounts'])
})
