import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MoneyFixtures, openMoneyFixtures } from '#money/testing/money-fixtures.ts'
import { openRefundFixtures } from '#money/testing/refund-fixtures.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { listDebts } from '../earnings/debt-store.ts'
import { readEarningsStats } from '../earnings/earnings-store.ts'
import { readCreatorStats } from '../overview/overview-store.ts'
import { readUser } from './read-users.ts'
import { writeOffDebt } from './write-off-debt.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

/** $12.00 paid out and taken back, of which $3.00 was recovered. */
async function givenDebtor() {
  const post = await scene.givenPost()
  await scene.earn(post, 2000)
  await scene.earnAvailable(post, 4000)
  await scene.pay(post)
  await scene.takeBack(post)
  await scene.earnAvailable(await scene.givenPost(post.creator), 1000)
  return post
}

test('a creator’s debt has a line per post, and every total agrees', async () => {
  const { id, creator } = await givenDebtor()
  const { db } = scene.database

  const debts = await listDebts(db, { creatorId: creator.id, limit: 10 })
  const stats = await readEarningsStats(db, creator.id)
  const overview = await readCreatorStats(db, creator.id)

  expect(debts).toMatchObject([
    { submissionId: id, owedCents: 1200, recoveredCents: 300, writtenOffCents: 0 },
  ])
  expect(stats).toMatchObject({
    totalEarnings: 300,
    paidOut: 1200,
    takenBack: 900,
    owed: 900,
    recovered: 300,
  })
  const { availableBalance, pendingEarnings, paidOut, takenBack } = stats
  expect(availableBalance + pendingEarnings + paidOut - takenBack).toBe(stats.totalEarnings)
  expect(overview.pendingEarnings).toBe(0)
})

test('a debt is written off once, at our expense, and nothing more is recovered', async () => {
  const { creator } = await givenDebtor()
  const { db } = scene.database
  const act = { userId: creator.userId, adminUserId: scene.adminId, reason: 'Too small' }
  const giveUp = () =>
    db.transaction((tx) => writeOffDebt(tx, { ...act, at: new Date(), requestId: newId() }))

  const results = await Promise.allSettled([giveUp(), giveUp()])
  await scene.earnAvailable(await scene.givenPost(creator), 1000)

  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(giveUp()).rejects.toMatchObject({ code: 'no-debt' })
  expect(await scene.moneyOf(creator.id)).toEqual({ available: 300 })
  expect(await readEarningsStats(db, creator.id)).toMatchObject({ takenBack: 900, owed: 0 })
  expect(await brokenInvariants(db)).toEqual([])
})

test('a brand’s refund debt is listed with its campaign, adds up, and is written off once', async () => {
  const refunds = await openRefundFixtures()
  const { db } = refunds.database
  const paid = await refunds.givenPaid()
  const refund = await refunds.givenRefund(paid, [10_000, 0, 1000])
  await refunds.book(refund, refund.made)
  await refunds.endCampaign(paid)
  const { userId } = paid.campaign.brand
  const { userId: adminUserId } = await makeAdmin(db)
  const act = { userId, adminUserId, reason: 'Ours', requestId: newId(), at: new Date() }

  const before = await readUser(db, { userId, now: new Date() })
  const given = await db.transaction((tx) => writeOffDebt(tx, act))
  const after = await readUser(db, { userId, now: new Date() })

  expect(before.brand).toMatchObject({ refundedCents: 11_000, overRefundedCents: 1000 })
  expect(before.brand).toMatchObject({ owedCents: 1000, heldCents: 1000, paidInCents: 11_000 })
  expect(before.brand?.debts).toMatchObject([{ campaignName: 'Test campaign', owedCents: 1000 }])
  expect(given).toEqual({ writtenOffCents: 1000 })
  expect(after.brand).toMatchObject({ overRefundedCents: 1000, owedCents: 0 })
  await expect(db.transaction((tx) => writeOffDebt(tx, act))).rejects.toMatchObject({
    code: 'no-debt',
  })
  expect(await brokenInvariants(db)).toEqual([])
  await refunds.close()
})
