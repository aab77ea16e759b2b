import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

async function balance() {
  const { available, pending } = await stripe.balance.retrieve()
  return { available: available[0]?.amount, pending: pending[0]?.amount }
}

function transfer(destination: string, params: Partial<Stripe.TransferCreateParams> = {}) {
  return stripe.transfers.create({ amount: 1000, currency: 'usd', destination, ...params })
}

test('a transfer reduces the balance, and a reversal restores it', async () => {
  const destination = await onboardedAccount(stripe)
  await stripe.topups.create({ amount: 10_000, currency: 'usd' })

  const { id } = await transfer(destination)
  const afterTransfer = await balance()
  await stripe.transfers.createReversal(id, { amount: 300 })
  await stripe.transfers.createReversal(id)
  const tooMuch = stripe.transfers.createReversal(id, { amount: 1 })

  await expect(tooMuch).rejects.toMatchObject({ statusCode: 400 })
  expect(afterTransfer.available).toBe(9000)
  expect(await balance()).toEqual({ available: 10_000, pending: 0 })
  expect(await stripe.transfers.retrieve(id)).toMatchObject({
    amount_reversed: 1000,
    reversed: true,
  })
})

test('a pending charge cannot be spent early, except by a transfer from that charge', async () => {
  const destination = await onboardedAccount(stripe)
  const { latest_charge: charge } = await payWith(stripe, 'pm_card_visa')

  const early = transfer(destination)
  await expect(early).rejects.toMatchObject({ code: 'balance_insufficient' })
  const fromCharge = await transfer(destination, { source_transaction: String(charge) })
  const tooMuch = transfer(destination, { amount: 9001, source_transaction: String(charge) })

  await expect(tooMuch).rejects.toMatchObject({ code: 'balance_insufficient' })
  expect(fromCharge.source_transaction).toBe(charge)
  expect(await balance()).toEqual({ available: 0, pending: 8680 })
  running.sandbox.world.settings.update({ clockOffsetSeconds: 2 * 24 * 3600 + 1 })
  expect(await balance()).toEqual({ available: 8680, pending: 0 })
})

test('a card payment settles in two days, less its fee; the bypass card settles at once', async () => {
  await payWith(stripe, 'pm_card_visa')
  expect(await balance()).toEqual({ available: 0, pending: 9680 })

  await payWith(stripe, 'pm_card_bypassPending')

  expect(await balance()).toEqual({ available: 9680, pending: 9680 })
})

test('an account link works once; then it redirects to request a new one', async () => {
  const account = await stripe.accounts.create({ type: 'express', country: 'FR' })
  const { url } = await stripe.accountLinks.create({
    account: account.id,
    type: 'account_onboarding',
    refresh_url: 'http://localhost/refresh',
    return_url: 'http://localhost/return',
  })
  const post = (fields: Record<string, string>) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })

  const first = await post({ outcome: 'partial' })
  const second = await post({})

  expect(first.headers.get('location')).toBe('http://localhost/return')
  expect(second.headers.get('location')).toBe('http://localhost/refresh')
  expect(await stripe.accounts.retrieve(account.id)).toMatchObject({
    details_submitted: true,
    payouts_enabled: false,
    capabilities: { transfers: 'pending' },
  })
})

test('an account cannot be created in an unsupported country', async () => {
  const opened = stripe.accounts.create({ type: 'express', country: 'KP' })

  await expect(opened).rejects.toMatchObject({ code: 'country_unsupported' })
})
