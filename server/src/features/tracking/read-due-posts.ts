import type { SocialPlatform } from '#integrations/social-platform.ts'
import type { Reading } from '#money/reading.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { slices } from '../connections/public.ts'
import { settleReadings } from '../risk/public.ts'
import { billedDay } from './billed-day.ts'
import { closeFullSubmissions } from './close-ended-submissions.ts'
import { closeGone, LeaseLost, maybeGone } from './close-gone.ts'
import { batchDuePosts, type DuePost, roomInLastCall } from './due-post.ts'
import {
  findLeased,
  leaseDuePosts,
  leaseSoonDue,
  renewLeases,
  returnLeases,
} from './lease-store.ts'
import { nextRead } from './next-read.ts'
import { type PostOutcome, readBatch } from './read-batch.ts'
import { storeOutcomes } from './store-outcomes.ts'
import type { TrackingDeps } from './tracking-deps.ts'
import { saveNextReads } from './tracking-store.ts'

const leaseSeconds = 120
const postsPerTick = 2000
/** Few enough that their timeouts end within a lease. */
const callsPerLease = 10

interface Paced {
  /** Stretches each post's ideal interval; 1 means no delay (pace.ts). */
  readonly pace: number
  /** Once aborted, no further call is made. */
  readonly stop?: AbortSignal | undefined
}

type PacedDeps = TrackingDeps & Paced

/**
 * Reads the due posts of one platform and settles what they earned, a few calls at a time. A failed reading moves no
 * money; after a crash, whatever was not settled is repeated once its lease is over. A call costs the same for one
 * post or fifty, so spare room goes to the posts due next; not in the demo, which keeps its own schedule. Posts that a stop
 * leaves unread are due at once for whoever comes next.
 */
export async function readDuePosts(
  dependencies: TrackingDeps,
  platform: SocialPlatform,
  paced: Paced = { pace: 1 },
): Promise<number> {
  const deps = { ...dependencies, ...paced }
  const now = deps.clock.now()
  const leasedUntil = addSeconds(now, leaseSeconds)
  const shared = { platform: platform.platform, now, leasedUntil }
  const due = await leaseDuePosts(deps.database, { ...shared, postsMax: postsPerTick })
  const postsMax = deps.hotIntervalSeconds === null ? roomInLastCall(due, platform.batch) : 0
  const day = billedDay(platform.platform, now)
  const early =
    postsMax === 0 ? [] : await leaseSoonDue(deps.database, { ...shared, postsMax, billedDay: day })
  const posts = [...due, ...early]
  for (const batches of slices(batchDuePosts(posts, platform.batch), callsPerLease)) {
    await readBatches(deps, platform, { batches, leasedUntil })
  }
  return posts.length
}

async function readBatches(
  deps: PacedDeps,
  platform: SocialPlatform,
  leased: { batches: readonly DuePost[][]; leasedUntil: Date },
): Promise<void> {
  const now = deps.clock.now()
  const until = addSeconds(now, leaseSeconds)
  const own = await renewLeases(deps.database, {
    submissionIds: leased.batches.flat().map((post) => post.submissionId),
    leasedUntil: leased.leasedUntil,
    until,
  })
  const outcomes: PostOutcome[] = []
  for (const batch of leased.batches) {
    const posts = batch.filter((post) => own.has(post.submissionId))
    if (posts.length === 0 || deps.stop?.aborted) continue
    outcomes.push(...(await readBatch(deps, platform, posts)))
  }
  const keep = (some: readonly PostOutcome[]) => keepOutcomes(deps, some, until)
  // Found posts first: they show whether the platform returns anything at all.
  await storeOutcomes(
    deps.log,
    outcomes.filter((outcome) => !maybeGone(outcome)),
    keep,
  )
  await storeOutcomes(deps.log, await closeGone(deps, outcomes.filter(maybeGone), until), keep)
  const read = outcomes.filter(({ kind }) => kind === 'read')
  await closeFullSubmissions(
    deps,
    read.map(({ post }) => post.submissionId),
  )
  if (!deps.stop?.aborted) return
  await returnLeases(deps.database, { submissionIds: [...own], leasedUntil: until })
}

const keepTriesMax = 3

/** A stalled worker settles nothing late: posts whose lease it lost are left to their new worker. */
async function keepOutcomes(
  deps: PacedDeps,
  outcomes: readonly PostOutcome[],
  leasedUntil: Date,
): Promise<void> {
  for (let tries = 0; tries < keepTriesMax; tries += 1) {
    try {
      return await deps.database.transaction((tx) =>
        storeLeased(tx, deps, { outcomes, leasedUntil }),
      )
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error
    }
  }
}

async function storeLeased(
  tx: Transaction,
  deps: PacedDeps,
  leased: { outcomes: readonly PostOutcome[]; leasedUntil: Date },
): Promise<void> {
  const { leasedUntil } = leased
  const submissionIds = leased.outcomes.map((outcome) => outcome.post.submissionId)
  const held = await findLeased(tx, { submissionIds, leasedUntil })
  const outcomes = leased.outcomes.filter(({ post }) => held.has(post.submissionId))
  if (outcomes.length === 0) return
  await settleLeased(tx, deps, outcomes)
  const now = deps.clock.now()
  const reads = outcomes.map((outcome) => nextRead(outcome, { ...deps, now }))
  if ((await saveNextReads(tx, { reads, leasedUntil })) < reads.length) throw new LeaseLost()
}

async function settleLeased(
  tx: Transaction,
  deps: TrackingDeps,
  outcomes: readonly PostOutcome[],
): Promise<void> {
  const at = deps.clock.now()
  const readings = outcomes.flatMap((outcome) => readingOf(outcome, at))
  await settleReadings(tx, { readings, at, holdHours: deps.earningsHoldHours })
}

/** Stores only the first of a series of failures as a snapshot: the rest add nothing. */
function readingOf(outcome: PostOutcome, at: Date): Reading[] {
  const { submissionId, missedCount } = outcome.post
  const shared = { submissionId, at, source: 'api' } as const
  if (outcome.kind === 'read') {
    const { viewCount, likeCount, commentCount, shareCount } = outcome.facts
    return [{ ...shared, viewCount, likeCount, commentCount, shareCount, note: null }]
  }
  if (missedCount > 0) return []
  const unknown = { viewCount: null, likeCount: null, commentCount: null, shareCount: null }
  return [{ ...shared, ...unknown, note: outcome.note }]
}
