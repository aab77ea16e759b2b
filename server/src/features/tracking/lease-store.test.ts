import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  type TestCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { leaseSoonDue } from './lease-store.ts'
import { insertSchedule } from './tracking-store.ts'

let database: TestDatabase
let campaign: TestCampaign
let creator: TestCreator
beforeAll(async () => {
  database = await openTestDatabase()
  campaign = await makeLiveCampaign(database.db, { fundedCents: 1000 })
  creator = await makeCreator(database.db)
})
beforeEach(() => run(database.db, sql`DELETE FROM tracking_schedule`))
afterAll(() => database.close())

const now = new Date('2026-11-21T20:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const hour = 3600

interface Given {
  readonly dueIn: number
  readonly readAgo: number
  readonly trouble?: string
  readonly missedCount?: number
  readonly leasedFor?: number
}

async function givenPost(given: Given): Promise<SubmissionId> {
  const submissionId = await makeApprovedSubmission(database.db, {
    campaignId: campaign.id,
    creator,
  })
  const leasedUntil = given.leasedFor === undefined ? null : after(given.leasedFor)
  await database.db.transaction((tx) =>
    insertSchedule(tx, { submissionId, at: after(given.dueIn) }),
  )
  await run(
    database.db,
    sql`UPDATE tracking_schedule SET trouble = ${given.trouble ?? null},
        missed_count = ${given.missedCount ?? 0}, leased_until = ${leasedUntil}
      WHERE submission_id = ${submissionId}`,
  )
  await run(
    database.db,
    sql`UPDATE submission_totals SET last_read_at = ${after(-given.readAgo)}
      WHERE submission_id = ${submissionId}`,
  )
  return submissionId
}

async function leased(change: { postsMax?: number; billedDay?: { start: Date; end: Date } } = {}) {
  const shared = { platform: 'youtube', now, leasedUntil: after(120), postsMax: 10 } as const
  const posts = await leaseSoonDue(database.db, { ...shared, billedDay: null, ...change })
  return new Set(posts.map((post) => post.submissionId))
}

test('a post may be read early after half of its interval, and five minutes', async () => {
  const half = await givenPost({ dueIn: hour, readAgo: hour })
  const five = await givenPost({ dueIn: 10, readAgo: 300 })
  await givenPost({ dueIn: hour, readAgo: hour - 1 })
  await givenPost({ dueIn: 10, readAgo: 299 })
  await givenPost({ dueIn: 0, readAgo: hour })

  expect(await leased()).toEqual(new Set([half, five]))
})

test('a failing, missing or leased post is not read early', async () => {
  await givenPost({ dueIn: hour, readAgo: hour, trouble: 'outage' })
  await givenPost({ dueIn: hour, readAgo: hour, missedCount: 1 })
  await givenPost({ dueIn: hour, readAgo: hour, leasedFor: 60 })
  const lapsed = await givenPost({ dueIn: hour, readAgo: hour, leasedFor: -1 })

  expect(await leased()).toEqual(new Set([lapsed]))
})

test('the next due posts are read early, by one worker', async () => {
  await givenPost({ dueIn: 3 * hour, readAgo: 9 * hour })
  const next = await givenPost({ dueIn: hour, readAgo: hour })

  const first = await leased({ postsMax: 1 })
  const second = await leased({ postsMax: 1 })

  expect(first).toEqual(new Set([next]))
  // The post that is due next is leased: of ten looked at, the other is left.
  expect(second.size).toBe(1)
  expect(second).not.toEqual(first)
})

const billedDay = {
  start: new Date('2026-11-21T00:00:00Z'),
  end: new Date('2026-11-22T00:00:00Z'),
}

test('with daily billing, only posts already billed are read early', async () => {
  const readToday = await givenPost({ dueIn: 10 * hour, readAgo: 20 * hour })
  const dueToday = await givenPost({ dueIn: 4 * hour - 1, readAgo: 21 * hour })
  await givenPost({ dueIn: 4 * hour, readAgo: 21 * hour })

  expect(await leased({ billedDay })).toEqual(new Set([readToday, dueToday]))
})

test('posts that are billed every day are read early after five minutes', async () => {
  const daily = await givenPost({ dueIn: 6 * hour, readAgo: 300 })
  await givenPost({ dueIn: 6 * hour, readAgo: 299 })
  await givenPost({ dueIn: 20 * hour, readAgo: 4 * hour })

  expect(await leased({ billedDay })).toEqual(new Set([daily]))
  expect(await leased()).toEqual(new Set())
})
