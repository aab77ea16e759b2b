import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '../../money/movements/settle-views.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { makeApprovedPost, readingOf } from '../../testing/test-marketplace.ts'
import { listMaturing, readEarningsStats, readWithdrawalFacts } from './earnings-store.ts'

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
  expect(maturing.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(pendingEarnings)
  expect(pendingEarnings).toBeGreaterThan(0)
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
