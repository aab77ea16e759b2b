import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  onboardedAccount,
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

async function listed(params: Stripe.BalanceTransactionListParams = {}) {
  const { data } = await stripe.balanceTransactions.list(params)
  return data.map((each) => `${each.type} ${each.reporting_category} ${each.amount} ${each.fee}`)
}

function later(seconds: number) {
  running.sandbox.world.settings.update({ clockOffsetSeconds: seconds })
}

const twoDays = 2 * 24 * 3600

test('every balance movement has Stripe’s type, category and fee', async () => {
  const destination = await onboardedAccount(stripe)
  await stripe.topups.create({ amount: 50_000, currency: 'usd' })
  const { id: payment_intent } = await payWith(stripe, 'pm_card_visa')
  await stripe.refunds.create({ payment_intent, amount: 1000 })
  const sent = await stripe.transfers.create({ amount: 2000, currency: 'usd', destination })
  await stripe.transfers.createReversal(sent.id, { amount: 500 })
  await stripe.payouts.create({ amount: 700, currency: 'usd' })
  const charged = await fetch(`${running.sandbox.url}/control/stripe-fees`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amountCents: 250 }),
  })

  const transactions = await listed()

  expect(charged.status).toBe(201)
  expect(transactions.reverse()).toEqual([
    'topup topup 50000 0',
    'charge charge 10000 320',
    'refund refund -1000 0',
    'transfer transfer -2000 0',
    'transfer_refund transfer_reversal 500 0',
    'payout payout -700 0',
    'stripe_fee fee -250 0',
  ])
})

test('a refund that the bank returns and a dispute with its fee are transactions too', async () => {
  const failing = await payWith(stripe, 'pm_card_refundFail')
  await stripe.refunds.create({ payment_intent: failing.id, amount: 1000 })
  await payWith(stripe, 'pm_card_createDispute')

  await vi.waitFor(async () => expect(await listed()).toHaveLength(5), 8000)

  expect((await listed()).sort()).toEqual([
    'adjustment dispute -10000 1500',
    'charge charge 10000 320',
    'charge charge 10000 320',
    'refund refund -1000 0',
    'refund_failure refund_failure 1000 0',
  ])
})

test('transactions are filtered by type, source, currency and time, in pages, newest first', async () => {
  const topup = await stripe.topups.create({ amount: 100, currency: 'usd' })
  await payWith(stripe, 'pm_card_visa')
  later(3600)
  await stripe.topups.create({ amount: 200, currency: 'usd' })
  const all = await stripe.balanceTransactions.list()
  const newest = Number(all.data[0]?.created)

  expect(await listed({ type: 'charge' })).toEqual(['charge charge 10000 320'])
  expect(await listed({ source: topup.id })).toEqual(['topup topup 100 0'])
  expect(await listed({ currency: 'usd' })).toHaveLength(3)
  expect(await listed({ currency: 'eur' })).toEqual([])
  expect(await listed({ created: { gte: newest } })).toEqual(['topup topup 200 0'])
  expect(await listed({ created: { lt: newest } })).toHaveLength(2)
  const first = await stripe.balanceTransactions.list({ limit: 2 })
  expect(first.has_more).toBe(true)
  expect(await listed({ starting_after: String(first.data[1]?.id) })).toEqual(['topup topup 100 0'])
})

test('the source of a transaction can be expanded, bank payouts included', async () => {
  await stripe.topups.create({ amount: 1000, currency: 'usd' })
  const paid = await payWith(stripe, 'pm_card_visa')
  await stripe.payouts.create({ amount: 700, currency: 'usd' })

  const { data } = await stripe.balanceTransactions.list({ expand: ['data.source'] })

  expect(data.map(({ source }) => (source as Stripe.Charge).object)).toEqual([
    'payout',
    'charge',
    'topup',
  ])
  expect(data[1]?.source).toMatchObject({ payment_intent: paid.id })
})

test('the transactions of an automatic payout are listed; those of a manual one are not', async () => {
  const stripeAccount = await onboardedAccount(stripe)
  await stripe.topups.create({ amount: 1000, currency: 'usd' })
  await stripe.transfers.create({ amount: 600, currency: 'usd', destination: stripeAccount })
  later(twoDays + 1)
  const payouts = () => stripe.payouts.list({}, { stripeAccount })
  await vi.waitFor(async () => expect((await payouts()).data).toHaveLength(1), 5000)
  const automatic = String((await payouts()).data[0]?.id)
  const manual = await stripe.payouts.create({ amount: 100, currency: 'usd' })

  const { data } = await stripe.balanceTransactions.list({ payout: automatic }, { stripeAccount })
  const ofManual = () => stripe.balanceTransactions.list({ payout: manual.id })
  const ofNone = () => stripe.balanceTransactions.list({ payout: automatic })

  expect(data.map(({ type, amount }) => `${type} ${amount}`)).toEqual([
    'payout -600',
    'payment 600',
  ])
  await expect(ofManual).rejects.toMatchObject({ statusCode: 400, param: 'payout' })
  await expect(ofNone).rejects.toMatchObject({ code: 'resource_missing' })
})
