import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  onboardedAccount,
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
afterEach(() => {
  running.sandbox.world.settings.update({ platformCountry: 'US', transfersAloneApproved: false })
})
afterAll(() => running.close())

const transfersAlone = { transfers: { requested: true } }
const cardsToo = { card_payments: { requested: true }, transfers: { requested: true } }
const recipient = { tos_acceptance: { service_agreement: 'recipient' } } as const

function open(country: string, params: Stripe.AccountCreateParams = {}) {
  return stripe.accounts.create({
    type: 'express',
    country,
    capabilities: transfersAlone,
    ...params,
  })
}

test('transfers alone require the platform’s approval; with card payments they do not', async () => {
  await expect(open('DE')).rejects.toMatchObject({
    statusCode: 400,
    message:
      'Your platform needs approval for accounts to have requested the `transfers` capability without the `card_payments` capability. If you would like to request transfers without card_payments, please contact us via https://support.stripe.com/contact.',
  })
  const together = await open('DE', { capabilities: cardsToo })
  expect(together.capabilities).toEqual({ card_payments: 'inactive', transfers: 'inactive' })
  running.sandbox.world.settings.update({ transfersAloneApproved: true })
  expect((await open('DE')).capabilities).toEqual({ transfers: 'inactive' })
})

test('a foreign platform needs card payments in the US, approved or not', async () => {
  const { settings } = running.sandbox.world
  settings.update({ platformCountry: 'FR', transfersAloneApproved: true })

  await expect(open('US')).rejects.toThrow(
    'without the `card_payments` capability for accounts in US',
  )
})

test('a recipient requires approval too, as it only receives transfers', async () => {
  await expect(open('MX', recipient)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('Your platform needs approval'),
  })
})

test('a recipient requests transfers only, and never charges cards', async () => {
  running.sandbox.world.settings.update({ transfersAloneApproved: true })
  const account = await open('MX', recipient)
  const cards = await open('MX', { ...recipient, capabilities: cardsToo }).catch((error) => error)

  expect(cards).toMatchObject({ statusCode: 400 })
  expect(account).toMatchObject({
    capabilities: { transfers: 'inactive' },
    tos_acceptance: { service_agreement: 'recipient' },
  })
})

test.each([
  ['US', 'US'],
  ['US', 'DE'],
  ['US', 'BR'],
  ['US', 'GI'],
  ['FR', 'JP'],
])('a platform in %s has no recipients in %s', async (platform, country) => {
  running.sandbox.world.settings.update({ platformCountry: platform })

  const opened = open(country, recipient)

  await expect(opened).rejects.toMatchObject({
    message: `The recipient ToS agreement is not supported for platforms in ${platform} creating accounts in ${country}. See https://stripe.com/docs/connect/cross-border-payouts for more details.`,
    param: 'tos_acceptance[service_agreement]',
  })
})

async function transferTo(destination: string) {
  await stripe.topups.create({ amount: 1000, currency: 'usd' })
  return stripe.transfers.create({ amount: 1000, currency: 'usd', destination })
}

test.each(['AE', 'AU', 'BR', 'HK', 'IN', 'JP', 'MX', 'NZ', 'SG', 'TH'])(
  'an account in %s under the full agreement can be onboarded but never paid',
  async (country) => {
    const destination = await onboardedAccount(stripe, country)

    await expect(transferTo(destination)).rejects.toMatchObject({
      statusCode: 400,
      message: `Funds can't be sent to accounts located in ${country} when the account is under the \`full\` service agreement.`,
    })
  },
)

test('a recipient there is paid, and cannot charge cards', async () => {
  running.sandbox.world.settings.update({ transfersAloneApproved: true })
  const destination = await onboardedAccount(stripe, 'MX', {
    ...recipient,
    capabilities: transfersAlone,
  })

  const transfer = await transferTo(destination)

  expect(transfer.destination).toBe(destination)
  expect(await stripe.accounts.retrieve(destination)).toMatchObject({
    charges_enabled: false,
    payouts_enabled: true,
  })
})

test('neither country nor service agreement can change', async () => {
  const { id } = await open('DE', { capabilities: cardsToo })

  const change = (params: object) => stripe.accounts.update(id, params)

  await expect(change({ country: 'FR' })).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'country',
  })
  await expect(change(recipient)).rejects.toMatchObject({
    param: 'tos_acceptance[service_agreement]',
  })
})

test('an unknown account returns the error for a key without access', async () => {
  const refusal = { statusCode: 403, code: 'account_invalid', type: 'StripePermissionError' }

  await expect(stripe.accounts.retrieve('acct_none')).rejects.toMatchObject(refusal)
  await expect(stripe.accounts.createLoginLink('acct_none')).rejects.toMatchObject(refusal)
})

test.each([
  ['custom', { is_controller: true, stripe_dashboard: { type: 'none' } }],
  ['express', { losses: { payments: 'application' }, stripe_dashboard: { type: 'express' } }],
  ['standard', { fees: { payer: 'account' }, stripe_dashboard: { type: 'full' } }],
] as const)('an account of type %s has the controller of its type', async (type, controller) => {
  const account = await stripe.accounts.create({ type, country: 'US' })

  expect(account).toMatchObject({ type, controller })
})
