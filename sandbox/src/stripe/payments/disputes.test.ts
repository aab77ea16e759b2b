import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  payWith,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '../../testing/start-test-sandbox.ts'

let running: TestSandbox
let stripe: Stripe

beforeEach(async () => {
  running = await startTestSandbox()
  stripe = stripeAt(running.sandbox.url)
})
afterEach(() => running.close())

/** A payment that its cardholder claims back. */
async function givenDispute(card = 'pm_card_createDispute'): Promise<Stripe.Dispute> {
  await payWith(stripe, card)
  return vi.waitFor(async () => {
    const [dispute] = (await stripe.disputes.list()).data
    if (!dispute) throw new Error('not disputed yet')
    return dispute
  }, 5000)
}

test('a dispute takes the payment and a fee', async () => {
  const { balance_transactions: taken } = await givenDispute()

  expect(taken).toMatchObject([{ amount: -10_000, fee: 1500, net: -11_500 }])
})

test('evidence is kept until it is submitted, and each change is news', async () => {
  const { id } = await givenDispute()
  const evidence = { product_description: 'Views of a video' }

  const staged = await stripe.disputes.update(id, { evidence, submit: false })
  const sent = await stripe.disputes.update(id, { submit: true })
  const late = stripe.disputes.update(id, { evidence })

  expect(staged).toMatchObject({
    status: 'needs_response',
    evidence,
    evidence_details: { has_evidence: true, submission_count: 0 },
  })
  expect(sent).toMatchObject({
    status: 'under_review',
    evidence,
    evidence_details: { submission_count: 1 },
  })
  await expect(late).rejects.toMatchObject({ statusCode: 400 })
  const { data } = await stripe.events.list({ type: 'charge.dispute.updated' })
  expect(data).toHaveLength(2)
})

test.each([
  ['winning_evidence', 'won', 1],
  ['losing_evidence', 'lost', 0],
])('%s decides at once: %s, and the fee is kept', async (text, status, returns) => {
  const { id } = await givenDispute()

  const decided = await stripe.disputes.update(id, { evidence: { uncategorized_text: text } })

  const [, returned] = decided.balance_transactions
  expect(decided.status).toBe(status)
  expect(returned?.net ?? 0).toBe(returns * 10_000)
})

test.each([
  ['pm_card_createDispute', 'lost'],
  ['pm_card_createDisputeInquiry', 'warning_closed'],
])('without an answer in time %s ends as %s', async (card, status) => {
  const { id } = await givenDispute(card)

  running.sandbox.world.settings.update({ clockOffsetSeconds: 7 * 24 * 3600 + 5 })

  await vi.waitFor(async () => {
    expect(await stripe.disputes.retrieve(id)).toMatchObject({
      status,
      evidence_details: { past_due: true },
    })
  }, 5000)
})

test('evidence that Stripe does not know is refused', async () => {
  const { id } = await givenDispute()

  const sent = stripe.disputes.update(id, { evidence: { mood: 'x' } } as Stripe.DisputeUpdateParams)

  await expect(sent).rejects.toMatchObject({ code: 'parameter_unknown', param: 'evidence[mood]' })
})
