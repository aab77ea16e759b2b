import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
} from '#testing/test-marketplace.ts'
import { thinReadings } from './thinning-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number, hours = 0): Date =>
  addHours(new Date('2026-11-20T00:00:00Z'), hours - 24 * days)

interface Read {
  readonly at: Date
  readonly views: number
  readonly isManual?: boolean
}

/** A post whose readings ended so long ago, with these readings counted. */
async function givenPost(endedAt: Date, reads: readonly Read[]): Promise<SubmissionId> {
  const { db } = database
  const { id: campaignId } = await makeLiveCampaign(db, { fundedCents: 100_000 })
  const creator = await makeCreator(db)
  // Below the minimum, so that these readings earn nothing.
  const id = await makeApprovedSubmission(db, { campaignId, creator, minPayoutCents: 100_000 })
  for (const { at, views, isManual } of reads) {
    await run(
      db,
      sql`INSERT INTO submission_metrics (id, submission_id, snapshot_time, view_count, source, counted)
        VALUES (id_later(first_id_at(${at}), interval '0'), ${id}, ${at}, ${views},
          ${isManual === true ? 'manual' : 'api'}, true)`,
    )
  }
  await run(
    db,
    sql`UPDATE submissions SET status = 'locked', lock_reason = 'window', locked_at = now(), tracks_until = ${endedAt} WHERE id = ${id}`,
  )
  const highest = Math.max(...reads.map(({ views }) => views))
  await run(
    db,
    sql`UPDATE submission_totals SET view_count = ${highest} WHERE submission_id = ${id}`,
  )
  return id
}

async function viewsLeft(id: SubmissionId): Promise<number[]> {
  const rows = await manyRows(
    database.db,
    sql<{ viewCount: number }>`SELECT view_count FROM submission_metrics
      WHERE submission_id = ${id} ORDER BY snapshot_time`,
  )
  return rows.map(({ viewCount }) => viewCount)
}

test('readings half a year old are thinned to each day’s last, and those entered by hand', async () => {
  const id = await givenPost(daysAgo(170), [
    { at: daysAgo(190, 1), views: 10 },
    { at: daysAgo(190, 23), views: 20 },
    { at: daysAgo(189, 1), views: 30, isManual: true },
    { at: daysAgo(189, 2), views: 40 },
    { at: daysAgo(189, 3), views: 50 },
    { at: daysAgo(180, 1), views: 60 },
    { at: daysAgo(180, 2), views: 70 },
  ])

  const count = await thinReadings(database.db, now)

  expect(count).toBe(2)
  expect(await viewsLeft(id)).toEqual([20, 30, 50, 60, 70])
  expect(await thinReadings(database.db, now)).toBe(0)
})

test('a recently read post’s readings stay, and are not checked again', async () => {
  const id = await givenPost(daysAgo(89), [
    { at: daysAgo(200, 1), views: 10 },
    { at: daysAgo(200, 2), views: 20 },
  ])
  await run(database.db, sql`DELETE FROM installation WHERE fact = 'readings-thinned-until'`)

  await thinReadings(database.db, now)

  expect(await viewsLeft(id)).toEqual([10, 20])
})

test('the database refuses to delete a day’s last reading', async () => {
  const id = await givenPost(daysAgo(170), [
    { at: daysAgo(300, 1), views: 10 },
    { at: daysAgo(299, 1), views: 20 },
  ])

  const losing = run(
    database.db,
    sql`DELETE FROM submission_metrics WHERE submission_id = ${id} AND view_count = 10`,
  )

  await expect(losing).rejects.toThrow('last of its day')
})

test('counted views can still be computed from the readings', async () => {
  await givenPost(daysAgo(170), [
    { at: daysAgo(290, 1), views: 10 },
    { at: daysAgo(290, 2), views: 20 },
    { at: daysAgo(290, 3), views: 30 },
  ])
  await run(database.db, sql`DELETE FROM installation WHERE fact = 'readings-thinned-until'`)

  const count = await thinReadings(database.db, now)

  expect(count).toBe(2)
  expect(await brokenInvariants(database.db)).not.toContain('I06')
})
