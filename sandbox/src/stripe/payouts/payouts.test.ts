import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  onboardedAccount,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '#testing/start-test-sandbox.ts'

let running: TestSandbox
let stripe: Stripe
let stripeAccount: string

beforeEach(async () => {
  running = await startTestSandbox()
  stripe = stripeAt(running.sandbox.url)
  await stripe.topups.create({ amount: 10_000, currency: 'usd' })
  stripeAccount = await onboardedAccount(stripe)
})
afterEach(() => running.close())

function transfer(destination = stripeAccount) {
  return stripe.transfers.create({ amount: 1000, currency: 'usd', destination })
}

async function availableAt(account: string) {
  const { available } = await stripe.balance.retrieve({}, { stripeAccount: account })
  return available[0]?.amount
}

function eventsOf(account: string): string[] {
  return running.webhooks
    .map(({ body }) => JSON.parse(body) as Stripe.Event)
    .flatMap((event) => (event.account === account ? [event.type] : []))
}

function later(seconds: number) {
  running.sandbox.world.settings.update({ clockOffsetSeconds: seconds })
}

const twoDays = 2 * 24 * 3600

test('a transfer arrives in its account’s balance, as a payment there', async () => {
  const sent = await transfer()

  const expanded = await stripe.transfers.retrieve(sent.id, { expand: ['destination_payment'] })

  expect(await availableAt(stripeAccount)).toBe(1000)
  expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(9000)
  expect(expanded.destination_payment).toMatchObject({ amount: 1000, source_transfer: sent.id })
  await stripe.transfers.createReversal(sent.id)
  expect(await availableAt(stripeAccount)).toBe(0)
})

test('Stripe pays an account out to its bank two days later', async () => {
  const sent = await transfer()

  later(twoDays + 1)
  await vi.waitFor(() => expect(eventsOf(stripeAccount)).toContain('payout.created'), 5000)
  later(2 * twoDays + 2)
  await vi.waitFor(() => expect(eventsOf(stripeAccount)).toContain('payout.paid'), 5000)

  const { data } = await stripe.payouts.list({}, { stripeAccount })
  expect(data).toMatchObject([{ amount: 1000, automatic: true, status: 'paid' }])
  expect((await stripe.payouts.list()).data).toEqual([])
  await expect(stripe.transfers.createReversal(sent.id)).rejects.toMatchObject({
    code: 'balance_insufficient',
  })
})

test('a closed bank account returns a payout, and the account needs another bank account', async () => {
  const closed = await onboardedAccount(stripe, 'US', { outcome: 'closed_bank' })
  await transfer(closed)

  later(twoDays + 1)
  await vi.waitFor(() => expect(eventsOf(closed)).toContain('payout.created'), 5000)
  later(2 * twoDays + 2)
  await vi.waitFor(() => expect(eventsOf(closed)).toContain('account.updated'), 5000)
  await vi.waitFor(() => expect(eventsOf(closed)).toContain('payout.failed'), 5000)

  expect(await availableAt(closed)).toBe(1000)
  expect(await stripe.accounts.retrieve(closed)).toMatchObject({
    payouts_enabled: false,
    requirements: { currently_due: ['external_account'] },
  })
})

test('an account can pay out manually what it has, and cancel the payout while it is pending', async () => {
  await transfer()
  const pay = (amount: number) =>
    stripe.payouts.create({ amount, currency: 'usd' }, { stripeAccount })

  await expect(pay(1001)).rejects.toMatchObject({ code: 'balance_insufficient' })
  const { id } = await pay(600)
  const left = await availableAt(stripeAccount)
  await stripe.payouts.cancel(id, {}, { stripeAccount })

  expect(left).toBe(400)
  expect(await availableAt(stripeAccount)).toBe(1000)
  await expect(stripe.payouts.retrieve(id)).rejects.toMatchObject({ statusCode: 404 })
})

test('an account that is not connected, and calls for the platform only, are refused', async () => {
  const nobody = stripe.balance.retrieve({}, { stripeAccount: 'acct_nobody' })
  await expect(nobody).rejects.toMatchObject({ statusCode: 403, code: 'account_invalid' })
  const elsewhere = stripe.topups.create({ amount: 1, currency: 'usd' }, { stripeAccount })
  await expect(elsewhere).rejects.toMatchObject({ statusCode: 400 })
})

test('an empty account can be deleted; then the key has no access to it', async () => {
  const { id } = await transfer()
  await expect(stripe.accounts.del(stripeAccount)).rejects.toMatchObject({ statusCode: 400 })
  await stripe.transfers.createReversal(id)

  const deleted = await stripe.accounts.del(stripeAccount)

  expect(deleted).toEqual(expect.objectContaining({ id: stripeAccount, deleted: true }))
  await expect(stripe.accounts.retrieve(stripeAccount)).rejects.toMatchObject({ statusCode: 403 })
})

test('an owner who disconnects ends the platform’s access, and the platform is notified', async () => {
  await fetch(`${running.sandbox.url}/connect/dashboard/${stripeAccount}`, {
    method: 'POST',
    redirect: 'manual',
  })

  await vi.waitFor(() => {
    expect(eventsOf(stripeAccount)).toContain('account.application.deauthorized')
  }, 5000)
  await expect(stripe.accounts.retrieve(stripeAccount)).rejects.toMatchObject({ statusCode: 403 })
})
