import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  onboardedAccount,
  setFault,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '#testing/start-test-sandbox.ts'

let running: TestSandbox
let stripe: Stripe
let destination: string
let keyNumber = 0

beforeAll(async () => {
  running = await startTestSandbox()
  stripe = stripeAt(running.sandbox.url)
  destination = await onboardedAccount(stripe)
  await stripe.topups.create({ amount: 1_000_000, currency: 'usd' })
})
beforeEach(() => running.sandbox.world.faults.clear())
afterAll(() => running.close())

function newKey(): string {
  keyNumber += 1
  return `payout:${keyNumber}:1`
}

function transfer(idempotencyKey: string, amount = 500) {
  const params = { amount, currency: 'usd', destination, transfer_group: idempotencyKey }
  return stripe.transfers.create(params, { idempotencyKey })
}

async function transfersOf(key: string) {
  return (await stripe.transfers.list({ transfer_group: key })).data
}

test('the first response is replayed, and marked as a replay', async () => {
  const key = newKey()

  const first = await transfer(key)
  const second = await transfer(key)

  expect(second.id).toBe(first.id)
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(await transfersOf(key)).toHaveLength(1)
})

test('different parameters under the same key are refused', async () => {
  const key = newKey()
  await transfer(key)

  const other = transfer(key, 501)

  await expect(other).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
})

test('a refusal is replayed under its key even when its cause is gone', async () => {
  const key = newKey()
  const tooMuch = 500_000_00
  await expect(transfer(key, tooMuch)).rejects.toMatchObject({ code: 'balance_insufficient' })
  await stripe.topups.create({ amount: tooMuch, currency: 'usd' })

  const sameKey = await transfer(key, tooMuch).catch((error) => error.code)
  const nextKey = await transfer(newKey(), tooMuch)

  expect(sameKey).toBe('balance_insufficient')
  expect(nextKey.amount).toBe(tooMuch)
})

test('an invalid request is not stored', async () => {
  const key = newKey()
  await expect(transfer(key, 0)).rejects.toMatchObject({ code: 'parameter_invalid_integer' })

  const corrected = await transfer(key)

  expect(corrected.amount).toBe(500)
})

test('a 500 after the work is replayed, and only a listing shows the transfer', async () => {
  const key = newKey()
  setFault(running.sandbox, { kind: 'status_after', match: 'POST /v1/transfers', status: 500 })

  const first = transfer(key)
  await expect(first).rejects.toMatchObject({ statusCode: 500 })
  const second = transfer(key)

  await expect(second).rejects.toMatchObject({ statusCode: 500 })
  expect(await transfersOf(key)).toHaveLength(1)
})

test('twenty concurrent calls with one key make one transfer; the losers get 409 or the replay', async () => {
  const key = newKey()

  const results = await Promise.allSettled(Array.from({ length: 20 }, () => transfer(key)))

  const lost = results.filter((result) => result.status === 'rejected')
  expect(lost.every(({ reason }) => reason.code === 'idempotency_key_in_use')).toBe(true)
  expect(lost.length).toBeLessThan(20)
  expect(await transfersOf(key)).toHaveLength(1)
})

test('a key expires after 24 hours', async () => {
  const key = newKey()
  const first = await transfer(key)

  running.sandbox.world.settings.update({ clockOffsetSeconds: 25 * 3600 })
  const second = await transfer(key)
  running.sandbox.world.settings.update({ clockOffsetSeconds: 0 })

  expect(second.id).not.toBe(first.id)
})
