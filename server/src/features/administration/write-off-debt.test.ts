import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MoneyScene, openMoneyScene } from '../../money/testing/money-scene.ts'
import { newId } from '../../platform/ids.ts'
import { brokenInvariants } from '../../testing/test-marketplace.ts'
import { listDebts } from '../earnings/debt-store.ts'
import { readEarningsStats } from '../earnings/earnings-store.ts'
import { readCreatorStats } from '../overview/overview-store.ts'
import { writeOffDebt } from './write-off-debt.ts'

let scene: MoneyScene
beforeAll(async () => {
  scene = await openMoneyScene()
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

test('what a creator owes is a line per post, and every total says it', async () => {
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

test('a debt is given up once, at our expense, and nothing more is recovered', async () => {
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
