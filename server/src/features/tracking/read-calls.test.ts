import type { SocialAccountId, SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type AccountAccess,
  type PlatformTrouble,
  PlatformUnavailable,
  type PostFacts,
  type SocialPlatform,
} from '#integrations/social-platform.ts'
import { createYoutubePlatform } from '#integrations/youtube/youtube-platform.ts'
import { systemClock } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeApprovedPost } from '#testing/test-marketplace.ts'
import { type CountCall, PlatformQuotaUsedUp } from '../connections/public.ts'
import type { DuePost } from './due-post.ts'
import { type PostOutcome, readBatch } from './read-batch.ts'
import { readDuePosts } from './read-due-posts.ts'
import type { TrackingDeps } from './tracking-deps.ts'
import { insertSchedule } from './tracking-store.ts'

let database: TestDatabase
let deps: TrackingDeps
let counted: Parameters<CountCall>[0][]
const youtube = createYoutubePlatform({
  apiKey: 'none',
  endpoints: { apiBase: 'http://127.0.0.1:1' },
})
beforeAll(async () => {
  database = await openTestDatabase()
  deps = {
    database: database.db,
    platforms: new Map([['youtube', youtube]]),
    encryption: createEncryption({ key: Buffer.alloc(32, 1) }),
    countCall: async (call) => {
      counted.push(call)
    },
    clock: systemClock,
    earningsHoldHours: 72,
    hotIntervalSeconds: null,
    log: database.log,
  }
})
beforeEach(() => {
  counted = []
})
afterAll(() => database.close())

const missingAccount = newId<SocialAccountId>()

function duePost(name: string, failedCount = 0): DuePost {
  return {
    submissionId: name as SubmissionId,
    platform: 'youtube',
    socialAccountId: missingAccount,
    platformUserId: 'u',
    externalPostId: name,
    approvedAt: new Date(),
    viewsPerHour: 0,
    publishedAt: null,
    ratePerKViewsCents: 300,
    minPayoutCents: 0,
    maxPayoutCents: 0,
    campaignMoney: 'enough',
    missedCount: 0,
    failedCount,
    trouble: null,
    absentSince: null,
    highestViewCount: 0,
    lastReadAt: null,
  }
}

function factsOf(externalPostId: string, viewCount: number): PostFacts {
  const unknown = { likeCount: null, commentCount: null, shareCount: null, publishedAt: null }
  const withoutNotification = { title: null, description: null, thumbnailUrl: null }
  return {
    externalPostId,
    authorPlatformUserId: 'UC1',
    viewCount,
    ...unknown,
    ...withoutNotification,
  }
}

/** A platform with no account in its calls that fails those for which `failsAs` names a trouble. */
function platformWith(
  failsAs: (ids: readonly string[]) => PlatformTrouble | null,
  views = 10,
): { platform: SocialPlatform; calls: string[]; accesses: AccountAccess[] } {
  const calls: string[] = []
  const accesses: AccountAccess[] = []
  const platform: SocialPlatform = {
    ...youtube,
    batch: { size: 50, perAccount: false },
    readPosts: async (access, ids) => {
      calls.push(ids.join(' '))
      accesses.push(access)
      const trouble = failsAs(ids)
      if (trouble !== null) throw new PlatformUnavailable('youtube', { trouble })
      return new Map(ids.map((id) => [id, factsOf(id, views)]))
    },
  }
  return { platform, calls, accesses }
}

const troubleOf = (outcome: PostOutcome) =>
  outcome.kind === 'postponed' ? outcome.trouble : outcome.kind

test('if one of two posts is refused, they are requested separately', async () => {
  const { platform, calls } = platformWith((ids) => (ids.includes('bad') ? 'request' : null))

  const outcomes = await readBatch(deps, platform, [duePost('bad'), duePost('good')])

  expect(outcomes.map(troubleOf)).toEqual(['refused', 'read'])
  expect(calls).toEqual(['bad good', 'bad', 'good'])
})

test('a post refused alone is not requested twice', async () => {
  const { platform, calls } = platformWith(() => 'request')

  const outcomes = await readBatch(deps, platform, [duePost('bad')])

  expect(outcomes.map(troubleOf)).toEqual(['request'])
  expect(calls).toEqual(['bad'])
})

test('a platform that is down is called once for a whole batch', async () => {
  const { platform, calls } = platformWith(() => 'outage')

  const outcomes = await readBatch(deps, platform, [duePost('a'), duePost('b')])

  expect(outcomes.map(troubleOf)).toEqual(['outage', 'outage'])
  expect(calls).toEqual(['a b'])
})

test('a refused batch is retried starting with the posts that failed least', async () => {
  const posts = [duePost('a', 5), duePost('b', 1), duePost('c', 4), duePost('d', 2)]
  const { platform, calls } = platformWith(() => 'request')

  await readBatch(deps, platform, posts)

  expect(calls).toEqual(['a b c d', 'b', 'd', 'c'])
})

test('each call is counted once with its posts, for no account and without a token', async () => {
  const { platform, accesses } = platformWith(() => null)

  await readBatch(deps, platform, [duePost('a'), duePost('b')])

  expect(counted).toEqual([
    { platform: 'youtube', purpose: { kind: 'tracking' }, accountId: null, calls: 1, reads: 2 },
  ])
  expect(accesses).toMatchObject([{ platformUserId: '', accessToken: null }])
})

test('a second call for the same posts counts as a call that bills nothing', async () => {
  const { platform } = platformWith(() => null)
  const asksTwice: SocialPlatform = {
    ...platform,
    readPosts: async (access, ids) => {
      await access.countMore?.()
      return await platform.readPosts(access, ids)
    },
  }

  await readBatch(deps, asksTwice, [duePost('a'), duePost('b')])

  expect(counted).toMatchObject([
    { calls: 1, reads: 2 },
    { calls: 1, reads: 0 },
  ])
})

test('a call with an account’s token is counted for it, and needs the account', async () => {
  const { platform, calls } = platformWith(() => null)
  const byAccount = { ...platform, batch: { size: 50, perAccount: true } }

  const outcomes = await readBatch(deps, byAccount, [duePost('a')])

  expect(outcomes.map(troubleOf)).toEqual(['reconnect'])
  expect(counted).toMatchObject([{ accountId: missingAccount, calls: 1, reads: 1 }])
  expect(calls).toEqual([])
})

test('only an error of our own is logged as one', async () => {
  const logged: unknown[] = []
  const log: TrackingDeps['log'] = Object.create(database.log, {
    error: { value: ({ err }: { err: unknown }) => logged.push(err) },
  })
  const bug = new TypeError('undefined is not a function')
  const failing = { ...youtube, readPosts: () => Promise.reject(bug) }
  const { platform: down } = platformWith(() => 'outage')

  for (const platform of [down, failing])
    await readBatch({ ...deps, log }, platform, [duePost('a')])

  expect(logged).toEqual([bug])
})

const now = new Date('2030-11-21T12:00:00Z')

/** The views an hour noted after a reading `seconds` after the last one, which saw 1,000. */
async function rateAfter(given: { seconds: number; views: number; viewsPerHour: number }) {
  await run(database.db, sql`DELETE FROM tracking_schedule`)
  const { id } = await makeApprovedPost(database.db, { fundedCents: 100_000 })
  await database.db.transaction((tx) => insertSchedule(tx, { submissionId: id, at: new Date(0) }))
  await run(
    database.db,
    sql`UPDATE submissions SET published_at = ${new Date(now.getTime() - 10_800_000)}
      WHERE id = ${id}`,
  )
  await run(
    database.db,
    sql`UPDATE submission_totals SET view_count = 1000,
        last_read_at = ${new Date(now.getTime() - given.seconds * 1000)} WHERE submission_id = ${id}`,
  )
  await run(database.db, sql`UPDATE tracking_schedule SET views_per_hour = ${given.viewsPerHour}`)
  const { platform } = platformWith(() => null, given.views)
  await readDuePosts({ ...deps, clock: { now: () => now } }, platform)
  const { rate } = await exactlyOne(
    database.db,
    sql<{ rate: number }>`SELECT views_per_hour AS rate FROM tracking_schedule`,
  )
  return rate
}

test('a reading’s views and time determine the stored rate', async () => {
  // 2,000.5 views in 2 hours, which weigh as much as 2 hours of a memory of one.
  const weight = 1 - Math.exp(-2)
  const expected = 100 * (1 - weight) + 1000.25 * weight

  expect(await rateAfter({ seconds: 7200, views: 3000, viewsPerHour: 100 })).toBeCloseTo(expected)
})

/** Two posts on X, of which the first was read today. */
function xPosts(): DuePost[] {
  const billed = { platform: 'x', lastReadAt: now } as const
  return [
    { ...duePost('read'), ...billed },
    { ...duePost('new'), platform: 'x' },
  ]
}

test('a post on X already read today does not count as a read', async () => {
  const { platform } = platformWith(() => null)

  await readBatch({ ...deps, clock: { now: () => now } }, platform, xPosts())

  expect(counted).toMatchObject([{ calls: 1, reads: 1 }])
})

test('without quota for new reads, only posts on X already read today are read', async () => {
  const { platform, calls } = platformWith(() => null)
  const countCall: CountCall = ({ reads }) =>
    reads > 0 ? Promise.reject(new PlatformQuotaUsedUp('none left', 60)) : Promise.resolve()

  const outcomes = await readBatch(
    { ...deps, countCall, clock: { now: () => now } },
    platform,
    xPosts(),
  )

  expect(outcomes.map((outcome) => [outcome.post.externalPostId, troubleOf(outcome)])).toEqual([
    ['new', 'own-quota'],
    ['read', 'read'],
  ])
  expect(calls).toEqual(['read'])
})

test('the room in the last call is used for the next due post, but not in the demo', async () => {
  const filled = []
  for (const hotIntervalSeconds of [null, 5]) {
    await run(database.db, sql`DELETE FROM tracking_schedule`)
    for (const at of [new Date(0), new Date(now.getTime() + 60_000)]) {
      const { id } = await makeApprovedPost(database.db, { fundedCents: 1000 })
      await database.db.transaction((tx) => insertSchedule(tx, { submissionId: id, at }))
      await run(
        database.db,
        sql`UPDATE submission_totals SET last_read_at = ${new Date(now.getTime() - 600_000)}
          WHERE submission_id = ${id}`,
      )
    }
    const { platform, calls } = platformWith(() => null)
    await readDuePosts({ ...deps, hotIntervalSeconds, clock: { now: () => now } }, platform)
    filled.push(calls.map((call) => call.split(' ').length))
  }

  expect(filled).toEqual([[2], [1]])
})
