import type { CampaignId, RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import {
  brokenInvariants,
  earn,
  makeApprovedSubmission,
  makeCreator,
} from '#testing/test-marketplace.ts'
import { changeCampaignStatus } from '../campaigns/public.ts'
import type { FundingSetup } from '../funding/testing/funding-setup.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { endCampaign, payFor, setUpRefunds, spendOf } from '../refunds/testing/refund-setup.ts'
import { applyDispute, followDispute } from './apply-dispute.ts'
import {
  bankSays,
  chargebackAudits,
  chargebackEntries,
  payDisputed,
  storedCampaign,
  storedChargeback,
} from './testing/chargeback-setup.ts'

let setup: FundingSetup

beforeAll(async () => {
  setup = await setUpRefunds()
})
afterAll(() => setup.close())

const db = () => setup.deps.database

async function frozenOf(campaignId: CampaignId): Promise<number> {
  const { cents } = await exactlyOne(
    db(),
    sql<{ cents: number }>`SELECT coalesce(sum(f.accrued_cents), 0)::bigint AS cents
      FROM accrual_freezes f JOIN earning_accruals a ON a.id = f.accrual_id
      WHERE a.campaign_id = ${campaignId} AND f.cause = 'chargeback'`,
  )
  return cents
}

async function givenClaimed(spentCents = 0) {
  const { campaignId, dispute } = await payDisputed(setup)
  if (spentCents > 0) await spendOf(setup, campaignId, spentCents)
  const { id } = await dispute()
  expect(await followDispute(setup.deps, id)).toMatchObject({ kind: 'done' })
  return { campaignId, id }
}

test('a claim withdraws the unspent part of the payment, and its brand owes the rest', async () => {
  const { campaignId } = await givenClaimed(4000)

  expect(await storedChargeback(db(), campaignId)).toMatchObject({
    status: 'needs_response',
    isInquiry: false,
    fromBudgetCents: 6000,
    fromFeeCents: 600,
    owedCents: 4400,
  })
  expect(await storedCampaign(db(), campaignId)).toEqual({
    status: 'paused',
    pauseReasons: ['funding_disputed'],
    leftCents: 0,
    paidOutCents: 4000,
  })
  expect(await frozenOf(campaignId)).toBe(4000)
  expect(await brokenInvariants(db())).toEqual([])
})

test('an event that arrives twice, concurrently, or late has one effect', async () => {
  const { campaignId, id } = await givenClaimed(4000)
  const claimed = await setup.deps.provider.retrieveDispute(id)
  await bankSays(setup, { id }, 'won')

  await Promise.all([1, 2, 3].map(() => followDispute(setup.deps, id)))
  const late = await applyDispute(setup.deps, claimed)

  expect(late).toEqual({ kind: 'done', outcome: 'overtaken' })
  expect(await chargebackEntries(db(), campaignId)).toEqual([
    'chargeback-opened 6000 budget',
    'chargeback-opened 600 fee',
    'chargeback-opened 4400 owed',
    'chargeback-won 6000 budget',
    'chargeback-won 600 fee',
    'chargeback-won 4400 owed',
  ])
  const audits = await chargebackAudits(db(), campaignId)
  expect(audits).toEqual(['chargeback.claimed', 'chargeback.won'])
  expect(await brokenInvariants(db())).toEqual([])
})

test('won: the campaign resumes its earlier state, and its creators keep their money', async () => {
  const { campaignId, id } = await givenClaimed(4000)

  await bankSays(setup, { id }, 'won')
  await followDispute(setup.deps, id)

  expect(await storedCampaign(db(), campaignId)).toEqual({
    status: 'live',
    pauseReasons: [],
    leftCents: 6000,
    paidOutCents: 4000,
  })
  expect(await frozenOf(campaignId)).toBe(0)
  expect(await brokenInvariants(db())).toEqual([])
})

test('lost: delivered work stays paid, and the brand’s debt is written off', async () => {
  const { campaignId, id } = await givenClaimed(4000)

  await bankSays(setup, { id }, 'lost')
  await followDispute(setup.deps, id)
  await followDispute(setup.deps, id)

  expect(await storedChargeback(db(), campaignId)).toMatchObject({
    status: 'lost',
    writtenOffCents: 4400,
  })
  expect(await storedCampaign(db(), campaignId)).toMatchObject({
    status: 'paused',
    leftCents: 0,
    paidOutCents: 4000,
  })
  expect(await frozenOf(campaignId)).toBe(0)
  expect(await brokenInvariants(db())).toEqual([])
})

test('a loss that the bank later reverses is undone to the cent; a win is not lost again', async () => {
  const { campaignId, id } = await givenClaimed(4000)
  await bankSays(setup, { id }, 'lost')
  await followDispute(setup.deps, id)
  const lost = await setup.deps.provider.retrieveDispute(id)

  await applyDispute(setup.deps, { ...lost, status: 'won' })
  const again = await applyDispute(setup.deps, lost)

  expect(again).toEqual({ kind: 'done', outcome: 'chargeback-problem' })
  const stored = await storedChargeback(db(), campaignId)
  expect(stored).toMatchObject({ status: 'won', writtenOffCents: 0 })
  expect(stored.problem).toMatch(/lost/)
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ leftCents: 6000 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a campaign with another payment keeps that money, and earns its fee to the cent', async () => {
  const campaignId = await payFor(setup, { amountCents: 10_000 })
  const creator = await makeCreator(db())
  const terms = { ratePerKViewsCents: 1000, minPayoutCents: 0, maxPayoutCents: 0 }
  const submissionId = await makeApprovedSubmission(db(), { campaignId, creator, ...terms })
  await earn(db(), { submissionId, views: 5000 })
  const { dispute } = await payDisputed(setup, { campaignId })

  await followDispute(setup.deps, (await dispute()).id)
  const after = await storedCampaign(db(), campaignId)
  await earn(db(), { submissionId, views: 12_000 })

  expect(after).toMatchObject({ status: 'paused', leftCents: 5000 })
  expect(await storedChargeback(db(), campaignId)).toMatchObject({
    fromBudgetCents: 10_000,
    fromFeeCents: 1000,
    owedCents: 0,
  })
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ leftCents: 0 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('an open claim blocks resuming, refunds and top-ups; afterwards the payment is not refunded', async () => {
  const other = await payFor(setup, { amountCents: 5000 })
  const { dispute } = await payDisputed(setup, { campaignId: other })
  const { id } = await dispute()
  await followDispute(setup.deps, id)
  const admin = { kind: 'admin', userId: setup.brand.userId } as const
  const at = systemClock.now()
  const brand = setup.brand
  const refund = () =>
    db().transaction((tx) => requestRefund(tx, { campaignId: other, brand, requestId: 'r' }, at))

  const resumed = db().transaction((tx) =>
    changeCampaignStatus(tx, { campaignId: other, change: 'resume', editor: admin, at }),
  )
  await expect(resumed).rejects.toMatchObject({ code: 'funding-disputed' })
  await expect(payFor(setup, { campaignId: other })).rejects.toMatchObject({
    code: 'funding-disputed',
  })
  await endCampaign(setup, other)
  await expect(refund()).rejects.toMatchObject({ code: 'payment-disputed' })

  await bankSays(setup, { id }, 'lost')
  await followDispute(setup.deps, id)
  expect(await refund()).toHaveLength(1)
  expect(await storedCampaign(db(), other)).toMatchObject({ status: 'completed' })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a refund in transit is not counted twice: whatever returns repays the debt', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  const at = systemClock.now()
  await endCampaign(setup, campaignId)
  await db().transaction((tx) =>
    requestRefund(tx, { campaignId, brand: setup.brand, requestId: 'r' }, at),
  )
  const { id } = await dispute()

  await followDispute(setup.deps, id)
  expect(await storedChargeback(db(), campaignId)).toMatchObject({ owedCents: 11_000 })
  expect(await brokenInvariants(db())).toEqual([])
  const { refundId } = await exactlyOne(
    db(),
    sql<{ refundId: RefundId }>`SELECT id AS refund_id FROM refunds
      WHERE campaign_id = ${campaignId}`,
  )
  await sendRefund(setup.deps, refundId)
  await bankSays(setup, { id }, 'lost')
  await followDispute(setup.deps, id)

  expect(await storedChargeback(db(), campaignId)).toMatchObject({ writtenOffCents: 0 })
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ leftCents: 0 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a bank’s inquiry moves nothing until it becomes a claim', async () => {
  const { campaignId, dispute } = await payDisputed(setup, { how: 'ask' })
  const { id } = await dispute()

  await followDispute(setup.deps, id)
  const asked = await storedChargeback(db(), campaignId)
  const during = await storedCampaign(db(), campaignId)
  await bankSays(setup, { id }, 'escalate')
  await followDispute(setup.deps, id)

  expect(asked).toMatchObject({ isInquiry: true, status: 'needs_response', fromBudgetCents: 0 })
  expect(during).toMatchObject({ status: 'live', leftCents: 10_000 })
  expect(await storedChargeback(db(), campaignId)).toMatchObject({
    isInquiry: false,
    fromBudgetCents: 10_000,
    fromFeeCents: 1000,
  })
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ status: 'paused', leftCents: 0 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('an inquiry that the bank drops has moved nothing', async () => {
  const { campaignId, dispute } = await payDisputed(setup, { how: 'ask' })
  const { id } = await dispute()
  await followDispute(setup.deps, id)

  await bankSays(setup, { id }, 'won')
  await followDispute(setup.deps, id)

  expect(await storedChargeback(db(), campaignId)).toMatchObject({ status: 'closed' })
  const audits = await chargebackAudits(db(), campaignId)
  expect(audits).toEqual(['chargeback.asked', 'chargeback.closed'])
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ status: 'live' })
})

test('an event that does not fit books nothing and waits for an admin', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  const claimed = await dispute()

  await applyDispute(setup.deps, { ...claimed, status: 'unknown' })
  await applyDispute(setup.deps, { ...claimed, isOwnCurrency: false })
  const { problem } = await storedChargeback(db(), campaignId)
  await applyDispute(setup.deps, claimed)
  await applyDispute(setup.deps, { ...claimed, amountCents: toCents(claimed.amountCents + 1) })

  expect(problem).toMatch(/currency/)
  expect(await storedChargeback(db(), campaignId)).toMatchObject({
    fromBudgetCents: 10_000,
    problem: 'Its amount has changed to 11001 cents.',
  })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a dispute about another account’s payment is ignored, and one about an unbooked payment waits', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  const claimed = await dispute()
  await run(
    db(),
    sql`UPDATE campaign_funding SET status = 'pending', settled_at = NULL WHERE campaign_id = ${campaignId}`,
  )

  const early = await followDispute(setup.deps, claimed.id)
  const foreign = await applyDispute(setup.deps, { ...claimed, paymentIntentId: null })
  await run(
    db(),
    sql`UPDATE campaign_funding SET status = 'succeeded', settled_at = now() WHERE campaign_id = ${campaignId}`,
  )

  expect(early).toEqual({ kind: 'unknown' })
  expect(foreign).toEqual({ kind: 'done', outcome: 'foreign' })
})
