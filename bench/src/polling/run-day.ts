import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Platform } from '../../../contract/src/enums.ts'
import { startEmbeddedPostgres } from '../../../scripts/embedded-postgres.mjs'
import {
  createCallCounter,
  createQuotaAhead,
} from '../../../server/src/features/connections/public.ts'
import { quotas, xReadsQuota } from '../../../server/src/features/connections/quota.ts'
import { createPace, paceWithin } from '../../../server/src/features/tracking/pace.ts'
import { readDuePosts } from '../../../server/src/features/tracking/read-due-posts.ts'
import type { PaceDeps, TrackingDeps } from '../../../server/src/features/tracking/tracking-deps.ts'
import type { SocialPlatform } from '../../../server/src/integrations/social-platform.ts'
import type { Clock } from '../../../server/src/platform/clock.ts'
import {
  connectDatabase,
  type DatabaseServer,
} from '../../../server/src/platform/database/database.ts'
import { migrate } from '../../../server/src/platform/database/migrate.ts'
import { createEncryption } from '../../../server/src/platform/encryption.ts'
import { createLog } from '../../../server/src/platform/log.ts'
import { migrationsDir } from '../../../server/src/testing/test-database.ts'
import { seedMarketplace } from '../seed-marketplace.ts'
import { bestUnseenCents } from './best-unseen.ts'
import { type DayPost, insertDayPosts, makeDayPosts, readBefore, wantedOf } from './day-posts.ts'
import { type Asked, notAsked, unseenCentHours, watchPlatform } from './watched-platform.ts'

const tickSeconds = 15
const workers = 2
const dayMs = 86_400_000

export interface DayGiven {
  readonly posts: number
  /** Fraction of each platform's real quota. */
  readonly share: number
}

export interface DayReport extends Asked {
  readonly platform: string
  /** How many posts one call takes. */
  readonly size: number
  readonly quota: number
  readonly pace: number
  /** Average unseen money. */
  readonly unseenCents: number
  /** The same for the best schedule with as many readings; null where rereading is free, so that it would make more. */
  readonly bestCents: number | null
}

/**
 * Runs the tracker's own code on a real database, including settlement, and reports the second day: two workers
 * with a simulated clock, advanced from tick to tick.
 */
export async function runDay(given: DayGiven): Promise<DayReport[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-bench-day-'))
  const log = createLog('silent')
  const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable: false })
  const { connectionString } = postgres
  try {
    await migrate({ ...postgres, migrationsDir, log })
    const limits = { connectionsMax: 8, statementTimeoutMs: 600_000 }
    const database = connectDatabase({ connectionString, ...limits, log })
    try {
      return await readAllDay(database, given)
    } finally {
      await database.close()
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function readAllDay(database: DatabaseServer, given: DayGiven): Promise<DayReport[]> {
  const start = new Date(Math.floor(Date.now() / dayMs) * dayMs)
  const clock = { at: start, now: (): Date => clock.at }
  await seedMarketplace(database)
  const posts = makeDayPosts(given.posts, start)
  const paces = new Map<Platform, number>()
  const owned = limited.map((each) => ({
    ...each,
    own: posts.filter((post) => post.platform === each.platform),
  }))
  for (const { own, ...each } of owned) {
    const pace = paceAtStart(each, own, { start, share: given.share })
    readBefore(own, { start, pace })
    paces.set(each.platform, pace)
  }
  await insertDayPosts(database, posts, { start, paces })
  await database.pool.query('VACUUM ANALYZE')
  const byId = new Map(posts.map((post) => [post.externalPostId, post]))
  const watched = owned.map((each) => ({ ...each, ...watchPlatform(each, byId, clock.now) }))
  const deps = depsOf(database, { clock, share: given.share, watched })

  const trackers = Array.from({ length: workers }, () => createPace(deps))
  const passDay = async (from: Date): Promise<void> => {
    for (let passed = 0; passed < dayMs; passed += tickSeconds * 1000) {
      clock.at = new Date(from.getTime() + passed)
      const ticks = trackers.flatMap((paceOf) =>
        watched.map(async ({ platform }) => readDuePosts(deps, platform, await paceOf(platform))),
      )
      await Promise.all(ticks)
    }
    clock.at = new Date(from.getTime() + dayMs)
  }
  await passDay(start)
  for (const { own, asked } of watched) {
    Object.assign(asked, notAsked, { centHours: -unseenOf(own, clock.at) })
  }
  const second = clock.at
  await passDay(second)
  const paceOf = createPace(deps)
  return await Promise.all(
    watched.map(async ({ platform, own, asked, unit, size, quota }) => {
      return {
        ...asked,
        platform: platform.platform,
        size,
        quota: Math.floor(quota.calls * given.share),
        pace: await paceOf(platform),
        unseenCents: (asked.centHours + unseenOf(own, clock.at)) / 24,
        bestCents:
          unit === 'reads'
            ? null
            : bestUnseenCents(own, { start: second, end: clock.at, reads: asked.posts }),
      }
    }),
  )
}

function unseenOf(posts: readonly DayPost[], at: Date): number {
  return posts.reduce((sum, post) => sum + unseenCentHours(post, at), 0)
}

/** The documented monthly read limit of X, per day. */
const xReadsPerDay = 66_667

const limited = [
  { platform: 'youtube', unit: 'calls', size: 50, quota: quotas.youtube },
  { platform: 'x', unit: 'reads', size: 100, quota: xReadsQuota(xReadsPerDay) },
] as const

function paceAtStart(
  { unit, size, quota }: (typeof limited)[number],
  posts: readonly DayPost[],
  { start, share }: { start: Date; share: number },
): number {
  const wanted = posts.map((post) => ({ wantedSeconds: wantedOf(post, start), posts: 1 }))
  return paceWithin(wanted, { unit, postsMax: quota.calls * share * (unit === 'calls' ? size : 1) })
}

function depsOf(
  database: DatabaseServer,
  given: { clock: Clock; share: number; watched: readonly { platform: SocialPlatform }[] },
): TrackingDeps & PaceDeps {
  const { clock, share, watched } = given
  const options = { database, clock, quotaMultiplier: share, xReadsPerDay }
  return {
    database,
    clock,
    log: createLog('silent'),
    platforms: new Map(watched.map(({ platform }) => [platform.platform, platform])),
    encryption: createEncryption({ key: Buffer.alloc(32, 1) }),
    countCall: createCallCounter(options),
    readQuotaAhead: createQuotaAhead(options),
    earningsHoldHours: 72,
    hotIntervalSeconds: null,
  }
}
