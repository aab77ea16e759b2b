import type { SocialAccountId, SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { approveSubmission } from '../submissions/review/approve-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from '../submissions/testing/submission-setup.ts'
import type { DuePost } from './due-post.ts'
import type { PostOutcome } from './read-batch.ts'
import { readDuePosts } from './read-due-posts.ts'
import { storeOutcomes } from './store-outcomes.ts'
import { insertSchedule } from './tracking-store.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

interface Read {
  readonly viewCount: number
  readonly missedCount: number
  readonly snapshots: string[]
}

/** Approved, with this many views now, due to be read. */
async function tracked(views: number): Promise<SubmissionId> {
  const { id, brand, creator, request } = await setup.submit({ post: { views: 0, likes: 0 } })
  await approveSubmission(setup.deps, { submissionId: id, reviewer: brand })
  const externalPostId = request.postUrl.slice(-11)
  await setup.sandbox.setPost({
    platform: 'youtube',
    username: creator.username,
    externalPostId,
    views,
  })
  const start = { submissionId: id, at: setup.deps.clock.now() }
  await setup.deps.database.transaction((tx) => insertSchedule(tx, start))
  return id
}

function readOf(submissionId: SubmissionId): Promise<Read> {
  return exactlyOne(
    setup.deps.database,
    sql<Read>`SELECT t.view_count, k.missed_count,
        ARRAY(SELECT concat_ws(' ', coalesce(m.view_count::text, 'none'), m.counted, m.note)
          FROM submission_metrics m WHERE m.submission_id = t.submission_id
            AND m.snapshot_time > s.approved_at ORDER BY m.snapshot_time) AS snapshots
      FROM submission_totals t JOIN submissions s ON s.id = t.submission_id
      JOIN tracking_schedule k ON k.submission_id = t.submission_id
      WHERE t.submission_id = ${submissionId}`,
  )
}

function deps() {
  return { ...setup.deps, hotIntervalSeconds: 5 }
}

test('a reading that cannot be settled is set aside and does not block its batch', async () => {
  const absurd = 999_999_999_999_999
  const [first, bad, last] = [await tracked(1000), await tracked(absurd), await tracked(2000)]
  await setup.change(
    sql`UPDATE submissions SET rate_per_k_views_cents = 10000000 WHERE id = ${bad}`,
  )
  const youtube = setup.deps.platforms.get('youtube')
  if (youtube === undefined) throw new Error('YouTube is not there')

  await readDuePosts(deps(), youtube)

  expect(await readOf(first)).toMatchObject({ viewCount: 1000, snapshots: ['1000 t'] })
  expect(await readOf(last)).toMatchObject({ viewCount: 2000, snapshots: ['2000 t'] })
  expect(await readOf(bad)).toEqual({
    viewCount: 0,
    missedCount: 1,
    snapshots: ['none f The platform reports 999,999,999,999,999 views, which cannot be right'],
  })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

const post: DuePost = {
  submissionId: 's' as SubmissionId,
  platform: 'youtube',
  socialAccountId: 'a' as SocialAccountId,
  platformUserId: 'u',
  externalPostId: 'e',
  approvedAt: new Date(),
  viewsPerHour: 0,
  publishedAt: null,
  ratePerKViewsCents: 300,
  minPayoutCents: 0,
  maxPayoutCents: 0,
  campaignMoney: 'enough',
  missedCount: 0,
  failedCount: 0,
  trouble: null,
  absentSince: null,
  highestViewCount: 0,
  lastReadAt: null,
}

const absent = { kind: 'absent', post, note: 'The post is not visible' } as const

function readingWith(viewCount: number | null): PostOutcome {
  const unknown = { likeCount: null, commentCount: null, shareCount: null, publishedAt: null }
  const withoutNotification = { title: null, description: null, thumbnailUrl: null }
  const who = { externalPostId: 'e', authorPlatformUserId: 'u' }
  return { kind: 'read', post, facts: { ...who, viewCount, ...unknown, ...withoutNotification } }
}

/** Cannot keep what `isBad` says; returns all that it kept. */
async function settleWithout(
  outcomes: readonly PostOutcome[],
  isBad: (outcome: PostOutcome) => boolean,
): Promise<PostOutcome[]> {
  const kept: PostOutcome[] = []
  await storeOutcomes(setup.deps.log, outcomes, async (some) => {
    if (some.some(isBad)) throw new RangeError('out of range')
    kept.push(...some)
  })
  return kept
}

test('a database failure neither sets a reading aside nor causes a retry', async () => {
  const trouble = new Error('connection lost')
  let calls = 0

  const settling = storeOutcomes(setup.deps.log, [absent], () => {
    calls += 1
    return Promise.reject(trouble)
  })

  await expect(settling).rejects.toBe(trouble)
  expect(calls).toBe(1)
})

test('a batch that can be stored is stored once', async () => {
  const outcomes = [absent, readingWith(5)]

  expect(await settleWithout(outcomes, () => false)).toEqual(outcomes)
})

test('a bad reading is set aside for an hour, whether it has a count or not', async () => {
  const bad = [readingWith(1234), readingWith(null)]

  const kept = await settleWithout([...bad, absent], (outcome) => bad.includes(outcome))

  const aside = { kind: 'postponed', post, trouble: 'broken', namedSeconds: 3600 }
  expect(kept).toEqual([
    { ...aside, note: 'The platform reports 1,234 views, which cannot be right' },
    { ...aside, note: 'The platform reports unknown views, which cannot be right' },
    absent,
  ])
})

test('only readings are set aside: an absence that cannot be stored is an error', async () => {
  const settling = settleWithout([absent], () => true)

  await expect(settling).rejects.toThrow('out of range')
})

test('a reading is not set aside when the database fails in the middle of a batch', async () => {
  const trouble = new Error('connection lost')
  let calls = 0

  const settling = storeOutcomes(setup.deps.log, [readingWith(5)], () => {
    calls += 1
    return Promise.reject(calls === 1 ? new RangeError('out of range') : trouble)
  })

  await expect(settling).rejects.toBe(trouble)
  expect(calls).toBe(2)
})
