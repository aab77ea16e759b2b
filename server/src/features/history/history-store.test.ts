import type { Cents } from '@permille/contract/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { grantGoodwill } from '#money/movements/grant-goodwill.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { brokenInvariants, makeApprovedPost, readingOf } from '#testing/test-marketplace.ts'
import { readBrandHistory, readCreatorHistory } from './history-store.ts'
import { readMarketplaceHistory, sumUpMarketplaceDays } from './marketplace-history-store.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const until = new Date('2026-03-10T12:00:00Z')
const on = (day: number, hour = 9) => new Date(Date.UTC(2026, 2, day, hour))

/** Views at $3.00 per 1K: 1,000 at the last minute of the 7th, 2,000 a minute later. */
async function givenMidnight() {
  const post = await makeApprovedPost(database.db, { fundedCents: 10_000 })
  await settle(post.id, 1000, new Date('2026-03-07T23:59:00Z'))
  await settle(post.id, 3000, new Date('2026-03-08T00:00:00Z'))
  return post
}

async function settle(
  submissionId: Awaited<ReturnType<typeof makeApprovedPost>>['id'],
  views: number,
  at: Date,
) {
  const readings = [readingOf(submissionId, views, at)]
  await database.db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 72 }))
}

function isBusy(day: { viewCount: number; amountCents: number }): boolean {
  return day.viewCount !== 0 || day.amountCents !== 0
}

test('a day ends at midnight in UTC', async () => {
  const { creator } = await givenMidnight()

  const days = await readCreatorHistory(database.db, { creatorId: creator.id, days: 7, until })

  expect(days.filter(isBusy)).toEqual([
    { day: '2026-03-07', viewCount: 1000, amountCents: 300 },
    { day: '2026-03-08', viewCount: 2000, amountCents: 600 },
  ])
})

test('goodwill counts in a creator’s daily earnings, not in the brand’s spending', async () => {
  const { id, creator, campaign } = await givenMidnight()
  const grant = { submissionId: id, amountCents: 500 as Cents, at: on(9), maturesAt: on(12) }
  await database.db.transaction((tx) => grantGoodwill(tx, grant))

  const request = { days: 7, until }
  const { brandId } = campaign.brand
  const [ofCreator, ofBrand] = await Promise.all([
    readCreatorHistory(database.db, { ...request, creatorId: creator.id }),
    readBrandHistory(database.db, { ...request, brandId, campaignId: undefined }),
  ])

  const cents = (days: typeof ofBrand) => days.reduce((sum, day) => sum + day.amountCents, 0)
  expect([cents(ofCreator), cents(ofBrand)]).toEqual([1400, 900])
})

test('the marketplace’s days stay the same when a worker sums up their parts', async () => {
  await givenMidnight()
  const request = { days: 7, until }
  const before = await readMarketplaceHistory(database.db, request)

  const [summedUp, by] = await Promise.all([
    sumUpMarketplaceDays(database.db),
    sumUpMarketplaceDays(database.db),
  ])

  expect(before.map((day) => day.viewCount)).toEqual([0, 0, 0, 1000, 2000, 0, 0])
  expect(await readMarketplaceHistory(database.db, request)).toEqual(before)
  expect(summedUp + by).toBeGreaterThan(4)
  expect(await sumUpMarketplaceDays(database.db)).toBe(0)
  expect(await brokenInvariants(database.db)).toEqual([])
})
