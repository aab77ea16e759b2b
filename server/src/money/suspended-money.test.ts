import { type CentsPerKViews, toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import {
  brokenInvariants,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
  readSubmissionSums,
  type TestCreator,
} from '../testing/test-marketplace.ts'
import { suspend } from '../testing/test-users.ts'
import { readBalance } from './balances.ts'
import {
  campaignBudget,
  creatorAvailable,
  creatorFrozen,
  creatorPending,
} from './chart-of-accounts.ts'
import { accrueBonus } from './movements/accrue-bonus.ts'
import { releaseFrozen } from './movements/release-frozen.ts'
import { releaseHolds } from './movements/release-holds.ts'
import { settleViews } from './movements/settle-views.ts'
import { takeBackFrozen } from './movements/taken-back/take-back-frozen.ts'
import type { Reading } from './reading.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function givenTwoCreators(fundedCents: number) {
  return await database.db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents })
    const [creator, other] = [await makeCreator(tx), await makeCreator(tx)]
    const id = await makeApprovedSubmission(tx, {
      campaignId: campaign.id,
      creator,
      flatBonusCents: 250,
    })
    const otherId = await makeApprovedSubmission(tx, { campaignId: campaign.id, creator: other })
    return { campaign, creator, other, id, otherId }
  })
}

function settle(readings: readonly Reading[], at = new Date()) {
  return database.db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))
}

function release(at = new Date(Date.now() + 1000), creatorsMax = 1000) {
  return database.db.transaction((tx) => releaseHolds(tx, { at, creatorsMax }))
}

async function moneyOf({ id }: TestCreator): Promise<Record<string, number>> {
  const [pending, available, frozen] = await Promise.all(
    [creatorPending, creatorAvailable, creatorFrozen].map((account) =>
      readBalance(database.db, account(id)),
    ),
  )
  return { pending: pending ?? 0, available: available ?? 0, frozen: frozen ?? 0 }
}

test('a suspended creator’s views are read and their earnings frozen, and no one else’s', async () => {
  const { campaign, creator, other, id, otherId } = await givenTwoCreators(10_000)
  await suspend(database.db, creator.userId)

  await settle([readingOf(id, 5000), readingOf(otherId, 3000)])

  expect(await moneyOf(creator)).toEqual({ pending: 0, available: 0, frozen: 1500 })
  expect(await moneyOf(other)).toEqual({ pending: 900, available: 0, frozen: 0 })
  expect(await readSubmissionSums(database.db, id)).toMatchObject({
    viewCount: 5000,
    accruedCents: 1500,
    earnedCents: 1500,
  })
  expect(await readBalance(database.db, campaignBudget(campaign.id))).toBe(10_000 - 2400)
  expect(
    await exactlyOne(
      database.db,
      sql`SELECT cause FROM accrual_freezes WHERE creator_id = ${creator.id}`,
    ),
  ).toEqual({ cause: 'suspended' })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('the bonus of a post approved during the suspension is frozen', async () => {
  const { campaign, creator, id } = await givenTwoCreators(10_000)
  await suspend(database.db, creator.userId)
  const at = new Date()

  const granted = await database.db.transaction((tx) =>
    accrueBonus(tx, {
      submissionId: id,
      campaignId: campaign.id,
      creatorId: creator.id,
      creatorUserId: creator.userId,
      flatBonusCents: toCents(250),
      ratePerKViewsCents: 300 as CentsPerKViews,
      at,
      maturesAt: at,
    }),
  )

  expect(granted).toBe(250)
  expect(await moneyOf(creator)).toEqual({ pending: 0, available: 0, frozen: 250 })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('money in its hold does not mature, and does not block anyone else’s', async () => {
  const { creator, other, id, otherId } = await givenTwoCreators(10_000)
  await settle([readingOf(id, 5000), readingOf(otherId, 3000)], new Date(Date.now() - 1000))
  await suspend(database.db, creator.userId)

  await release(new Date(), 1)
  await release(new Date(), 1)

  expect(await moneyOf(creator)).toEqual({ pending: 1500, available: 0, frozen: 0 })
  expect(await moneyOf(other)).toEqual({ pending: 0, available: 900, frozen: 0 })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('a release frees all of one creator’s money: matured money at once, the rest at its own date', async () => {
  const { creator, other, id, otherId } = await givenTwoCreators(10_000)
  for (const { userId } of [creator, other]) await suspend(database.db, userId)
  const at = new Date('2026-03-07T12:00:00Z')
  for (const [place, seconds] of [-60, 0, 60, 120].entries()) {
    const maturesAt = new Date(at.getTime() + seconds * 1000)
    const views = 1000 * (place + 1)
    await settle([readingOf(id, views), readingOf(otherId, views)], maturesAt)
  }

  const order = { id: newId(), creatorId: creator.id, userId: creator.userId, at }
  const released = await database.db.transaction((tx) => releaseFrozen(tx, order))

  expect(released).toBe(1200)
  expect(await moneyOf(creator)).toEqual({ pending: 600, available: 600, frozen: 0 })
  expect(await moneyOf(other)).toEqual({ pending: 0, available: 0, frozen: 1200 })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('money frozen in one campaign can be taken back without that of another', async () => {
  const { creator, campaign, id } = await givenTwoCreators(10_000)
  const { db } = database
  const kept = await makeLiveCampaign(db, { fundedCents: 10_000 })
  const keptId = await makeApprovedSubmission(db, { campaignId: kept.id, creator })
  await suspend(db, creator.userId)
  await settle([readingOf(id, 5000), readingOf(keptId, 2000)])

  const { id: creatorId, userId } = creator
  const order = { id: newId(), creatorId, userId, campaignIds: [campaign.id], at: new Date() }
  await db.transaction((tx) => takeBackFrozen(tx, order))

  expect(await moneyOf(creator)).toEqual({ pending: 0, available: 0, frozen: 600 })
  expect(await brokenInvariants(db)).toEqual([])
})
