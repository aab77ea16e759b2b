import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours, addSeconds, systemClock } from '#platform/clock.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeApprovedPost } from '#testing/test-marketplace.ts'
import { closeEndedSubmissions } from './close-ended-submissions.ts'
import { insertSchedule } from './tracking-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Approved just now, long after the campaign's end: its window was over before it began. */
async function givenLateApproval(): Promise<SubmissionId> {
  const { id } = await makeApprovedPost(database.db, { fundedCents: 10_000 })
  const start = { submissionId: id, at: systemClock.now() }
  await database.db.transaction((tx) => insertSchedule(tx, start))
  await run(
    database.db,
    sql`UPDATE submissions SET tracks_until = now() - interval '3 days' WHERE id = ${id}`,
  )
  return id
}

async function isTracked(submissionId: SubmissionId): Promise<boolean> {
  const schedule = sql`SELECT FROM tracking_schedule WHERE submission_id = ${submissionId}`
  return (await manyRows(database.db, schedule)).length > 0
}

async function statusAfterClosing(submissionId: SubmissionId, now: Date): Promise<string> {
  await closeEndedSubmissions({
    log: database.log,
    database: database.db,
    clock: { now: () => now },
  })
  const row = await exactlyOne(
    database.db,
    sql<{ status: string }>`SELECT status FROM submissions WHERE id = ${submissionId}`,
  )
  return row.status
}

test('a post approved after its window ended is read once before it locks', async () => {
  const id = await givenLateApproval()

  const unread = await statusAfterClosing(id, systemClock.now())
  await run(
    database.db,
    sql`UPDATE submission_totals SET last_read_at = now() WHERE submission_id = ${id}`,
  )

  expect([unread, await isTracked(id)]).toEqual(['approved', true])
  expect(await statusAfterClosing(id, systemClock.now())).toBe('locked')
  expect(await isTracked(id)).toBe(false)
})

async function approvedAtOf(id: SubmissionId): Promise<Date> {
  const { at } = await exactlyOne(
    database.db,
    sql<{ at: Date }>`UPDATE submissions SET approved_at = date_trunc('second', approved_at)
      WHERE id = ${id} RETURNING approved_at AS at`,
  )
  return at
}

test('a post unreadable for an hour after a late approval locks anyway', async () => {
  const id = await givenLateApproval()
  const approvedAt = await approvedAtOf(id)

  const early = await statusAfterClosing(id, addSeconds(approvedAt, 3599))

  expect(early).toBe('approved')
  expect(await statusAfterClosing(id, addSeconds(approvedAt, 3602))).toBe('locked')
})

test('a post unreadable for a day after its window locks anyway', async () => {
  const id = await givenLateApproval()
  const end = addHours(await approvedAtOf(id), 48)
  await run(database.db, sql`UPDATE submissions SET tracks_until = ${end} WHERE id = ${id}`)

  const early = await statusAfterClosing(id, addSeconds(end, 24 * 3600 - 1))

  expect(early).toBe('approved')
  expect(await statusAfterClosing(id, addHours(end, 24))).toBe('locked')
})

test('a post approved again long after its window is read once, and waits an hour at most', async () => {
  const id = await givenLateApproval()
  const now = systemClock.now()
  await run(
    database.db,
    sql`UPDATE submissions SET approved_at = now() - interval '40 days' WHERE id = ${id}`,
  )
  await run(
    database.db,
    sql`INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind, at)
      VALUES (${id}, 'rejected', 'approved', 'admin', ${now})`,
  )

  const unread = await statusAfterClosing(id, addSeconds(now, 3599))

  expect(unread).toBe('approved')
  expect(await statusAfterClosing(id, addSeconds(now, 3602))).toBe('locked')
})
