import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeApprovedPost } from '#testing/test-marketplace.ts'
import type { QuotaAhead } from '../connections/public.ts'
import { createPace, paceWithin } from './pace.ts'
import { insertSchedule } from './tracking-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const hour = 3600
const day = 24 * hour

test.each([
  ['a quota that is enough changes nothing', 2400, 1],
  ['half of the quota doubles every wait', 1200, 2],
  ['what no quota can do waits for the longest time', 1, 4096],
])('%s', (_, postsMax, pace) => {
  const wanted = [{ wantedSeconds: hour, posts: 100 }]

  expect(paceWithin(wanted, { unit: 'calls', postsMax })).toBeCloseTo(pace, 2)
})

test('posts already read only weekly make no room', () => {
  const wanted = [
    { wantedSeconds: 7 * day, posts: 700 },
    { wantedSeconds: day, posts: 100 },
  ]

  // A hundred readings a day are those of the weekly ones: 50 are left for the others.
  expect(paceWithin(wanted, { unit: 'calls', postsMax: 150 })).toBeCloseTo(2, 2)
})

test('with daily billing, only posts read less than daily make room', () => {
  const wanted = [{ wantedSeconds: hour, posts: 100 }]

  expect(paceWithin(wanted, { unit: 'reads', postsMax: 100 })).toBe(1)
  expect(paceWithin(wanted, { unit: 'reads', postsMax: 50 })).toBeCloseTo(48, 0)
})

test('the pace follows the forecast quota, and is recomputed every ten minutes', async () => {
  const { platform } = await tracked({ wantedSeconds: hour })
  let now = new Date('2026-07-01T06:00:00Z')
  let ahead: QuotaAhead | null = { unit: 'calls', count: 0.24 }
  const paceOf = createPace({
    database: database.db,
    clock: { now: () => now },
    log: database.log,
    readQuotaAhead: async () => ahead,
  })
  const youtube = { platform, batch: { size: 50, perAccount: false } }

  expect(await paceOf(youtube)).toBeCloseTo(2, 2)
  ahead = null
  now = new Date('2026-07-01T06:09:59Z')
  expect(await paceOf(youtube)).toBeCloseTo(2, 2)
  now = new Date('2026-07-01T06:10:00Z')
  expect(await paceOf(youtube)).toBe(1)
})

/** One post that is worth a reading this often, and one whose platform says nothing about it. */
async function tracked({ wantedSeconds }: { wantedSeconds: number }) {
  const posts = [
    await makeApprovedPost(database.db, { fundedCents: 100 }),
    await makeApprovedPost(database.db, { fundedCents: 100 }),
  ]
  for (const { id } of posts) {
    await database.db.transaction((tx) => insertSchedule(tx, { submissionId: id, at: new Date() }))
  }
  await run(
    database.db,
    sql`UPDATE tracking_schedule SET wanted_seconds = ${wantedSeconds}
      WHERE submission_id = ${posts[0]?.id}`,
  )
  return { platform: 'youtube' } as const
}
