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
    { day: '2026-03-07', unit: 'day', viewCount: 1000, amountCents: 300 },
    { day: '2026-03-08', unit: 'day', viewCount: 2000, amountCents: 600 },
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

/** Views at $3.00 per 1K: 1,000 in March, and 2,000 in a year's April. */
async function givenTwoYears() {
  const post = await makeApprovedPost(database.db, { fundedCents: 10_000 })
  await settle(post.id, 1000, new Date('2026-03-07T12:00:00Z'))
  await settle(post.id, 3000, new Date('2027-04-08T12:00:00Z'))
  return { creatorId: post.creator.id, brandId: post.campaign.brand.brandId }
}

test('all time begins on the first day counted and, if long, has rows of weeks or months', async () => {
  const { creatorId, brandId } = await givenTwoYears()
  const [inWeeks, inMonths] = [new Date('2027-04-10'), new Date('2028-06-02')]
  const all = { creatorId, brandId, campaignId: undefined, days: 30, from: 'first' }

  const weeks = await readBrandHistory(database.db, { ...all, until: inWeeks })
  const months = await readCreatorHistory(database.db, { ...all, until: inMonths })
  const marketplace = await readMarketplaceHistory(database.db, { ...all, until: inMonths })

  // The first week is what is left of it from a Saturday on.
  expect(weeks.slice(0, 2).map(({ day }) => day)).toEqual(['2026-03-07', '2026-03-09'])
  expect(weeks.filter(isBusy)).toEqual([
    { day: '2026-03-07', unit: 'week', viewCount: 1000, amountCents: 300 },
    { day: '2027-04-05', unit: 'week', viewCount: 2000, amountCents: 600 },
  ])
  expect(months).toHaveLength(28)
  expect(new Set(months.map(({ unit }) => unit))).toEqual(new Set(['month']))
  expect(months.filter(isBusy).map(({ day }) => day)).toEqual(['2026-03-07', '2027-04-01'])
  expect(marketplace.map(({ viewCount }) => viewCount)).toEqual(
    months.map(({ viewCount }) => viewCount),
  )
})

test('a range ends on the day asked for, the last day counted, or today', async () => {
  const creatorId = (await givenMidnight()).creator.id
  const read = (range: { days?: number; from?: string; to?: string }) =>
    readCreatorHistory(database.db, { days: 30, ...range, creatorId, until })
  const ends = async (range: Parameters<typeof read>[0]) => {
    const rows = await read(range)
    return [rows[0]?.day, rows.at(-1)?.day, rows.length]
  }

  expect(await ends({ from: '2026-03-07', to: '2026-03-07' })).toEqual([
    '2026-03-07',
    '2026-03-07',
    1,
  ])
  expect(await ends({ to: '2026-03-08', days: 2 })).toEqual(['2026-03-07', '2026-03-08', 2])
  expect(await ends({ from: 'first', to: 'last' })).toEqual(['2026-03-02', '2026-03-08', 7])
  expect(await ends({ from: '2026-03-01', to: '2026-12-31' })).toEqual([
    '2026-03-01',
    '2026-03-10',
    10,
  ])
})

test('without anything counted, all time is a week of zeros', async () => {
  const request = { from: 'first', to: 'last', days: 30, until }

  const rows = await readMarketplaceHistory(database.db, request)

  expect(rows).toHaveLength(7)
  expect(rows.some(isBusy)).toBe(false)
})
