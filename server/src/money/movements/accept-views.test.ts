import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
  readingOf,
  readSubmissionSums,
} from '#testing/test-marketplace.ts'
import { acceptViews } from './accept-views.ts'
import { settleViews } from './settle-views.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const hour = 3_600_000
const start = Date.now() - 10 * hour
const hoursIn = (hours: number) => new Date(start + hours * hour)

/** A post with these counts from before its approval, an hour apart. */
async function givenCounts(counts: readonly (number | null)[]): Promise<SubmissionId> {
  const submissionId = await database.db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents: 100_000 })
    const creator = await makeCreator(tx)
    return await makePendingSubmission(tx, { campaignId: campaign.id, creator, at: hoursIn(0) })
  })
  for (const [index, viewCount] of counts.entries()) {
    const readings = [readingOf(submissionId, viewCount, hoursIn(index + 1))]
    await database.db.transaction((tx) =>
      settleViews(tx, { readings, at: new Date(), holdHours: 0 }),
    )
  }
  return submissionId
}

/** Approves as the review does. */
async function approve(submissionId: SubmissionId): Promise<void> {
  await database.db.transaction(async (tx) => {
    await run(
      tx,
      sql`UPDATE submissions SET status = 'approved', approved_at = now(),
          tracks_until = now() + interval '30 days' WHERE id = ${submissionId}`,
    )
    await run(
      tx,
      sql`INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind)
        VALUES (${submissionId}, 'pending', 'approved', 'brand')`,
    )
    await acceptViews(tx, { submissionId, at: new Date(), holdHours: 0 })
  })
}

async function readTotals(submissionId: SubmissionId) {
  return await exactlyOne(
    database.db,
    sql<{ viewCount: number; lastReadAt: Date }>`
      SELECT view_count, last_read_at FROM submission_totals WHERE submission_id = ${submissionId}`,
  )
}

async function countedViews(submissionId: SubmissionId): Promise<(number | null)[]> {
  const rows = await manyRows(
    database.db,
    sql<{ viewCount: number | null }>`SELECT view_count FROM submission_metrics
      WHERE submission_id = ${submissionId} AND counted`,
  )
  return rows.map((row) => row.viewCount)
}

test('the highest count from before the approval is paid, and the last reading stays the last', async () => {
  const id = await givenCounts([1000, 5000, 4000])

  await approve(id)

  expect(await countedViews(id)).toEqual([5000])
  expect(await readTotals(id)).toEqual({ viewCount: 5000, lastReadAt: hoursIn(3) })
  expect(await readSubmissionSums(database.db, id)).toMatchObject({ accruedCents: 1500 })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('a reading without a count never counts', async () => {
  const id = await givenCounts([null, 2000, null])

  await approve(id)

  expect(await countedViews(id)).toEqual([2000])
  expect(await readSubmissionSums(database.db, id)).toMatchObject({ accruedCents: 600 })
})

test('a post that was never read is approved with no views', async () => {
  const id = await givenCounts([])

  await approve(id)

  expect(await readSubmissionSums(database.db, id)).toMatchObject({ viewCount: 0, accruedCents: 0 })
})

test('the counts of other posts stay unchanged', async () => {
  const [id, other] = [await givenCounts([1000]), await givenCounts([9000])]

  await approve(id)

  expect(await readSubmissionSums(database.db, id)).toMatchObject({ viewCount: 1000 })
  expect(await countedViews(other)).toEqual([])
})
