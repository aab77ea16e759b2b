import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SetupCheck } from '@permille/contract/administration/setup'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createLog } from '../platform/log.ts'
import { operatorKeys } from '../testing/operator-keys.ts'
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'
import { buildDependencies, type Dependencies } from './dependencies.ts'
import { buildSetupCheck, createMissingWebhooks } from './setup-checks.ts'

const appUrl = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'permille-setup-'))
let sandbox: TestSandbox
const opened: Dependencies[] = []

beforeAll(async () => {
  sandbox = await startTestSandbox({ appUrl })
})
beforeEach(() => sandbox.clearFaults())
afterAll(async () => {
  for (const parts of opened) await closeParts(parts)
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

async function closeParts(parts: Dependencies): Promise<void> {
  await parts.campaignChanges.stop()
  await parts.database.close()
  await parts.requests.close()
  await parts.booksDatabase.close()
}

/** One check needs the database, which is not there; and connections are opened on first use. */
function wired(environment: Readonly<Record<string, string>> = {}) {
  const config = readConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    DATA_DIR: folder,
    SANDBOX_URL: sandbox.url,
    APP_URL: appUrl,
    EMBEDDED: '1',
    ...environment,
  })
  const parts = buildDependencies(config, createLog('silent'))
  opened.push(parts)
  return { config, parts }
}

async function check(environment: Readonly<Record<string, string>> = {}): Promise<SetupCheck[]> {
  const { config, parts } = wired(environment)
  return await buildSetupCheck(config, parts)()
}

const codes = (checks: readonly SetupCheck[], verdict: SetupCheck['verdict']) =>
  checks.filter((each) => each.verdict === verdict).map(({ party, code }) => `${party} ${code}`)

const one = (checks: readonly SetupCheck[], name: string) =>
  checks.find(({ party, code }) => `${party} ${code}` === name)

const withKeys = (fields: Readonly<Record<string, string>> = {}) => ({
  ...operatorKeys(sandbox.url),
  ...fields,
})

test('a placeholder webhook secret is not accepted', async () => {
  const checks = await check(withKeys({ STRIPE_WEBHOOK_SECRET: 'placeholder-of-16' }))

  expect(one(checks, 'stripe webhook-secrets')).toMatchObject({
    verdict: 'failed',
    seen: 'A secret does not begin with whsec_, as all of Stripe’s do.',
  })
})

test('in the sandbox every possible check passes, and the sandbox is named first', async () => {
  const checks = await check()

  expect([...codes(checks, 'failed'), ...codes(checks, 'unchecked')]).toEqual(['database jobs'])
  expect(codes(checks, 'skipped')).toEqual([
    'providers mode',
    'address https',
    'address reachable',
    ...['address proxy', 'address admin-second-factor'],
    'tiktok redirect',
    'tiktok scopes',
    'tiktok review',
    'instagram redirect',
    'instagram scopes',
    'instagram review',
    'x policy',
    ...['mail server', 'mail operator'],
  ])
  expect(checks[0]).toMatchObject({
    code: 'mode',
    seen: expect.stringContaining('sandbox answered'),
  })
})

const account = {
  id: 'acct_1',
  object: 'account',
  country: 'US',
  default_currency: 'usd',
  charges_enabled: true,
  payouts_enabled: true,
  capabilities: { card_payments: 'active', transfers: 'active' },
  settings: { payouts: { schedule: { interval: 'manual' } } },
}

test.each([
  ['stripe charges', { charges_enabled: false, requirements: { currently_due: ['tax_number'] } }],
  ['stripe payouts', { payouts_enabled: false }],
  ['stripe capabilities', { capabilities: { card_payments: 'active', transfers: 'inactive' } }],
  ['stripe payout-schedule', { settings: { payouts: { schedule: { interval: 'daily' } } } }],
  ['stripe country', { country: 'DE' }],
])('%s fails when Stripe’s account says so, and nothing else does', async (name, fields) => {
  await sandbox.setFault({
    provider: 'stripe',
    match: 'GET /v1/account',
    kind: 'status',
    status: 200,
    body: { ...account, ...fields },
    times: 2,
  })

  const checks = await check()

  expect(codes(checks, 'failed')).toEqual([name])
  expect(one(checks, name)?.remedy).toMatch(/^[A-Z].*\.$/)
})

test.each([
  ['stripe connect', 'stripe', 'GET /v1/accounts', { error: { message: 'Sign up for Connect' } }],
  ['tiktok keys', 'tiktok', 'POST /v2/oauth/token', { error: 'invalid_client' }],
  [
    'instagram keys',
    'instagram',
    'POST /oauth/access_token',
    { error_type: 'OAuthException', error_message: 'Invalid platform app' },
  ],
  [
    'youtube key',
    'youtube',
    'GET /youtube/',
    { error: { message: 'Not enabled', errors: [{ reason: 'accessNotConfigured' }] } },
  ],
])('%s fails when the provider refuses', async (name, provider, match, body) => {
  await sandbox.setFault({ provider, match, kind: 'status', status: 400, body })

  const checks = await check()

  expect(codes(checks, 'failed')).toEqual([name])
})

test('settings that differ from the provider’s fail', async () => {
  await sandbox.setSettings({ xFieldNames: 'post' })
  const checks = await check({
    PLATFORM_COUNTRY: 'CA',
    PLATFORM_CURRENCY: 'cad',
    APP_URL: 'http://localhost:4000',
  })
  await sandbox.setSettings({ xFieldNames: 'tweet' })

  expect(codes(checks, 'failed')).toEqual([
    'stripe country',
    'stripe currency',
    'stripe webhook-platform',
    'stripe webhook-connect',
    'x field-names',
  ])
})

test('an inaccurate clock, an exhausted month on X and an exhausted YouTube quota fail', async () => {
  await sandbox.setSettings({ clockOffsetSeconds: 120, xUsage: 1_999_999, quotaMultiplier: 0 })

  const checks = await check()
  await sandbox.setSettings({ clockOffsetSeconds: 0, xUsage: 0, quotaMultiplier: 1000 })

  expect(codes(checks, 'failed')).toEqual(['stripe clock', 'youtube quota', 'x usage'])
})

test('wrong keys fail, and dependent checks stay unchecked', async () => {
  const fields = {
    STRIPE_SECRET_KEY: 'sk_live_operator',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_operator',
    TIKTOK_CLIENT_SECRET: 'wrong',
    INSTAGRAM_APP_SECRET: 'wrong',
    YOUTUBE_API_KEY: 'wrong',
    X_BEARER_TOKEN: 'wrong',
  }

  const checks = await check(withKeys(fields))

  expect(codes(checks, 'failed')).toEqual([
    'stripe key',
    'tiktok keys',
    'instagram keys',
    'youtube key',
    'x bearer',
  ])
  expect(codes(checks, 'unchecked')).toContain('stripe country')
})

test('settings that no API shows are to be compared by hand, with the exact values', async () => {
  const checks = await check(withKeys())

  const redirect = one(checks, 'tiktok redirect')
  expect(redirect?.verdict).toBe('unchecked')
  expect(redirect?.seen).toContain('https://market.example/api/auth/tiktok/callback')
  expect(one(checks, 'instagram scopes')?.seen).toContain('instagram_business_manage_insights')
})

test('missing endpoints are created once, with secrets and the handled events', async () => {
  const { config, parts } = wired(withKeys())
  const before = await buildSetupCheck(config, parts)()

  const { created } = await createMissingWebhooks(config, parts)
  const again = await createMissingWebhooks(config, parts)

  const after = await buildSetupCheck(config, parts)()
  expect(codes(before, 'failed')).toEqual(['stripe webhook-platform', 'stripe webhook-connect'])
  expect(created.map(({ source, secret }) => [source, secret.startsWith('whsec_')])).toEqual([
    ['platform', true],
    ['connect', true],
  ])
  expect(again).toEqual({ created: [], problem: null })
  expect(codes(after, 'failed')).toEqual([])
})

test('a disabled endpoint, or one with missing events or another version, fails', async () => {
  const url = `${sandbox.url}/v1/webhook_endpoints`
  const headers = { authorization: 'Bearer sk_test_1' }
  const send = (path: string, body: Record<string, string>) =>
    fetch(`${url}${path}`, { method: 'POST', headers, body: new URLSearchParams(body) }).then(
      (response) => response.json() as Promise<{ id: string }>,
    )
  const address = 'http://localhost:5000'
  await send('', {
    url: `${address}/api/stripe/webhook`,
    'enabled_events[]': 'payment_intent.succeeded',
    api_version: '2026-08-26.dahlia',
  })
  const connect = await send('', {
    url: `${address}/api/stripe/webhook`,
    'enabled_events[]': '*',
    api_version: '2026-10-28.endive',
    connect: 'true',
  })
  await send(`/${connect.id}`, { disabled: 'true' })

  const checks = await check({ APP_URL: address })

  expect(codes(checks, 'failed')).toEqual([
    'stripe webhook-platform-events',
    'stripe webhook-platform-version',
    'stripe webhook-connect',
  ])
  expect(one(checks, 'stripe webhook-platform-events')?.seen).toContain('transfer.reversed')
})

test('a provider that is down or silent is unchecked, not failed', async () => {
  const silent = await listenSilently()
  const { port } = silent.address() as AddressInfo
  await sandbox.setFault({ provider: 'youtube', match: '', kind: 'status', status: 503 })
  await sandbox.setFault({ provider: 'stripe', match: '', kind: 'status', status: 500, times: 50 })

  const checks = await check({ X_API_URL: `http://127.0.0.1:1`, TIKTOK_API_URL: silentUrl(port) })

  silent.close()
  expect(codes(checks, 'failed')).toEqual([])
  expect(codes(checks, 'unchecked')).toEqual(
    expect.arrayContaining(['stripe key', 'tiktok keys', 'youtube key', 'x bearer']),
  )
})

const silentUrl = (port: number) => `http://127.0.0.1:${port}`

/** Accepts connections and closes them without a word. */
async function listenSilently(): Promise<Server> {
  const server = createServer((request) => request.socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

test('a missing mail server, and an unwritable store, are reported', async () => {
  const { config, parts } = wired({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const broken = {
    ...parts.storage,
    write: async () => {
      throw new Error('access denied')
    },
  }

  const checks = await buildSetupCheck(config, { ...parts, storage: broken })()

  expect(codes(checks, 'failed')).toEqual(['mail server', 'storage probe'])
  expect(one(checks, 'storage probe')?.seen).toContain('access denied')
})
