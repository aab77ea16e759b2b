import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  onboardedAccount,
  payWith,
  setFault,
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

function eventsWith(secret: string): Stripe.Event[] {
  return running.webhooks.flatMap(({ body, signature }) => {
    try {
      return [Stripe.webhooks.constructEvent(body, signature, secret)]
    } catch {
      return []
    }
  })
}

const types = (events: readonly Stripe.Event[]) => events.map((event) => event.type)
const received = () => types(running.webhooks.map(({ body }) => JSON.parse(body) as Stripe.Event))
const paidEvents = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']

test('a payment’s platform events arrive in order, signed with the platform secret', async () => {
  await payWith(stripe, 'pm_card_visa')

  await vi.waitFor(() => expect(running.webhooks).toHaveLength(3))

  expect(types(eventsWith('whsec_sandbox_platform'))).toEqual(paidEvents)
})

test('a connected account’s event names it and is signed with the Connect secret', async () => {
  const account = await onboardedAccount(stripe)

  await vi.waitFor(() => expect(running.webhooks).toHaveLength(1))

  expect(eventsWith('whsec_sandbox_platform')).toEqual([])
  expect(eventsWith('whsec_sandbox_connect')[0]).toMatchObject({
    type: 'account.updated',
    account,
    data: { previous_attributes: { payouts_enabled: false } },
  })
})

test('a rejected webhook is delivered again', async () => {
  running.answerWith(500)
  await stripe.topups.create({ amount: 100, currency: 'usd' })
  await vi.waitFor(() => expect(running.webhooks).toHaveLength(1))

  running.answerWith(200)
  await vi.waitFor(() => expect(running.webhooks).toHaveLength(2), { timeout: 5000 })

  expect(new Set(running.webhooks.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
})

test('faults lose one event, double another and delay a third', async () => {
  setFault(running.sandbox, { kind: 'lose_webhook', match: 'payment_intent.created' })
  setFault(running.sandbox, { kind: 'duplicate_webhook', match: 'charge.succeeded' })
  setFault(running.sandbox, {
    kind: 'delay_webhook',
    match: 'payment_intent.succeeded',
    delaySeconds: 1,
  })

  await payWith(stripe, 'pm_card_visa')
  await stripe.topups.create({ amount: 100, currency: 'usd' })
  await vi.waitFor(() => expect(running.webhooks).toHaveLength(4), { timeout: 5000 })

  expect(received()).toEqual([
    'charge.succeeded',
    'charge.succeeded',
    'topup.succeeded',
    'payment_intent.succeeded',
  ])
})

test('a special card opens a dispute, and the evidence decides it', async () => {
  await payWith(stripe, 'pm_card_createDispute')
  await vi.waitFor(() => expect(received()).toContain('charge.dispute.funds_withdrawn'), {
    timeout: 5000,
  })
  const before = await held()
  const [dispute] = (await stripe.disputes.list()).data

  const closed = await stripe.disputes.update(dispute?.id ?? '', {
    evidence: { uncategorized_text: 'winning_evidence' },
  })

  expect(before).toBe(-1820)
  expect(closed.status).toBe('won')
  expect(await held()).toBe(8180)
})

/** What the platform holds, settled or not. */
async function held(): Promise<number> {
  const { available, pending } = await stripe.balance.retrieve()
  return (available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0)
}

test('a failed refund returns the money to the balance', async () => {
  // The fee of the payment is not refunded: the platform adds it.
  await stripe.topups.create({ amount: 320, currency: 'usd' })
  const { id } = await payWith(stripe, 'pm_card_refundFail')
  await stripe.refunds.create({ payment_intent: id })

  await vi.waitFor(() => expect(received()).toContain('refund.failed'), { timeout: 6000 })

  expect((await stripe.refunds.list()).data[0]?.status).toBe('failed')
  expect(await held()).toBe(10_000)
}, 10_000)
