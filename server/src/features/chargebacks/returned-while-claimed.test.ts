import type { CampaignId, RefundId, SubmissionId, UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumMoney } from '#money/books/money-whole.ts'
import { freezeMoney } from '#money/movements/freeze-money.ts'
import { takeBackPost } from '#money/movements/taken-back/take-back-post.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { makeAdmin, makeBrand } from '#testing/test-users.ts'
import type { FundingSetup } from '../funding/testing/funding-setup.ts'
import { listRefundable } from '../refunds/refundable-store.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { endCampaign, payFor, setUpRefunds, spendOf } from '../refunds/testing/refund-setup.ts'
import { settleShortfall } from '../tracking/settle-shortfall.ts'
import { applyDispute, followDispute } from './apply-dispute.ts'
import { findCase } from './list-store.ts'
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

/**
 * A payment of $100.00 and its fee; posts earned $40.00 and $60.00 of it before it was claimed, and the
 * second one has $30.00 more due.
 */
async function givenClaimed(campaign?: CampaignId, secondCents = 9000) {
  const paid = await payDisputed(setup, campaign === undefined ? {} : { campaignId: campaign })
  const { campaignId } = paid
  await spendOf(setup, campaignId, 4000)
  await spendOf(setup, campaignId, secondCents)
  const { id } = await paid.dispute()
  await followDispute(setup.deps, id)
  return { campaignId, id }
}

/** Its first post is rejected after all: $40.00 and $4.00 of the fee come back. */
async function reverseFirst(campaignId: CampaignId): Promise<void> {
  const { submissionId, takenBy } = await exactlyOne(
    db(),
    sql<{ submissionId: SubmissionId; takenBy: UserId }>`
      SELECT s.id AS submission_id, k.user_id AS taken_by FROM submissions s
        JOIN creators k ON k.id = s.creator_id JOIN submission_totals t ON t.submission_id = s.id
      WHERE s.campaign_id = ${campaignId} AND t.earned_cents > 0 ORDER BY s.approved_at, s.id LIMIT 1`,
  )
  const at = new Date()
  await db().transaction((tx) => takeBackPost(tx, { id: newId(), submissionId, takenBy, at }))
}

const settle = (campaignId: CampaignId) =>
  settleShortfall({ ...setup.deps, earningsHoldHours: 0 }, campaignId)

async function says(id: string, verdict: 'won' | 'lost'): Promise<void> {
  await bankSays(setup, { id }, verdict)
  await followDispute(setup.deps, id)
}

const brandOwes = async () => {
  const { cents } = await exactlyOne(
    db(),
    sql<{ cents: number }>`SELECT coalesce(sum(balance_cents), 0)::bigint AS cents
      FROM ledger_accounts WHERE name = ${`receivable:brand:${setup.brand.brandId}`}`,
  )
  return cents
}

test('money returned during the claim waits, pays no other post, and the loss writes off only the rest', async () => {
  const before = await brandOwes()
  const { campaignId, id } = await givenClaimed()
  await reverseFirst(campaignId)
  await settle(campaignId)
  const waiting = await storedCampaign(db(), campaignId)
  const owed = (await brandOwes()) - before

  await says(id, 'lost')

  expect(waiting).toMatchObject({ leftCents: 0, paidOutCents: 6000 })
  expect(owed).toBe(6600)
  expect(await storedChargeback(db(), campaignId)).toMatchObject({
    status: 'lost',
    owedCents: 11_000,
    writtenOffCents: 6600,
  })
  expect(await chargebackEntries(db(), campaignId)).toEqual([
    'chargeback-opened 11000 owed',
    'chargeback-covered 4000 budget',
    'chargeback-covered 400 fee',
    'chargeback-lost 6600 owed',
  ])
  expect(await brandOwes()).toBe(before)
  expect(await brokenInvariants(db())).toEqual([])
})

test('after a win, the waiting money returns to the campaign to the cent', async () => {
  const before = await brandOwes()
  const { campaignId, id } = await givenClaimed()
  await reverseFirst(campaignId)

  await says(id, 'won')

  // It stays paused until what its second post waits for is paid.
  expect(await storedCampaign(db(), campaignId)).toMatchObject({
    status: 'paused',
    leftCents: 4000,
    paidOutCents: 6000,
  })
  expect((await chargebackEntries(db(), campaignId)).slice(3)).toEqual([
    'chargeback-covered-undone 4000 budget',
    'chargeback-covered-undone 400 fee',
    'chargeback-won 11000 owed',
  ])
  expect(await brandOwes()).toBe(before)
  expect(await brokenInvariants(db())).toEqual([])
})

test('a reversed loss returns the money that waited before it and was recovered after', async () => {
  const { campaignId, id } = await givenClaimed()
  await reverseFirst(campaignId)
  await says(id, 'lost')
  await reverseFirst(campaignId)
  const lost = await setup.deps.provider.retrieveDispute(id)

  await applyDispute(setup.deps, { ...lost, status: 'won' })

  expect(await storedCampaign(db(), campaignId)).toMatchObject({
    leftCents: 10_000,
    paidOutCents: 0,
  })
  expect(await brokenInvariants(db())).toEqual([])
})

test('only the missing amount waits: the rest is the campaign’s', async () => {
  const first = await payFor(setup, { amountCents: 2000 })
  const { campaignId, id } = await givenClaimed(first, 6000)
  await reverseFirst(campaignId)
  await reverseFirst(campaignId)
  const waiting = await storedCampaign(db(), campaignId)

  await says(id, 'lost')

  // $120.00 and fee were paid; $110.00 of it are the bank's.
  expect(waiting).toMatchObject({ leftCents: 2000, paidOutCents: 0 })
  expect(await storedChargeback(db(), campaignId)).toMatchObject({ writtenOffCents: 0 })
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ leftCents: 2000 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('money from a refund that fails during the claim waits as well', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  await endCampaign(setup, campaignId)
  const request = { campaignId, brand: setup.brand, requestId: 'r' }
  const [refundId] = await db().transaction((tx) => requestRefund(tx, request, new Date()))
  const { id } = await dispute()
  await followDispute(setup.deps, id)

  await sendRefund(setup.deps, refundId as RefundId)
  const waiting = await storedCampaign(db(), campaignId)
  await says(id, 'lost')

  expect(waiting).toMatchObject({ leftCents: 0 })
  expect(await storedChargeback(db(), campaignId)).toMatchObject({ writtenOffCents: 0 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('an admin sees the campaign’s part', async () => {
  const { campaignId } = await givenClaimed()
  await reverseFirst(campaignId)
  const { id } = await exactlyOne(
    db(),
    sql<{ id: Parameters<typeof findCase>[1] }>`SELECT id FROM chargebacks
      WHERE campaign_id = ${campaignId}`,
  )

  expect(await findCase(db(), id)).toMatchObject({
    owedCents: 11_000,
    paidFromCampaignCents: 4400,
  })
})

/** A new brand whose campaign $200.00 and another payment brought; both are spent, the last post's money is held. */
async function givenHeld(otherCents: number, posts: { kept: number; held: number }) {
  const own = { ...setup, brand: await makeBrand(db()) }
  const { userId: openedBy } = await makeAdmin(db())
  const campaignId = await payFor(own, { amountCents: 20_000 })
  const { dispute } = await payDisputed(own, { campaignId, amountCents: otherCents })
  if (posts.kept > 0) await spendOf(own, campaignId, posts.kept)
  const submissionId = await spendOf(own, campaignId, posts.held)
  const why = { cause: 'held', reason: 'To be looked at', facts: {}, openedBy } as const
  const hold = { id: newId<never>(), of: { submissionId }, withUnpaid: true, at: new Date() }
  await db().transaction((tx) => freezeMoney(tx, { ...why, ...hold }))
  const asked = await payFor(own, { amountCents: 200_000 })
  await endCampaign(own, asked)
  const which = { brandId: own.brand.brandId, campaignId: asked, at: new Date(), limit: 9 }
  return {
    hindrance: async () => (await listRefundable(db(), which))[0]?.hindrance,
    claim: async () => {
      const { id } = await dispute()
      await followDispute(own.deps, id)
      return id
    },
  }
}

test('an admin’s held money does not count twice against a brand’s creators', async () => {
  const { hindrance, claim } = await givenHeld(10_000, { kept: 20_100, held: 9900 })

  const before = await hindrance()
  const id = await claim()
  const claimed = await hindrance()
  await says(id, 'lost')

  // Of $300.00, $99.00 are held, and $11.00 are missing beyond these.
  expect([before, claimed, await hindrance()]).toEqual([null, null, null])
})

test('a small claim does not make held money count as earned', async () => {
  const { hindrance, claim } = await givenHeld(100, { kept: 0, held: 20_100 })

  await claim()

  expect(await hindrance()).toBe('paid-lately')
})

test('what a bank claims is owed by the brand, and creators are owed what they earned', async () => {
  const before = await sumMoney(db())

  await givenClaimed()

  const { brandDebtsCents, owedToCreatorsCents, addsUp } = await sumMoney(db())
  expect(addsUp).toBe(true)
  expect(brandDebtsCents - before.brandDebtsCents).toBe(11_000)
  expect(owedToCreatorsCents - before.owedToCreatorsCents).toBe(10_000)
})
