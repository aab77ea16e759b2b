import type { CampaignId, RefundId, SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeBackPost } from '#money/movements/taken-back/take-back-post.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { type CampaignEditor, changeCampaignStatus } from '../campaigns/change-campaign-status.ts'
import { resumeAfterSuspension } from '../campaigns/system-transitions.ts'
import type { FundingSetup } from '../funding/testing/funding-setup.ts'
import { failureSentence } from '../refunds/refund.ts'
import { refundCampaign, requestRefund } from '../refunds/request-refund.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { endCampaign, payFor, setUpRefunds, spendOf } from '../refunds/testing/refund-setup.ts'
import { applyDispute, followDispute } from './apply-dispute.ts'
import { listBrandChargebacks } from './list-store.ts'
import {
  bankSays,
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

/** A payment of $100.00 of which creators earned `earnedCents`, claimed and lost. */
async function givenLost(earnedCents: number, campaignId?: CampaignId) {
  const paid = await payDisputed(setup, campaignId === undefined ? {} : { campaignId })
  await spendOf(setup, paid.campaignId, earnedCents)
  const { id } = await paid.dispute()
  await followDispute(setup.deps, id)
  await bankSays(setup, { id }, 'lost')
  await followDispute(setup.deps, id)
  return { campaignId: paid.campaignId, id }
}

/** The campaign's only post is rejected after all. */
async function reverse(campaignId: CampaignId): Promise<void> {
  const { submissionId, takenBy } = await exactlyOne(
    db(),
    sql<{ submissionId: SubmissionId; takenBy: Parameters<typeof takeBackPost>[1]['takenBy'] }>`
      SELECT s.id AS submission_id, k.user_id AS taken_by FROM submissions s
        JOIN creators k ON k.id = s.creator_id
      WHERE s.campaign_id = ${campaignId}`,
  )
  const at = new Date()
  await db().transaction((tx) => takeBackPost(tx, { id: newId(), submissionId, takenBy, at }))
}

async function badDebt(): Promise<number> {
  const { cents } = await exactlyOne(
    db(),
    sql<{ cents: number }>`SELECT coalesce(sum(CASE WHEN debit_account = 'expense:bad_debt'
        THEN amount_cents ELSE -amount_cents END), 0)::bigint AS cents
      FROM ledger_entries WHERE 'expense:bad_debt' IN (debit_account, credit_account)`,
  )
  return cents
}

test('money returned by a reversal after the loss repays the write-off', async () => {
  const before = await badDebt()
  const { campaignId } = await givenLost(4000)
  const lost = await badDebt()

  await reverse(campaignId)

  expect(lost - before).toBe(4400)
  expect(await badDebt()).toBe(before)
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ leftCents: 0, paidOutCents: 0 })
  expect(await chargebackEntries(db(), campaignId)).toEqual([
    'chargeback-opened 6000 budget',
    'chargeback-opened 600 fee',
    'chargeback-opened 4400 owed',
    'chargeback-lost 4400 owed',
    'chargeback-recovered 4000 budget',
    'chargeback-recovered 400 fee',
  ])
  expect(await brokenInvariants(db())).toEqual([])
})

test('only the written-off amount is recovered: the rest is the campaign’s', async () => {
  const first = await payFor(setup, { amountCents: 10_000 })

  const { campaignId } = await givenLost(15_000, first)
  await reverse(campaignId)

  expect(await storedChargeback(db(), campaignId)).toMatchObject({ writtenOffCents: 5500 })
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ leftCents: 10_000 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a refund that fails after the loss repays the write-off', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  await endCampaign(setup, campaignId)
  const request = { campaignId, brand: setup.brand, requestId: 'r' }
  const [refundId] = await db().transaction((tx) => requestRefund(tx, request, new Date()))
  const { id } = await dispute()
  await followDispute(setup.deps, id)
  await bankSays(setup, { id }, 'lost')
  await followDispute(setup.deps, id)
  const lost = await badDebt()

  await sendRefund(setup.deps, refundId as RefundId)

  expect(lost - (await badDebt())).toBe(11_000)
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ leftCents: 0 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a loss that the bank reverses returns the recovered money too', async () => {
  const before = await badDebt()
  const { campaignId, id } = await givenLost(4000)
  await reverse(campaignId)
  const lost = await setup.deps.provider.retrieveDispute(id)

  await applyDispute(setup.deps, { ...lost, status: 'won' })

  expect(await storedCampaign(db(), campaignId)).toMatchObject({
    status: 'live',
    leftCents: 10_000,
  })
  expect(await badDebt()).toBe(before)
  expect(await brokenInvariants(db())).toEqual([])
})

async function suspendBrand(isSuspended: boolean): Promise<void> {
  const { userId } = setup.brand
  await run(
    db(),
    isSuspended
      ? sql`UPDATE users SET suspended_at = now(), suspended_reason = 'Spam' WHERE id = ${userId}`
      : sql`UPDATE users SET suspended_at = NULL, suspended_reason = NULL WHERE id = ${userId}`,
  )
}

test('a campaign whose claim is won while its brand is suspended continues when the brand is restored', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  const { id } = await dispute()
  await followDispute(setup.deps, id)
  await suspendBrand(true)
  await bankSays(setup, { id }, 'won')
  await followDispute(setup.deps, id)
  const suspended = await storedCampaign(db(), campaignId)

  await suspendBrand(false)
  const { userId } = setup.brand
  await db().transaction((tx) => resumeAfterSuspension(tx, { userId, at: new Date() }))

  expect(suspended).toMatchObject({ status: 'paused', leftCents: 10_000 })
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ status: 'live' })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a payment that we won is refunded like any other; one that Stripe refuses is named, and can be requested again', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  const { id } = await dispute()
  await followDispute(setup.deps, id)
  await bankSays(setup, { id }, 'won')
  await followDispute(setup.deps, id)
  await endCampaign(setup, campaignId)
  const refusing: typeof setup.deps.provider = {
    ...setup.deps.provider,
    createRefund: async () => ({ kind: 'refused', code: 'charge_disputed', message: 'No' }),
  }
  const request = { campaignId, brand: setup.brand, requestId: 'r' }

  const refused = await refundCampaign({ ...setup.deps, provider: refusing }, request)
  const made = await refundCampaign(setup.deps, request)

  const reason = failureSentence('charge_disputed')
  expect(refused).toMatchObject([{ status: 'failed', reason }])
  expect(made).toMatchObject([{ status: 'succeeded', totalCents: 11_000 }])
  expect(await brokenInvariants(db())).toEqual([])

  // The bank changes its mind: the cardholder has it twice.
  await bankSays(setup, { id }, 'overturn')
  await followDispute(setup.deps, id)

  const lost = { status: 'lost', owedCents: 11_000, writtenOffCents: 11_000, problem: null }
  expect(await storedChargeback(db(), campaignId)).toMatchObject(lost)
  expect(await brokenInvariants(db())).toEqual([])
})

test('after a loss only an admin can resume the campaign, and it accepts no money until then', async () => {
  const other = await payFor(setup, { amountCents: 5000 })
  const { campaignId } = await givenLost(1000, other)
  const at = new Date()
  const resume = (editor: CampaignEditor) =>
    db().transaction((tx) => changeCampaignStatus(tx, { campaignId, change: 'resume', editor, at }))

  expect(await storedCampaign(db(), campaignId)).toMatchObject({
    pauseReasons: ['funding_lost'],
    leftCents: 4000,
  })
  await expect(resume({ ...setup.brand, kind: 'brand' })).rejects.toMatchObject({
    code: 'campaign-paused-by-another',
  })
  await expect(payFor(setup, { campaignId })).rejects.toMatchObject({ code: 'funding-lost' })

  await resume({ kind: 'admin', userId: setup.brand.userId })
  await payFor(setup, { campaignId, amountCents: 5000 })
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ status: 'live', leftCents: 9000 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('one payment lost and another won: the campaign stays paused', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  const { id: lost } = await dispute()
  const second = await payDisputed(setup, { campaignId })
  const { id: won } = await second.dispute()
  for (const id of [lost, won]) await followDispute(setup.deps, id)

  await bankSays(setup, { id: lost }, 'lost')
  await followDispute(setup.deps, lost)
  await bankSays(setup, { id: won }, 'won')
  await followDispute(setup.deps, won)

  expect(await storedCampaign(db(), campaignId)).toEqual({
    status: 'paused',
    pauseReasons: ['funding_lost'],
    leftCents: 10_000,
    paidOutCents: 0,
  })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a won payment first repays the write-off for another payment of its campaign', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  const { id: won } = await dispute()
  const second = await payDisputed(setup, { campaignId })
  const { id: lost } = await second.dispute()
  await spendOf(setup, campaignId, 4000)
  for (const id of [won, lost]) await followDispute(setup.deps, id)
  const before = await badDebt()
  await bankSays(setup, { id: lost }, 'lost')
  await followDispute(setup.deps, lost)
  const givenUp = (await badDebt()) - before

  await bankSays(setup, { id: won }, 'won')
  await followDispute(setup.deps, won)

  expect([givenUp, (await badDebt()) - before]).toEqual([4400, 0])
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ leftCents: 6000 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a brand is notified of its bank’s undecided claims, and of no others', async () => {
  const claimed = await payDisputed(setup)
  await followDispute(setup.deps, (await claimed.dispute()).id)
  const asked = await payDisputed(setup, { how: 'ask' })
  await followDispute(setup.deps, (await asked.dispute()).id)
  await givenLost(1000)
  const { brandId } = setup.brand

  const told = await listBrandChargebacks(db(), { brandId, state: 'claimed', limit: 100 })

  expect(told.map(({ campaignId }) => campaignId)).toEqual([claimed.campaignId])
})
