import type { BrandId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '#money/movements/settle-views.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { deletePayouts } from '#testing/delete-payouts.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeApprovedPost, readingOf } from '#testing/test-marketplace.ts'
import { readBrandHistory, readCreatorHistory } from '../history/history-store.ts'
import { readMarketplaceHistory } from '../history/marketplace-history-store.ts'
import { readAdminStats, readBrandStats, readCreatorStats } from './overview-store.ts'
import { listOwnBrands } from './own-brands-store.ts'

let database: TestDatabase
let made: Awaited<ReturnType<typeof givenThreeDays>>
beforeAll(async () => {
  database = await openTestDatabase()
  made = await givenThreeDays()
})
afterAll(() => database.close())

const until = new Date('2026-03-10T12:00:00Z')
const on = (day: number, hour = 9) => new Date(Date.UTC(2026, 2, day, hour))

/** One creator, one campaign of $100: 1,000 views on the 7th, 4,000 by the 9th, a dip on the 10th. */
async function givenThreeDays() {
  const { db } = database
  const made = await makeApprovedPost(db, { fundedCents: 10_000 })
  for (const [at, views] of [
    [on(7), 600],
    [on(7, 20), 1000],
    [on(9), 4000],
    [on(10), 3900],
  ] as const) {
    const readings = [readingOf(made.id, views, at)]
    await db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 72 }))
  }
  return { ...made, brandId: made.campaign.brand.brandId }
}

test('a creator’s history has every day, with its added views and earnings', async () => {
  const creatorId = made.creator.id

  const days = await readCreatorHistory(database.db, { creatorId, days: 7, until })

  expect(days.map((day) => day.day)).toEqual([
    '2026-03-04',
    '2026-03-05',
    '2026-03-06',
    '2026-03-07',
    '2026-03-08',
    '2026-03-09',
    '2026-03-10',
  ])
  expect(days.map((day) => day.viewCount)).toEqual([0, 0, 0, 1000, 0, 3000, 0])
  expect(days.map((day) => day.amountCents)).toEqual([0, 0, 0, 300, 0, 900, 0])
})

test('a brand’s history is its own, whatever campaign is requested', async () => {
  const own = { brandId: made.brandId, days: 7, until }
  const stranger = { ...own, brandId: newId<BrandId>() }
  const campaignId = made.campaign.id

  const all = await readBrandHistory(database.db, { ...own, campaignId: undefined })
  const one = await readBrandHistory(database.db, { ...own, campaignId })
  const foreign = await readBrandHistory(database.db, { ...stranger, campaignId })

  const total = (days: typeof all) => days.reduce((sum, day) => sum + day.amountCents, 0)
  expect([total(all), total(one), total(foreign)]).toEqual([1200, 1200, 0])
})

test('the marketplace’s history continues earlier totals, and shows payouts', async () => {
  await run(
    database.db,
    sql`INSERT INTO payouts (id, creator_id, total_cents, status, destination, stripe_transfer_id,
        settled_at)
      VALUES (gen_random_uuid(), ${made.creator.id}, 1000, 'paid', 'acct_1', 'tr_1', ${on(8)})`,
  )

  const week = await readMarketplaceHistory(database.db, { days: 7, until })
  const lastTwoDays = await readMarketplaceHistory(database.db, { days: 2, until })
  await deletePayouts(database.db)

  expect(week.map((day) => day.viewCount)).toEqual([0, 0, 0, 1000, 0, 3000, 0])
  expect(week.map((day) => day.amountCents)).toEqual([0, 0, 0, 0, 1000, 0, 0])
  expect(lastTwoDays).toEqual([
    { day: '2026-03-09', unit: 'day', viewCount: 3000, amountCents: 0 },
    { day: '2026-03-10', unit: 'day', viewCount: 0, amountCents: 0 },
  ])
})

test('the three dashboards’ totals match', async () => {
  const [brand, creator, admin] = await Promise.all([
    readBrandStats(database.db, made.brandId),
    readCreatorStats(database.db, made.creator.id),
    readAdminStats(database.db),
  ])

  expect(brand).toEqual({
    totalBudget: 10_000,
    totalFunded: 10_000,
    totalPaid: 1200,
    activeCampaigns: 1,
    totalSubmissions: 1,
  })
  expect(creator).toEqual({
    totalEarnings: 1200,
    availableBalance: 0,
    pendingEarnings: 1200,
    totalSubmissions: 1,
    totalViews: 4000,
  })
  expect(admin).toMatchObject({ totalUsers: 2, totalCampaigns: 1, totalPaidOut: 0 })
})

test('a brand’s row says how long the money of a live campaign lasts at its pace', async () => {
  const { userId } = made.campaign.brand
  const rows = (at: Date) => listOwnBrands(database.db, { userId, at, reviewers: ['owner'] })

  const [atItsPace] = await rows(on(10, 12))
  const [whileNothingIsSpent] = await rows(new Date('2026-05-01'))

  expect(atItsPace).toMatchObject({
    liveCampaigns: 1,
    leftCents: 8_800,
    spentThisMonthCents: 1_200,
  })
  expect(atItsPace?.daysLeft).toBe(7)
  expect(whileNothingIsSpent).toMatchObject({ daysLeft: null, spentThisMonthCents: 0 })
})
