import type { CampaignId, RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeUnmatchedPayment } from '#money/testing/make-unmatched-payment.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { makeBrand } from '#testing/test-users.ts'
import { queuedJobs } from '../campaigns/testing/stored-campaign.ts'
import type { FundingSetup } from '../funding/testing/funding-setup.ts'
import { bookOutsideRefund } from './book-outside-refund.ts'
import { refundEventHandler } from './handle-refund-event.ts'
import { recoverRefund } from './recover-refund.ts'
import { outsideSentence } from './refund.ts'
import { findRefund, listRefunds } from './refund-store.ts'
import { lockPaymentOf, partOf } from './refunded-payment.ts'
import { requestRefund } from './request-refund.ts'
import { requestUnmatchedRefund } from './request-unmatched-refund.ts'
import {
  endCampaign,
  payFor,
  publishedRefund,
  refuseOf,
  setUpRefunds,
  spendOf,
  storedRefunds,
} from './testing/refund-setup.ts'

let setup: FundingSetup
beforeAll(async () => {
  setup = await setUpRefunds()
})
afterAll(() => setup.close())

const db = () => setup.deps.database

/** The operator refunds the campaign's payment at the dashboard; returns the refund's id there. */
async function refundElsewhere(campaignId: CampaignId, amountCents: number): Promise<string> {
  const { intentId } = await exactlyOne(
    db(),
    sql<{ intentId: string }>`SELECT stripe_payment_intent_id AS intent_id FROM campaign_funding
      WHERE campaign_id = ${campaignId}`,
  )
  return await setup.sandbox.refundAtDashboard({ intentId, amountCents })
}

async function hear(objectId: string): Promise<string> {
  const outcome = await refundEventHandler(setup.deps)({
    id: 'evt_1',
    type: 'refund.created',
    objectId,
    accountId: null,
    receivedAt: new Date(),
    attempts: 0,
    processedAt: null,
  })
  return outcome.kind === 'done' ? outcome.outcome : outcome.kind
}

const statusOf = (campaignId: CampaignId) =>
  exactlyOne(
    db(),
    sql<{ status: string }>`SELECT status, pause_reason, campaign_left_cents(c) AS left_cents
      FROM campaigns c WHERE id = ${campaignId}`,
  )

test('a dashboard refund takes the campaign’s money, once, and its brand is notified', async () => {
  const campaignId = await payFor(setup)
  const made = await refundElsewhere(campaignId, 3000)

  const outcomes = [await hear(made), await hear(made)]

  expect(outcomes).toEqual(['refund-succeeded', 'refund-succeeded'])
  expect(await storedRefunds(db(), campaignId)).toMatchObject([
    { status: 'succeeded', amountCents: 3000, feeCents: 0 },
  ])
  const { brandId } = setup.brand
  const [shown] = await listRefunds(db(), { brandId, campaignId, limit: 1 })
  expect(shown).toMatchObject({ totalCents: 3000, reason: outsideSentence })
  expect(await statusOf(campaignId)).toMatchObject({ status: 'live', leftCents: 7000 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a full dashboard refund takes the fee part too, and pauses the campaign', async () => {
  const campaignId = await payFor(setup)
  const made = await refundElsewhere(campaignId, 11_000)

  await hear(made)

  expect(await storedRefunds(db(), campaignId)).toMatchObject([
    { amountCents: 10_000, feeCents: 1000 },
  ])
  expect(await statusOf(campaignId)).toMatchObject({
    status: 'paused',
    pauseReason: 'budget_exhausted',
    leftCents: 0,
  })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a refund beyond the campaign’s money becomes a debt of its brand, which is notified', async () => {
  const campaignId = await payFor(setup)
  await spendOf(setup, campaignId, 9000)
  const made = await refundElsewhere(campaignId, 11_000)

  const outcomes = [await hear(made), await hear(made)]

  expect(outcomes).toEqual(['refund-succeeded', 'refund-succeeded'])
  // $10.00 and $1.00 of the fee were left.
  expect(await storedRefunds(db(), campaignId)).toMatchObject([
    { status: 'succeeded', amountCents: 1000, feeCents: 100, owedCents: 9900 },
  ])
  const { brandId } = setup.brand
  const [shown] = await listRefunds(db(), { brandId, campaignId, limit: 1 })
  expect(shown).toMatchObject({ totalCents: 11_000, owedCents: 9900, openOwedCents: 9900 })
  expect(shown?.reason).toContain('$99.00 of it was more than the campaign had left. You owe it')
  const told = { totalCents: 11_000, feeCents: 100, owedCents: 9900 }
  expect(await publishedRefund(setup.opened, campaignId)).toMatchObject(told)
  expect(await statusOf(campaignId)).toMatchObject({ status: 'paused', leftCents: 0 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a dashboard refund beyond the payment’s rest waits for the refund requested here', async () => {
  const campaignId = await payFor(setup)
  await endCampaign(setup, campaignId)
  const request = { campaignId, brand: setup.brand, requestId: 'request' }
  const made = await refundElsewhere(campaignId, 11_000)
  await db().transaction((tx) => requestRefund(tx, request, new Date()))

  expect(await hear(made)).toBe('unknown')
  expect(await storedRefunds(db(), campaignId)).toHaveLength(1)
  expect(await brokenInvariants(db())).toEqual([])
})

test('a dashboard refund that the bank returns is the campaign’s money again, which pays its posts', async () => {
  const campaignId = await payFor(setup, { card: 'pm_card_refundFail' })
  const made = await refundElsewhere(campaignId, 11_000)
  await hear(made)
  const before = await statusOf(campaignId)

  const failed = () => setup.sandbox.provider.retrieveRefund(made)
  await vi.waitFor(async () => expect(await failed()).toMatchObject({ status: 'failed' }), 8000)
  const jobs = await queuedJobs(db(), 'campaign-funded')
  await hear(made)

  expect(await storedRefunds(db(), campaignId)).toMatchObject([{ status: 'failed' }])
  expect(before).toMatchObject({ status: 'paused', pauseReason: 'budget_exhausted' })
  expect(await statusOf(campaignId)).toMatchObject({ status: 'live', leftCents: 10_000 })
  const news = (await queuedJobs(db(), 'campaign-funded')).slice(jobs.length)
  expect(news).toEqual([{ campaignId }])
  expect(await brokenInvariants(db())).toEqual([])
})

test('an event and a comparison that report a refund at once book it once', async () => {
  const campaignId = await payFor(setup)
  const made = await setup.sandbox.provider.retrieveRefund(await refundElsewhere(campaignId, 500))

  const outcomes = await Promise.all([1, 2, 3].map(() => bookOutsideRefund(setup.deps, made)))

  expect(outcomes).toEqual(['booked', 'booked', 'booked'])
  expect(await storedRefunds(db(), campaignId)).toHaveLength(1)
  expect(await brokenInvariants(db())).toEqual([])
})

test('a partial refund takes the budget first, then the fee, and never more than the payment brought', async () => {
  const campaignId = await payFor(setup)
  const made = await setup.sandbox.provider.retrieveRefund(await refundElsewhere(campaignId, 500))
  const split = (amountCents: number) =>
    db().transaction(async (tx) => {
      const payment = await lockPaymentOf(tx, made)
      if (payment === undefined) throw new Error('the payment is not ours')
      return await partOf(
        tx,
        { ...made, amountCents: toCents(amountCents), refundId: newId() },
        { payment, at: new Date() },
      )
    })

  expect(await split(10_400)).toMatchObject({ amountCents: 10_000, feeCents: 400 })
  expect(await split(11_001)).toBeNull()
})

test('money that a creator can still win stays in the campaign; the brand owes it', async () => {
  const campaignId = await payFor(setup)
  await refuseOf(setup, campaignId, 2000)

  await hear(await refundElsewhere(campaignId, 11_000))

  expect(await storedRefunds(db(), campaignId)).toMatchObject([
    { amountCents: 8000, feeCents: 800, owedCents: 2200 },
  ])
  expect(await statusOf(campaignId)).toMatchObject({ leftCents: 2000 })
  expect(await brokenInvariants(db())).toEqual([])
})

/** Of a campaign with a refund of $88.00 that is queued, and $22.00 that a creator can win for a week. */
async function givenLostRefund(lostCents: number, createdAt: Date) {
  const own = { ...setup, brand: await makeBrand(db()) }
  const { brand } = own
  const campaignId = await payFor(own)
  await refuseOf(own, campaignId, 2000)
  await endCampaign(own, campaignId)
  const request = { campaignId, brand, requestId: 'request' }
  await db().transaction((tx) => requestRefund(tx, request, new Date()))
  const made = await setup.deps.provider.retrieveRefund(
    await refundElsewhere(campaignId, lostCents),
  )
  const feeCents = toCents(lostCents / 11)
  return { campaignId, brand, lost: { ...made, refundId: newId<RefundId>(), feeCents, createdAt } }
}

test('a refund that a restored backup does not know takes what is free or queued, and its brand owes the rest', async () => {
  const { campaignId, brand, lost } = await givenLostRefund(11_000, new Date(Date.now() - 1000))

  const recovered = [await recoverRefund(setup.deps, lost), await recoverRefund(setup.deps, lost)]

  expect(recovered).toEqual([{ kind: 'booked' }, { kind: 'known' }])
  expect(await storedRefunds(db(), campaignId)).toMatchObject([
    { status: 'succeeded', amountCents: 8000, feeCents: 800, owedCents: 2200 },
    { status: 'failed', amountCents: 8000, feeCents: 800, owedCents: 0 },
  ])
  expect(await statusOf(campaignId)).toMatchObject({ status: 'completed', leftCents: 2000 })
  const { brandId } = brand
  const request = { brandId, campaignId, status: 'succeeded', limit: 1 } as const
  const [shown] = await listRefunds(db(), request)
  expect(shown?.reason).toContain('We sent this back to your card. $22.00 of it was more')
  expect(await brokenInvariants(db())).toEqual([])
})

test('a refund that a restored backup does not know leaves a queued one if both fit', async () => {
  const afterObjections = new Date(Date.now() + 40 * 86_400_000)
  const { campaignId, lost } = await givenLostRefund(2200, afterObjections)

  await recoverRefund(setup.deps, lost)

  expect(await storedRefunds(db(), campaignId)).toMatchObject([
    { status: 'requested', amountCents: 8000, feeCents: 800, owedCents: 0 },
    { status: 'succeeded', amountCents: 2000, feeCents: 200, owedCents: 0 },
  ])
})

test('a refund that a restored backup does not know leaves a queued one that Stripe made after it', async () => {
  const { campaignId, lost } = await givenLostRefund(2200, new Date(Date.now() - 1000))
  const [queued] = await storedRefunds(db(), campaignId)
  if (queued === undefined || lost.paymentIntentId === null) throw new Error('nothing is queued')
  const outcome = await setup.deps.provider.createRefund({
    refundId: queued.id,
    paymentIntentId: lost.paymentIntentId,
    amountCents: toCents(8800),
    feeCents: toCents(800),
    idempotencyKey: queued.id,
  })
  if (outcome.kind !== 'made') throw new Error(outcome.kind)

  const recovered = [
    await recoverRefund(setup.deps, lost),
    await recoverRefund(setup.deps, outcome.made),
  ]

  expect(recovered).toEqual([{ kind: 'booked' }, { kind: 'booked' }])
  expect(await storedRefunds(db(), campaignId)).toMatchObject([
    { status: 'succeeded', amountCents: 0, feeCents: 0, owedCents: 2200 },
    { status: 'succeeded', amountCents: 8000, feeCents: 800, owedCents: 0 },
  ])
  expect(await brokenInvariants(db())).toEqual([])
})

test('a refund of a payment that was set apart, which a restored backup does not know, is booked instead of a queued one', async () => {
  const { paymentIntentId, exceptionId } = await makeUnmatchedPayment(db())
  const queued = await db().transaction((tx) =>
    requestUnmatchedRefund(tx, { exceptionId, at: new Date() }),
  )
  const refundId = newId<RefundId>()
  const lost = {
    id: `re_${refundId}`,
    refundId,
    paymentIntentId,
    amountCents: toCents(5000),
    feeCents: toCents(0),
    status: 'succeeded',
    failureCode: null,
    isForeign: false,
    createdAt: new Date(),
  } as const

  const recovered = [
    await recoverRefund(setup.deps, lost),
    await recoverRefund(setup.deps, lost),
    await recoverRefund(setup.deps, { ...lost, id: 're_more', refundId: newId() }),
  ]

  const what = '$50.00 of a payment that was set apart went back, but it did not bring that much.'
  expect(recovered).toEqual([{ kind: 'booked' }, { kind: 'known' }, { kind: 'left-over', what }])
  expect(await findRefund(db(), queued?.id ?? refundId)).toMatchObject({ status: 'failed' })
  expect(await brokenInvariants(db())).toEqual([])
})
