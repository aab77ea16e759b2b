import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  onboardedAccount,
  payWith,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '../testing/start-test-sandbox.ts'

let running: TestSandbox
let stripe: Stripe

beforeAll(async () => {
  running = await startTestSandbox()
  stripe = stripeAt(running.sandbox.url)
  await stripe.topups.create({ amount: 100_000, currency: 'usd', metadata: { of: 'operator' } })
})
afterAll(() => running.close())

async function eventTypesOf(id: string) {
  const { data } = await stripe.events.list({ limit: 100 })
  return data
    .filter(({ data: { object } }) => (object as { id?: string }).id === id)
    .map(({ type }) => type)
}

test('a refund, a charge, a payout, a top-up and a reversal accept metadata later', async () => {
  const paid = await payWith(stripe, 'pm_card_visa')
  const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 100 })
  const account = await onboardedAccount(stripe)
  const transfer = await stripe.transfers.create({
    amount: 500,
    currency: 'usd',
    destination: account,
  })
  const reversal = await stripe.transfers.createReversal(transfer.id, { amount: 100 })
  const payout = await stripe.payouts.create({ amount: 100, currency: 'usd' })
  const [topup] = (await stripe.topups.list({ amount: { gte: 100_000 } })).data
  const metadata = { note: 'seen' }

  const changed = [
    await stripe.refunds.update(refund.id, { metadata }),
    await stripe.charges.update(String(paid.latest_charge), { metadata, description: 'Paid' }),
    await stripe.payouts.update(payout.id, { metadata }),
    await stripe.topups.update(topup?.id ?? '', { metadata }),
    await stripe.transfers.updateReversal(transfer.id, reversal.id, { metadata }),
  ]

  for (const each of changed) expect(each.metadata).toMatchObject(metadata)
  expect(await stripe.transfers.retrieveReversal(transfer.id, reversal.id)).toEqual(
    expect.objectContaining({ amount: 100, metadata }),
  )
  expect(await eventTypesOf(refund.id)).toContain('refund.updated')
  expect(await eventTypesOf(payout.id)).toContain('payout.updated')
  expect(await eventTypesOf(String(paid.latest_charge))).toContain('charge.updated')
  await expect(stripe.transfers.retrieveReversal(transfer.id, 'trr_none')).rejects.toMatchObject({
    code: 'resource_missing',
  })
})

test.each([{ reverse_transfer: true }, { refund_application_fee: true }])(
  'a refund with %j is refused: no charge supports it',
  async (params) => {
    const paid = await payWith(stripe, 'pm_card_visa')

    await expect(
      stripe.refunds.create({ payment_intent: paid.id, ...params }),
    ).rejects.toMatchObject({ statusCode: 400, param: Object.keys(params)[0] })
  },
)

test('capabilities are listed, requested and withdrawn', async () => {
  const { id } = await stripe.accounts.create({
    country: 'DE',
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  })

  const { data } = await stripe.accounts.listCapabilities(id)
  const without = await stripe.accounts
    .updateCapability(id, 'transfers', { requested: false })
    .catch((error: Stripe.errors.StripeError) => error)
  const unknown = stripe.accounts.retrieveCapability(id, 'mood')

  expect(data.map((each) => [each.id, each.requested, each.status])).toEqual([
    ['card_payments', true, 'inactive'],
    ['transfers', true, 'inactive'],
  ])
  expect(without).toMatchObject({ statusCode: 400 })
  await expect(unknown).rejects.toMatchObject({ code: 'resource_missing', param: 'capability' })
})

test('an operator rejects an account: it receives nothing more, and the marketplace receives the event', async () => {
  const id = await onboardedAccount(stripe, 'US')

  const rejected = await stripe.accounts.reject(id, { reason: 'fraud' })
  const paid = stripe.transfers.create({ amount: 100, currency: 'usd', destination: id })

  expect(rejected).toMatchObject({
    payouts_enabled: false,
    requirements: { disabled_reason: 'rejected.fraud' },
  })
  await expect(paid).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' })
  expect(await eventTypesOf(id)).toContain('account.updated')
  await expect(
    stripe.accounts.reject((await stripe.accounts.create({ type: 'standard' })).id, {
      reason: 'other',
    }),
  ).rejects.toMatchObject({ statusCode: 400 })
})

test('the balance settings can be read and changed, and the account shows the schedule', async () => {
  const before = await stripe.balanceSettings.retrieve()
  const after = await stripe.balanceSettings.update({
    payments: {
      payouts: { schedule: { interval: 'daily' }, minimum_balance_by_currency: { usd: 500 } },
    },
  })
  const shown = await stripe.accounts.retrieveCurrent()
  await stripe.balanceSettings.update({
    payments: { payouts: { schedule: { interval: 'manual' } } },
  })

  expect(before.payments.payouts?.schedule).toEqual({ interval: 'manual' })
  expect(after.payments.payouts).toMatchObject({
    schedule: { interval: 'daily' },
    minimum_balance_by_currency: { usd: 500 },
  })
  expect(shown.settings?.payouts?.schedule.interval).toBe('daily')
})

test('no charge has an application fee', async () => {
  expect(await stripe.applicationFees.list()).toMatchObject({ data: [], has_more: false })
  await expect(stripe.applicationFees.retrieve('fee_1')).rejects.toMatchObject({ statusCode: 404 })
})

test('every country has a spec', async () => {
  const { data } = await stripe.countrySpecs.list({ limit: 100 })

  expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining(['BR', 'DE', 'JP', 'US']))
  expect(await stripe.countrySpecs.retrieve('DE')).toMatchObject({
    default_currency: 'eur',
    supported_transfer_countries: expect.arrayContaining(['DE', 'US']),
  })
  await expect(stripe.countrySpecs.retrieve('XX')).rejects.toMatchObject({ statusCode: 404 })
})

test('a card’s dispute is listed as soon as the card has paid', async () => {
  const { id } = await payWith(stripe, 'pm_card_createDispute')

  const { data } = await stripe.disputes.list({ payment_intent: id })

  expect(data).toHaveLength(1)
})

test('events are filtered by whether every endpoint accepted them', async () => {
  running.answerWith(500)
  const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
  const idsOf = async (isDelivered: boolean) => {
    const { data } = await stripe.events.list({ delivery_success: isDelivered, limit: 100 })
    return data.map(({ data: { object } }) => (object as { id?: string }).id)
  }

  const open = await idsOf(false)
  running.answerWith(200)

  expect(open).toContain(id)
  await expect.poll(() => idsOf(true), { timeout: 5000 }).toContain(id)
})

test.each([
  ['express', 400],
  ['custom', 200],
] as const)('a link to update an account of type %s: %i', async (type, status) => {
  const { id } = await stripe.accounts.create({ type, country: 'US' })

  const link = stripe.accountLinks.create({
    account: id,
    type: 'account_update',
    refresh_url: 'http://localhost/a',
    return_url: 'http://localhost/b',
  })

  if (status === 200) expect((await link).url).toContain('http')
  else await expect(link).rejects.toMatchObject({ statusCode: status, param: 'type' })
})

test('methods can be excluded from the automatic ones, but not together with allowed ones', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    excluded_payment_method_types: ['link'],
    automatic_payment_methods: { enabled: true },
  })
  const both = stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    excluded_payment_method_types: ['link'],
    allowed_payment_method_types: ['card'],
  })

  expect(intent.payment_method_types).toEqual(['card', 'us_bank_account'])
  expect(intent.excluded_payment_method_types).toEqual(['link'])
  await expect(both).rejects.toMatchObject({ code: 'parameter_invalid' })
})

test('the newest version is supported', async () => {
  const newest = { apiVersion: '2026-11-18.endive' }

  expect(await stripe.balance.retrieve({}, newest)).toMatchObject({ object: 'balance' })
})
