import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { providerAt, startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { checkInstallation, type ProviderMode } from './check-installation.ts'
import { establishFact, readFact } from './installation-store.ts'

let one: TestSandbox
let another: TestSandbox
let database: TestDatabase

beforeAll(async () => {
  ;[one, another] = [await startTestSandbox(), await startTestSandbox()]
})
afterAll(async () => {
  await one.close()
  await another.close()
})
beforeEach(async () => {
  database = await openTestDatabase()
  return () => database.close()
})

interface Given {
  readonly url?: string
  readonly secretKey?: string
  readonly currency?: string
}

function open(mode: ProviderMode, given: Given = {}): Promise<void> {
  const { url = one.url, secretKey = 'sk_test_one', currency = 'usd' } = given
  const provider = providerAt(url, secretKey)
  return checkInstallation({ database: database.db, provider, mode, secretKey, currency })
}

describe('a database and the keys it was first opened with', () => {
  it('opens repeatedly with the same keys, without asking the provider twice', async () => {
    await open('test')
    await one.setFault({
      provider: 'stripe',
      match: 'GET /v1/account',
      kind: 'status',
      status: 500,
      times: 1,
    })

    await expect(open('test')).resolves.toBeUndefined()

    await one.clearFaults()
  })

  it.each([
    ['sandbox', 'live'],
    ['sandbox', 'test'],
    ['test', 'live'],
    ['live', 'test'],
    ['live', 'sandbox'],
    ['test', 'sandbox'],
  ] as const)('refuses the other kind: first %s, then %s', async (first, second) => {
    await open(first)

    await expect(open(second)).rejects.toThrow(/belongs to .*; it cannot be used with/)
  })

  it('refuses real keys if the demo was loaded, whatever else is known', async () => {
    await database.db.transaction((tx) => establishFact(tx, { fact: 'demo-loaded', value: 'yes' }))

    await expect(open('live')).rejects.toThrow(/contains the demo users/)
    await expect(open('test')).rejects.toThrow(/contains the demo users/)
    await expect(open('sandbox')).resolves.toBeUndefined()
  })

  it('accepts a new key of the same account, and refuses a key of another account', async () => {
    await open('test')

    await expect(open('test', { secretKey: 'sk_test_rolled' })).resolves.toBeUndefined()
    await expect(open('test', { url: another.url, secretKey: 'sk_test_theirs' })).rejects.toThrow(
      /belongs to the Stripe account acct_\w+, but STRIPE_SECRET_KEY to acct_/,
    )

    expect(await readFact(database.db, 'provider-account')).toMatch(/^acct_/)
  })

  it.each(['sandbox', 'test'] as const)('keeps the currency of its amounts: %s', async (mode) => {
    await open(mode, { currency: 'cad' })

    await expect(open(mode)).rejects.toThrow(/are in cad; .* Set PLATFORM_CURRENCY=cad/)
    await expect(open(mode, { currency: 'cad' })).resolves.toBeUndefined()
  })

  it('does not start with an unverified key', async () => {
    await expect(open('test', { secretKey: 'nonsense' })).rejects.toThrow(
      /Invalid API Key provided: nonsense.*Check the key/s,
    )

    expect(await readFact(database.db, 'provider-mode')).toBeUndefined()
  })

  it('lets one of two first starts win', async () => {
    const outcomes = await Promise.allSettled([open('test'), open('live')])

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
