import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settleViews } from '#money/movements/settle-views.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedPost,
  makeApprovedSubmission,
  makePendingSubmission,
  readingOf,
} from '#testing/test-marketplace.ts'
import { changeCampaignStatus } from '../campaigns/change-campaign-status.ts'
import {
  type EndedTracking,
  findEndedWindows,
  findFullSubmissions,
  findOwedOf,
  hurryLastReads,
  insertSchedule,
} from './tracking-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await run(database.db, sql`DELETE FROM tracking_schedule`)
  await run(
    database.db,
    sql`UPDATE submissions SET status = 'locked', lock_reason = 'window' WHERE status = 'approved'`,
  )
})
afterAll(() => database.close())

const end = new Date('2030-11-21T12:00:00Z')
const after = (seconds: number) => new Date(end.getTime() + seconds * 1000)

interface Given {
  readonly tracksUntil?: Date
  readonly approvedAt?: Date
  readonly lastReadAt?: Date | null
  readonly maxPayoutCents?: number
  readonly accruedCents?: number
}

/** An approved post without a cap whose window ends at `end`, not read since its approval. */
async function givenPost(given: Given = {}) {
  const { maxPayoutCents = 0, accruedCents = 0, approvedAt = after(-999_999) } = given
  const { id, campaign } = await makeApprovedPost(database.db, {
    fundedCents: 100_000,
    maxPayoutCents,
  })
  if (accruedCents > 0) await count(id, (accruedCents * 10) / 3)
  await run(
    database.db,
    sql`UPDATE submissions SET tracks_until = ${given.tracksUntil ?? end}, approved_at = ${approvedAt}
      WHERE id = ${id}`,
  )
  await run(
    database.db,
    sql`UPDATE submission_totals SET last_read_at = ${given.lastReadAt ?? null}
      WHERE submission_id = ${id}`,
  )
  return { id, campaign }
}

async function count(id: SubmissionId, views: number): Promise<void> {
  const at = new Date()
  const readings = [readingOf(id, Math.round(views), at)]
  await database.db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))
}

/** Whose window ends at `now`; one that cannot be read waits a day, or an hour if it was approved after its window. */
function endedAt(now: Date, max = 100): Promise<EndedTracking[]> {
  const unreadSince = new Date(now.getTime() - 86_400_000)
  const lateSince = new Date(now.getTime() - 3_600_000)
  return findEndedWindows(database.db, { now, unreadSince, lateSince, max })
}

test('a window ends exactly at its end, once the post was read at or after it', async () => {
  const { id } = await givenPost({ lastReadAt: end, maxPayoutCents: 900 })
  await givenPost({ lastReadAt: after(-0.001) })
  await givenPost()

  expect(await endedAt(after(-0.001))).toEqual([])
  expect(await endedAt(end)).toEqual([{ submissionId: id, reason: 'window' }])
})

test('an unreadable post waits exactly a day, or an hour from a later approval', async () => {
  const { id: unread } = await givenPost({ lastReadAt: after(-1) })
  const { id: late } = await givenPost({ approvedAt: after(60) })
  const idsAt = async (now: Date) => (await endedAt(now)).map((each) => each.submissionId)

  expect(await idsAt(after(3600 + 59.999))).toEqual([])
  expect(await idsAt(after(3600 + 60))).toEqual([late])
  expect(await idsAt(after(86_399.999))).toEqual([late])
  expect((await idsAt(after(86_400))).sort()).toEqual([unread, late].sort())
})

test('a post is full when it has earned exactly its cap, and never without one', async () => {
  const { id } = await givenPost({ maxPayoutCents: 900, accruedCents: 900 })
  await givenPost({ maxPayoutCents: 900, accruedCents: 897 })
  await givenPost({ accruedCents: 900 })
  await givenPost()

  const full = [{ submissionId: id, reason: 'cap' }]
  expect(await findFullSubmissions(database.db, { max: 100 })).toEqual(full)
  expect(await findFullSubmissions(database.db, { among: [id], max: 100 })).toEqual(full)
  expect(await findFullSubmissions(database.db, { among: [], max: 100 })).toEqual([])
})

test('the posts of a completed campaign end with it', async () => {
  const { id, campaign } = await givenPost()
  const request = { campaignId: campaign.id, change: 'complete', editor: campaign.brand } as const
  await database.db.transaction((tx) => changeCampaignStatus(tx, { ...request, at: new Date() }))

  expect(await endedAt(after(86_400))).toEqual([{ submissionId: id, reason: 'ended' }])
})

test('locked posts do not end again, and each run is limited', async () => {
  const ids: SubmissionId[] = []
  for (let made = 0; made < 3; made += 1) ids.push((await givenPost({ lastReadAt: end })).id)
  const [locked = ids[0], ...left] = ids.sort()
  await run(
    database.db,
    sql`UPDATE submissions SET status = 'locked', lock_reason = 'cap' WHERE id = ${locked}`,
  )

  expect((await endedAt(end)).map((each) => each.submissionId).sort()).toEqual(left)
  expect(await endedAt(end, 1)).toHaveLength(1)
})

async function givenScheduled(
  given: Given & { nextReadAt?: Date; missedCount?: number } = {},
): Promise<SubmissionId> {
  const { id } = await givenPost(given)
  const { nextReadAt = after(60), missedCount = 0 } = given
  await database.db.transaction(async (tx) => {
    await insertSchedule(tx, { submissionId: id, at: nextReadAt })
    await run(
      tx,
      sql`UPDATE tracking_schedule SET missed_count = ${missedCount} WHERE submission_id = ${id}`,
    )
  })
  return id
}

async function waitOf(id: SubmissionId): Promise<number> {
  const { at } = await exactlyOne(
    database.db,
    sql<{ at: Date }>`SELECT next_read_at AS at FROM tracking_schedule WHERE submission_id = ${id}`,
  )
  return (at.getTime() - end.getTime()) / 1000
}

test('a post whose window just ended is read now, whether it was read before or never', async () => {
  const ids = [await givenScheduled(), await givenScheduled({ lastReadAt: after(-0.001) })]

  const early = await hurryLastReads(database.db, after(-0.001))
  const hurried = await hurryLastReads(database.db, end)

  expect([early, hurried]).toEqual([0, 2])
  expect(await Promise.all(ids.map(waitOf))).toEqual([0, 0])
})

test('the last reading is not brought forward if it is made or due, or its post is missing or locked', async () => {
  const ids = [
    await givenScheduled({ lastReadAt: end }),
    await givenScheduled({ missedCount: 1 }),
    await givenScheduled({ nextReadAt: end }),
    await givenScheduled({ nextReadAt: after(-5) }),
    await givenScheduled({ tracksUntil: after(1) }),
  ]
  const locked = await givenScheduled()
  await run(
    database.db,
    sql`UPDATE submissions SET status = 'locked', lock_reason = 'cap' WHERE id = ${locked}`,
  )

  expect(await hurryLastReads(database.db, end)).toBe(0)
  expect(await Promise.all([...ids, locked].map(waitOf))).toEqual([60, 60, 0, -5, 60, 60])
})

test('a top-up may pay approved posts, and locked ones with arrears', async () => {
  const {
    id: approved,
    campaign,
    creator,
  } = await makeApprovedPost(database.db, {
    fundedCents: 1000,
  })
  const campaignId = campaign.id
  const owed = await makeApprovedSubmission(database.db, { campaignId, creator })
  const paid = await makeApprovedSubmission(database.db, { campaignId, creator })
  const pending = await makePendingSubmission(database.db, { campaignId, creator })
  await makeApprovedPost(database.db, { fundedCents: 1000 })
  await count(paid, 1000)
  await count(owed, 10_000)
  await run(
    database.db,
    sql`UPDATE submission_totals SET view_count = 10000 WHERE submission_id = ${pending}`,
  )
  await run(
    database.db,
    sql`UPDATE submissions SET status = 'locked', lock_reason = 'cap'
      WHERE id IN (${owed}, ${paid})`,
  )

  expect(await findOwedOf(database.db, campaignId)).toEqual([approved, owed].sort())
})
