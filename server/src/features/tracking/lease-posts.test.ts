import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SocialPlatform } from '../../integrations/social-platform.ts'
import { createYoutubePlatform } from '../../integrations/youtube/youtube-platform.ts'
import { systemClock } from '../../platform/clock.ts'
import { exactlyOne, run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { createEncryption } from '../../platform/encryption.ts'
import { makeApprovedSubmission, makeCreator, makeLiveCampaign } from '../../testing/marketplace.ts'
import { readDuePosts, type TrackingDeps } from './read-due-posts.ts'
import { insertSchedule } from './tracking-store.ts'

let database: TestDatabase
let deps: TrackingDeps
let youtube: SocialPlatform
beforeAll(async () => {
  database = await openTestDatabase()
  youtube = createYoutubePlatform({ apiKey: 'none', endpoints: { apiBase: 'http://127.0.0.1:1' } })
  const platforms = new Map([['youtube', youtube]] as const)
  const encryption = createEncryption({ key: Buffer.alloc(32, 1) })
  deps = {
    database: database.db,
    platforms,
    accessTokens: { database: database.db, platforms, encryption, clock: systemClock },
    clock: systemClock,
    earningsHoldHours: 72,
    hotIntervalSeconds: null,
    quotaMultiplier: 1000,
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

/** A platform that takes one post a call, with something that happens during the first. */
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

test('posts that another worker took when their lease ran out are left to it', async () => {
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
  expect(calls.length + taken).toBe(25)
  expect(taken).toBeGreaterThan(0)
})
