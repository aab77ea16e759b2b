import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreatorId, PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { type Sandbox, startSandbox } from '../../../../sandbox/src/start-sandbox.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createStripePaymentProvider } from './stripe-payment-provider.ts'

const us = { platformCountry: 'US', currency: 'usd' }
const apis = ['v1', 'v2'] as const

let sandbox: Sandbox

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'payout-corridors-'))
  sandbox = await startSandbox({ port: 0, folder, webhookUrl: 'http://127.0.0.1:1/' })
})
afterEach(() => {
  sandbox.world.settings.update({ accountsApi: 'both', transfersAloneApproved: false })
  platformIn(us)
})
afterAll(() => sandbox.close())

/** A platform elsewhere: its account at the provider, and our client of it. */
function platformIn(place: typeof us): PaymentProvider {
  const { platformCountry, currency: platformCurrency } = place
  sandbox.world.settings.update({ platformCountry, platformCurrency })
  return createStripePaymentProvider({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: ['whsec_sandbox_platform'],
    apiBase: sandbox.url,
    ...place,
  })
}

/** Opens an account as a creator there would, and pays a dollar to it. */
async function pay(provider: PaymentProvider, country: string, currency = 'usd') {
  await fetch(`${sandbox.url}/v1/topups`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ amount: '100', currency }),
  })
  const [creatorId, payoutId] = [newId<CreatorId>(), newId<PayoutId>()]
  const { id } = await provider.createPayoutAccount({
    creatorId: creatorId as CreatorId,
    email: 'ada@example.com',
    country,
    idempotencyKey: creatorId,
  })
  const addresses = { returnUrl: 'http://localhost/back', refreshUrl: 'http://localhost/again' }
  const { url } = await provider.createOnboardingLink({ accountId: id, ...addresses })
  await fetch(url, { method: 'POST', redirect: 'manual' })
  return provider.createTransfer({
    payoutId,
    amountCents: toCents(100),
    destination: id,
    idempotencyKey: payoutId,
  })
}

test.each(apis)(
  'an approved US platform pays creators wherever it offers to, through %s',
  async (accountsApi) => {
    const provider = platformIn(us)
    sandbox.world.settings.update({ accountsApi, transfersAloneApproved: true })

    const countries = await provider.payableCountries()
    const outcomes = []
    for (const country of countries) outcomes.push([country, (await pay(provider, country)).kind])

    expect(countries).toEqual(expect.arrayContaining(['US', 'DE', 'GB', 'JP', 'MX', 'AE']))
    expect(outcomes).toEqual(countries.map((country) => [country, 'made']))
  },
)

test.each(apis)(
  'without approval it pays its own region, and states the obstacle elsewhere, through %s',
  async (accountsApi) => {
    const provider = platformIn(us)
    sandbox.world.settings.update({ accountsApi })

    const inRegion = await pay(provider, 'DE')
    const beyond = pay(provider, 'MX')

    expect(inRegion.kind).toBe('made')
    await expect(beyond).rejects.toMatchObject({
      code: 'payment-refused',
      message: expect.stringContaining(
        'Stripe must first allow us to open payout accounts in your country',
      ),
      cause: { message: expect.stringContaining('card_payments') },
    })
  },
)

test.each(['BR', 'GI', 'ZA', 'MY'])(
  'it does not offer %s, which it could not pay',
  async (country) => {
    const provider = platformIn(us)

    expect(await provider.payableCountries()).not.toContain(country)
  },
)

test('a platform elsewhere pays its own region, in its own currency', async () => {
  const provider = platformIn({ platformCountry: 'CA', currency: 'cad' })

  const countries = await provider.payableCountries()
  const outcome = await pay(provider, 'US', 'cad')

  expect(outcome.kind).toBe('made')
  expect(countries).toContain('CA')
  expect(countries).not.toContain('MX')
})
