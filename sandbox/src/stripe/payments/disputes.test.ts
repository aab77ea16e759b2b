import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
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

/** What a cardholder does on the console. */
async function press(charge: Stripe.PaymentIntent['latest_charge'], how: string): Promise<void> {
  await fetch(`${running.sandbox.url}/console/stripe/charge`, {
    method: 'POST',
    body: new URLSearchParams({ charge: String(charge), how }),
    redirect: 'manual',
  })
}

/** A payment that its cardholder claims back or asks about. */
async function givenDispute(how: 'claim' | 'ask' = 'claim'): Promise<Stripe.Dispute> {
  const { id: payment_intent, latest_charge } = await payWith(stripe, 'pm_card_visa')
  await press(latest_charge, how)
  const [dispute] = (await stripe.disputes.list({ payment_intent })).data
  if (!dispute) throw new Error('not disputed')
  return dispute
}

async function disputeOfCard(card: string): Promise<Stripe.Dispute> {
  const { id: payment_intent } = await payWith(stripe, card)
  return vi.waitFor(async () => {
    const [dispute] = (await stripe.disputes.list({ payment_intent })).data
    if (!dispute) throw new Error('not disputed yet')
    return dispute
  }, 5000)
}

test('a dispute withdraws the payment and a fee', async () => {
  const { balance_transactions: taken } = await givenDispute()

  expect(taken).toMatchObject([{ amount: -10_000, fee: 1500, net: -11_500 }])
})

test('evidence is stored until submitted, and each change sends an event', async () => {
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
])('%s decides at once: %s, and the fee is not returned', async (text, status, returns) => {
  const { id } = await givenDispute()

  const decided = await stripe.disputes.update(id, { evidence: { uncategorized_text: text } })

  const [, returned] = decided.balance_transactions
  expect(decided.status).toBe(status)
  expect(returned?.net ?? 0).toBe(returns * 10_000)
})

test.each([
  ['pm_card_createDispute', 'lost'],
  ['pm_card_createDisputeInquiry', 'warning_closed'],
])('without a response in time %s ends as %s', async (card, status) => {
  const { id } = await disputeOfCard(card)

  running.sandbox.world.settings.update({ clockOffsetSeconds: 7 * 24 * 3600 + 5 })

  await vi.waitFor(async () => {
    expect(await stripe.disputes.retrieve(id)).toMatchObject({
      status,
      evidence_details: { past_due: true },
    })
  }, 5000)
})

test('an inquiry withdraws no money until it is escalated, and then accepts another response', async () => {
  const inquiry = await givenDispute('ask')
  const evidence = { uncategorized_text: 'escalate_inquiry_evidence' }

  const escalated = await stripe.disputes.update(inquiry.id, { evidence })
  const answered = await stripe.disputes.update(inquiry.id, {
    evidence: { uncategorized_text: 'winning_evidence' },
  })

  expect(inquiry).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] })
  expect(escalated).toMatchObject({
    status: 'needs_response',
    balance_transactions: [{ amount: -10_000 }],
    evidence_details: { submission_count: 0 },
  })
  expect(answered.status).toBe('won')
})

test('a full refund closes an inquiry; a chargeback can be refunded once it is won', async () => {
  const { id, payment_intent: intent } = await givenDispute('ask')
  const other = await givenDispute()

  await stripe.topups.create({ amount: 50_000, currency: 'usd' })
  await stripe.refunds.create({ payment_intent: String(intent) })
  const refundOther = () => stripe.refunds.create({ payment_intent: String(other.payment_intent) })

  await expect(refundOther()).rejects.toMatchObject({ code: 'charge_disputed' })
  await stripe.disputes.update(other.id, { evidence: { uncategorized_text: 'winning_evidence' } })
  expect((await refundOther()).status).toBe('succeeded')
  expect((await stripe.disputes.retrieve(id)).status).toBe('warning_closed')
})

test('a loss can be accepted once, and only before evidence was sent', async () => {
  const sent = await givenDispute()
  await stripe.disputes.update(sent.id, { evidence: { product_description: 'Views' } })
  await expect(stripe.disputes.close(sent.id)).rejects.toMatchObject({ statusCode: 400 })
  const accepted = await givenDispute()

  const lost = await stripe.disputes.close(accepted.id)

  expect(lost.status).toBe('lost')
  await expect(stripe.disputes.close(lost.id)).rejects.toMatchObject({ code: 'dispute_closed' })
})

test.each([
  ['a text of more than 20,000 characters', { product_description: 'x'.repeat(20_001) }],
  ['a file that was not uploaded', { receipt: 'file_1' }],
  [
    'more than 150,000 characters in all',
    Object.fromEntries(
      [
        'access_activity_log',
        'billing_address',
        'cancellation_rebuttal',
        'customer_name',
        'product_description',
        'refund_policy_disclosure',
        'refund_refusal_explanation',
        'uncategorized_text',
      ].map((name) => [name, 'x'.repeat(19_000)]),
    ),
  ],
])('%s is refused as evidence', async (_, evidence) => {
  const { id } = await givenDispute()

  const sent = stripe.disputes.update(id, { evidence })

  await expect(sent).rejects.toMatchObject({ statusCode: 400 })
  expect((await stripe.disputes.retrieve(id)).status).toBe('needs_response')
})

test('a bank that reports a card sends a warning first; a full refund leaves nothing to act on', async () => {
  const { id } = await payWith(stripe, 'pm_card_createIssuerFraudRecord')
  const warning = await vi.waitFor(async () => {
    const [found] = (await stripe.radar.earlyFraudWarnings.list({ payment_intent: id })).data
    if (!found) throw new Error('not reported yet')
    return found
  }, 5000)

  await stripe.topups.create({ amount: 50_000, currency: 'usd' })
  await stripe.refunds.create({ payment_intent: id })

  expect(warning).toMatchObject({ actionable: true, fraud_type: 'made_with_stolen_card' })
  const after = await stripe.radar.earlyFraudWarnings.retrieve(warning.id)
  expect(after.actionable).toBe(false)
  const { data } = await stripe.events.list({ type: 'radar.early_fraud_warning.updated' })
  expect(data).toHaveLength(1)
})

test('the console decides for the bank', async () => {
  const { id } = await givenDispute()
  await stripe.disputes.update(id, { evidence: { product_description: 'Views' } })

  await fetch(`${running.sandbox.url}/console/stripe/dispute`, {
    method: 'POST',
    body: new URLSearchParams({ dispute: id, verdict: 'won' }),
    redirect: 'manual',
  })

  expect((await stripe.disputes.retrieve(id)).status).toBe('won')
})

test('an unknown evidence field is refused', async () => {
  const { id } = await givenDispute()

  const sent = stripe.disputes.update(id, { evidence: { mood: 'x' } } as Stripe.DisputeUpdateParams)

  await expect(sent).rejects.toMatchObject({ code: 'parameter_unknown', param: 'evidence[mood]' })
})

test.each([
  ['claim', 'needs_response', 1],
  ['ask', 'warning_needs_response', 0],
])('any payment can be disputed later: %s', async (how, status, taken) => {
  const { id: payment_intent, latest_charge } = await payWith(stripe, 'pm_card_visa')

  await press(latest_charge, how)
  await press(latest_charge, how)

  const { data } = await stripe.disputes.list({ payment_intent })
  expect(data).toMatchObject([{ status, amount: 10_000 }])
  expect(data[0]?.balance_transactions).toHaveLength(taken)
})
