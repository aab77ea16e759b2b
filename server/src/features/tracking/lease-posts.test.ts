import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostFacts, ReadPosts, SocialPlatform } from '#integrations/social-platform.ts'
import { createYoutubePlatform } from '#integrations/youtube/youtube-platform.ts'
import { systemClock } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import { runWhile } from '#testing/row-locks.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeApprovedSubmission, makeCreator, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { createCallCounter } from '../connections/public.ts'
import { LeaseLost } from './close-gone.ts'
import { readDuePosts } from './read-due-posts.ts'
import type { TrackingDeps } from './tracking-deps.ts'
import { insertSchedule } from './tracking-store.ts'

let database: TestDatabase
let deps: TrackingDeps
let youtube: SocialPlatform
beforeAll(async () => {
  database = await openTestDatabase()
  youtube = createYoutubePlatform({ apiKey: 'none', endpoints: { apiBase: 'http://127.0.0.1:1' } })
  const platforms = new Map([['youtube', youtube]] as const)
  const countCall = createCallCounter({
    database: database.db,
    clock: systemClock,
    quotaMultiplier: 1000,
    xReadsPerDay: 1000,
  })
  const encryption = createEncryption({ key: Buffer.alloc(32, 1) })
  deps = {
    database: database.db,
    platforms,
    encryption,
    countCall,
    clock: systemClock,
    earningsHoldHours: 72,
    hotIntervalSeconds: null,
    log: database.log,
  }
})
afterAll(() => database.close())

async function givenDuePosts(count: number): Promise<void> {
  await database.db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents: 1000 })
    const creator = await makeCreator(tx)
    for (let made = 0; made < count; made += 1) {
      const submissionId = await makeApprovedSubmission(tx, { campaignId: campaign.id, creator })
      await insertSchedule(tx, { submissionId, at: new Date(0) })
    }
  })
}

/** A platform that reads one post per call, with something happening during the first. */
function oneByOne(meanwhile: () => Promise<unknown>): {
  platform: SocialPlatform
  calls: string[]
} {
  const calls: string[] = []
  const platform: SocialPlatform = {
    ...youtube,
    batch: { size: 1, perAccount: true },
    readPosts: async (_access, ids) => {
      calls.push(...ids)
      if (calls.length === 1) await meanwhile()
      return new Map()
    },
  }
  return { platform, calls }
}

test('posts taken over by another worker after the lease ran out are left to it', async () => {
  await givenDuePosts(25)
  const { platform, calls } = oneByOne(() =>
    run(database.db, sql`UPDATE tracking_schedule SET leased_until = now() + interval '1 hour'`),
  )

  await readDuePosts(deps, platform)

  const { taken } = await exactlyOne(
    database.db,
    sql<{ taken: number }>`SELECT count(*) AS taken FROM tracking_schedule
      WHERE leased_until IS NOT NULL`,
  )
  // One lease's calls were made; what they returned is left to the other worker too.
  expect(calls).toHaveLength(10)
  expect(taken).toBe(25)
})

test('a stop ends after the call under way, and the posts left are due at once', async () => {
  await run(database.db, sql`DELETE FROM tracking_schedule`)
  await givenDuePosts(25)
  const stopping = new AbortController()
  const { platform, calls } = oneByOne(async () => stopping.abort())

  await readDuePosts(deps, platform, { pace: 1, stop: stopping.signal })

  const due = await manyRows(
    database.db,
    sql`SELECT FROM tracking_schedule WHERE leased_until IS NULL AND next_read_at <= now()`,
  )
  expect(calls).toHaveLength(1)
  expect(due).toHaveLength(24)
})

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

/** The platform shows the first post and says that the others do not exist. */
function onlyTheFirst([first = '', ...others]: readonly string[], viewCount: number): ReadPosts {
  return new Map<string, PostFacts | null>([
    [first, factsOf(first, viewCount)],
    ...others.map((id) => [id, null] as const),
  ])
}

/** Another worker took every post while this one stalled with the platform's response. */
async function takeOver(): Promise<void> {
  await run(database.db, sql`UPDATE tracking_schedule SET leased_until = now() + interval '1 hour'`)
}

function readState() {
  return manyRows(
    database.db,
    sql<{ status: string; leasedUntil: Date }>`
      SELECT s.id, s.status, t.accrued_cents, t.last_read_at, k.next_read_at, k.missed_count,
        k.leased_until, (SELECT count(*) FROM submission_metrics m WHERE m.submission_id = s.id)
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
      LEFT JOIN tracking_schedule k ON k.submission_id = s.id ORDER BY s.id`,
  )
}

test('a worker whose posts were taken over settles, schedules and locks nothing', async () => {
  await run(database.db, sql`DELETE FROM tracking_schedule`)
  await givenDuePosts(3)
  // One more absence: the second counts as gone.
  await run(
    database.db,
    sql`UPDATE tracking_schedule SET missed_count = 7, absent_since = now() - interval '1 day'
      WHERE submission_id =
        (SELECT submission_id FROM tracking_schedule ORDER BY submission_id OFFSET 1 LIMIT 1)`,
  )
  let before: Awaited<ReturnType<typeof readState>> = []
  const platform: SocialPlatform = {
    ...youtube,
    batch: { size: 10, perAccount: false },
    readPosts: async (_access, ids) => {
      await takeOver()
      before = await readState()
      return onlyTheFirst(ids, 5000)
    },
  }

  await readDuePosts(deps, platform)

  expect(await readState()).toEqual(before)
})

test('a worker that loses its posts while settling them leaves them unchanged', async () => {
  await run(database.db, sql`DELETE FROM tracking_schedule`)
  await givenDuePosts(1)
  let isTaken = Promise.resolve<unknown>(undefined)
  const platform: SocialPlatform = {
    ...youtube,
    batch: { size: 10, perAccount: false },
    readPosts: (_access, ids) =>
      new Promise((respond) => {
        const takeOver = async (tx: Transaction) => {
          await run(tx, sql`UPDATE tracking_schedule SET leased_until = now() + interval '1 hour'`)
          respond(onlyTheFirst(ids, 5000))
        }
        isTaken = runWhile(database.db, takeOver, () => Promise.resolve())
      }),
  }

  await readDuePosts(deps, platform)
  await isTaken

  const [post] = (await readState()).slice(-1)
  expect(post).toMatchObject({ accruedCents: 0, lastReadAt: null, count: 0 })
  expect(post?.leasedUntil?.getTime()).toBeGreaterThan(Date.now())
})

test('a worker gives up posts that it lost three times', async () => {
  await run(database.db, sql`DELETE FROM tracking_schedule`)
  await givenDuePosts(1)
  let tries = 0
  const transaction = () => {
    tries += 1
    return Promise.reject(new LeaseLost())
  }
  const platform = { ...youtube, readPosts: () => Promise.resolve(new Map()) }
  const countCall = () => Promise.resolve()

  await readDuePosts({ ...deps, countCall, database: { ...database.db, transaction } }, platform)

  // For the posts that were seen, and for those that may be gone.
  expect(tries).toBe(3 + 3)
})

test('a lease holds for two minutes', async () => {
  await run(database.db, sql`DELETE FROM tracking_schedule`)
  await givenDuePosts(1)
  const now = new Date('2030-11-21T12:00:00Z')
  let leasedUntil: Date | undefined
  const { platform } = oneByOne(async () => {
    leasedUntil = (await readState()).at(-1)?.leasedUntil
  })

  await readDuePosts({ ...deps, clock: { now: () => now } }, platform)

  expect(leasedUntil).toEqual(new Date('2030-11-21T12:02:00Z'))
})

test('readings within the lease are settled, scheduled and locked', async () => {
  await run(database.db, sql`DELETE FROM tracking_schedule`)
  await givenDuePosts(2)
  await run(
    database.db,
    sql`UPDATE tracking_schedule SET missed_count = 7, absent_since = now() - interval '1 day'
      WHERE submission_id =
        (SELECT submission_id FROM tracking_schedule ORDER BY submission_id DESC LIMIT 1)`,
  )
  const platform: SocialPlatform = {
    ...youtube,
    batch: { size: 10, perAccount: false },
    readPosts: async (_access, ids) => onlyTheFirst(ids, 1000),
  }

  await readDuePosts(deps, platform)

  const [read, gone] = (await readState()).slice(-2)
  expect(read).toMatchObject({ status: 'approved', accruedCents: 300, leasedUntil: null })
  expect(gone).toMatchObject({ status: 'locked', nextReadAt: null })
})
