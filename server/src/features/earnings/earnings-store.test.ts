import type { CreatorId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '#money/movements/settle-views.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedPost,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
  readingOf,
} from '#testing/test-marketplace.ts'
import {
  type EarningsFilter,
  listEarningsByCampaign,
  listMaturing,
  readEarningsStats,
  readWithdrawalFacts,
} from './earnings-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const on = (day: number, hour: number) => new Date(Date.UTC(2026, 2, day, hour))

/** A creator whose post was read at these times, each with its hold of 72 hours. */
async function givenReadings(readings: readonly (readonly [Date, number])[]) {
  const made = await makeApprovedPost(database.db, { fundedCents: 10_000 })
  for (const [at, views] of readings) {
    await database.db.transaction((tx) =>
      settleViews(tx, { readings: [readingOf(made.id, views, at)], at, holdHours: 72 }),
    )
  }
  return made.creator.id
}

test('money in its hold is listed by the day the hold ends, soonest first, and adds up', async () => {
  const creatorId = await givenReadings([
    [on(7, 9), 1000],
    [on(7, 20), 2000],
    [on(9, 9), 5000],
  ])

  const maturing = await listMaturing(database.db, creatorId)

  const { pendingEarnings } = await readEarningsStats(database.db, creatorId)
  expect(maturing.map(({ at }) => at)).toEqual([on(10, 20), on(12, 9)])
  expect(maturing.map(({ amountCents }) => amountCents)).toEqual([600, 900])
  expect(pendingEarnings).toBe(1500)
})

test('another creator’s holds are not in the list', async () => {
  await givenReadings([[on(7, 9), 1000]])
  const creatorId = await givenReadings([])

  expect(await listMaturing(database.db, creatorId)).toEqual([])
  expect(await readWithdrawalFacts(database.db, creatorId, on(7, 12))).toMatchObject({
    maturingCents: 0,
    frozenCents: 0,
    inTransitCents: 0,
  })
})

/** A payout without money behind it. */
function insertPayout(creatorId: CreatorId, totalCents: number, end: Statement<never>) {
  return run(
    database.db,
    sql`INSERT INTO payouts (id, creator_id, total_cents, destination, status, stripe_transfer_id, reason,
        settled_at)
      SELECT gen_random_uuid(), ${creatorId}, ${totalCents}, 'acct_test', ${end}`,
  )
}

const paid = (day: number) => sql<never>`'paid', gen_random_uuid()::text, NULL, ${on(day, 9)}`
const failed = (day: number) => sql<never>`'failed', NULL, 'refused', ${on(day, 9)}`
const queued = sql<never>`'queued', NULL, NULL, NULL`

test('the last payout is the creator’s own most recently paid one', async () => {
  const [creator, other] = [await makeCreator(database.db), await makeCreator(database.db)]
  await insertPayout(creator.id, 2000, paid(8))
  await insertPayout(creator.id, 3000, paid(7))
  await insertPayout(creator.id, 4000, failed(9))
  await insertPayout(creator.id, 5000, queued)
  await insertPayout(other.id, 6000, paid(9))

  expect(await readEarningsStats(database.db, creator.id)).toMatchObject({ lastPayoutAmount: 2000 })
})

test('of two payouts paid at once, the one with the later id is the last', async () => {
  const { id } = await makeCreator(database.db)
  for (const cents of [2000, 3000]) await insertPayout(id, cents, paid(8))
  const { later } = await exactlyOne(
    database.db,
    sql<{ later: number }>`SELECT total_cents AS later FROM payouts WHERE creator_id = ${id}
      ORDER BY id DESC LIMIT 1`,
  )

  const { lastPayoutAmount } = await readEarningsStats(database.db, id)

  expect(lastPayoutAmount).toBe(later)
})

test('pending money is in its hold, frozen, or in a payout in transit', async () => {
  const { id } = await makeCreator(database.db)
  const parts = { pending: 100, frozen: 20, in_transit: 3, available: 4000 }
  for (const [part, cents] of Object.entries(parts)) {
    await run(
      database.db,
      sql`INSERT INTO ledger_accounts (name, balance_cents) VALUES (${`creator:${id}:${part}`}, ${cents})`,
    )
  }

  expect(await readEarningsStats(database.db, id)).toMatchObject({
    pendingEarnings: 123,
    availableBalance: 4000,
  })
})

test('only the creator’s own queued payout is open', async () => {
  const [creator, other] = [await makeCreator(database.db), await makeCreator(database.db)]
  await insertPayout(creator.id, 2000, paid(7))
  await insertPayout(creator.id, 2000, failed(7))
  await insertPayout(other.id, 2000, queued)
  const facts = () => readWithdrawalFacts(database.db, creator.id, on(7, 12))

  const settled = await facts()
  await insertPayout(creator.id, 2000, queued)

  expect([settled.hasOpenPayout, (await facts()).hasOpenPayout]).toEqual([false, true])
})

test('a hold after a change of password or email ends on time', async () => {
  const { id } = await makeCreator(database.db)
  const end = on(7, 12)
  await run(database.db, sql`UPDATE creators SET payouts_held_until = ${end} WHERE id = ${id}`)
  const heldAt = async (at: Date) => (await readWithdrawalFacts(database.db, id, at)).heldUntil

  expect(await heldAt(new Date(end.getTime() - 1))).toEqual(end)
  expect(await heldAt(end)).toBeNull()
})

test('a campaign’s earnings are the sum of the creator’s approved posts', async () => {
  const { db } = database
  const { id, campaign, creator } = await makeApprovedPost(db, { fundedCents: 10_000 })
  const own = { campaignId: campaign.id, creator }
  const posts = [id, await makeApprovedSubmission(db, own)]
  const unapproved = await makePendingSubmission(db, own)
  const others = { campaignId: campaign.id, creator: await makeCreator(db) }
  const theirs = await makeApprovedSubmission(db, others)
  const at = on(7, 9)
  const readings = [...posts, unapproved, theirs].map((post) => readingOf(post, 1000, at))
  await db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 72 }))

  const filter = { creatorId: creator.id, sort: 'newest', limit: 10 } as const
  const rows = await listEarningsByCampaign(db, filter)

  expect(rows).toMatchObject([
    { campaignId: campaign.id, submissionCount: 2, totalViews: 2000, totalEarnings: 600 },
  ])
})

test('earnings can be sorted by any total, page by page, and filtered by the campaign’s name', async () => {
  const { db } = database
  const old = await makeApprovedPost(db, { fundedCents: 10_000 })
  const { creator } = old
  const campaign = await makeLiveCampaign(db, { fundedCents: 10_000 })
  const rich = await makeApprovedSubmission(db, { campaignId: campaign.id, creator })
  await run(db, sql`UPDATE campaigns SET name = 'Winter boots' WHERE id = ${old.campaign.id}`)
  const at = on(7, 9)
  const readings = [readingOf(old.id, 1000, at), readingOf(rich, 2000, at)]
  await db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 72 }))
  const list = async (given: Partial<EarningsFilter>) => {
    const filter = { creatorId: creator.id, sort: 'earnings', limit: 10, ...given } as const
    return await listEarningsByCampaign(db, filter)
  }

  const [first, second, ...others] = await list({})
  const after = first && { at: first.listedAt, id: first.id }
  const next = await list({ after })

  expect([first?.campaignId, second?.campaignId]).toEqual([campaign.id, old.campaign.id])
  expect(others).toEqual([])
  expect(next).toEqual([second])
  expect(await list({ sort: 'views' })).toMatchObject([{ totalViews: 2000 }, { totalViews: 1000 }])
  expect(await list({ search: 'BOOTS' })).toMatchObject([{ campaignName: 'Winter boots' }])
})
