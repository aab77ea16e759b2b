import type { Platform } from '@permille/contract/enums'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { approveSubmission } from '../submissions/review/approve-submission.ts'
import { submitPost } from '../submissions/submit/submit-post.ts'
import { type SubmissionSetup, setUpSubmissions } from '../submissions/testing/submission-setup.ts'
import { closeEndedSubmissions } from './close-ended-submissions.ts'
import { readDuePosts } from './read-due-posts.ts'
import { insertSchedule } from './tracking-store.ts'

let setup: SubmissionSetup
let made = 0
beforeAll(async () => {
  setup = await setUpSubmissions()
})
beforeEach(async () => {
  await setup.sandbox.clearFaults()
  await setup.change(sql`DELETE FROM tracking_schedule`)
})
afterAll(() => setup.close())

type Creator = Awaited<ReturnType<SubmissionSetup['authorized']>>

const addresses = {
  tiktok: (name: string, id: string) => `https://www.tiktok.com/@${name}/video/${id}`,
  instagram: (_name: string, id: string) => `https://www.instagram.com/reel/${id}/`,
}

function idOn(platform: 'tiktok' | 'instagram'): string {
  made += 1
  return platform === 'tiktok' ? String(7047596209028000000n + BigInt(made)) : `Chunk${made}-abcde`
}

/** An approved post, due to be read. */
async function tracked(platform: 'tiktok' | 'instagram', creator: Creator) {
  const externalPostId = idOn(platform)
  const post = { platform, username: creator.username, externalPostId }
  const publishedAt = setup.deps.clock.now().toISOString()
  await setup.sandbox.setPost({ ...post, views: 1000, publishedAt })
  const campaign = await setup.campaign({ platforms: [platform] })
  const { id: submissionId } = await submitPost(setup.deps, {
    ...creator,
    campaignId: campaign.id,
    socialAccountId: creator.accountId,
    postUrl: addresses[platform](creator.username, externalPostId),
  })
  const brand = { kind: 'brand', userId: campaign.userId, brandId: campaign.brandId } as const
  await approveSubmission(setup.deps, { submissionId, reviewer: brand })
  const start = { submissionId, at: setup.deps.clock.now() }
  await setup.deps.database.transaction((tx) => insertSchedule(tx, start))
  return { submissionId, ...post }
}

async function readDue(platform: Platform) {
  const client = setup.deps.platforms.get(platform)
  if (client === undefined) throw new Error(`${platform} is not there`)
  await readDuePosts({ ...setup.deps, hotIntervalSeconds: 5 }, client)
}

async function readAgain(platform: Platform) {
  await setup.change(sql`UPDATE tracking_schedule SET next_read_at = now() - interval '1 second',
    leased_until = NULL`)
  await readDue(platform)
}

interface Tracked {
  readonly trouble: string | null
  readonly failedCount: number
  readonly missedCount: number
  readonly waitSeconds: number
  readonly status: string
}

function trackingOf(submissionId: string): Promise<Tracked> {
  return exactlyOne(
    setup.deps.database,
    sql<Tracked>`SELECT k.trouble, k.failed_count, k.missed_count, s.status,
        extract(epoch FROM k.next_read_at - ${setup.deps.clock.now()}::timestamptz)::int
          AS wait_seconds
      FROM submissions s LEFT JOIN tracking_schedule k ON k.submission_id = s.id
      WHERE s.id = ${submissionId}`,
  )
}

test('one id that the platform refuses hides no other post, and is requested alone from then on', async () => {
  const creator = await setup.authorized('tiktok', 'batch.t')
  const [first, bad, last] = [
    await tracked('tiktok', creator),
    await tracked('tiktok', creator),
    await tracked('tiktok', creator),
  ]
  await setup.change(
    sql`UPDATE submissions SET external_post_id = 'abc' WHERE id = ${bad.submissionId}`,
  )

  await readDue('tiktok')

  const unhurt = { trouble: null, missedCount: 0, failedCount: 0 }
  expect(await trackingOf(first.submissionId)).toMatchObject(unhurt)
  expect(await trackingOf(last.submissionId)).toMatchObject(unhurt)
  expect(await trackingOf(bad.submissionId)).toMatchObject({
    trouble: 'refused',
    status: 'approved',
  })
})

test('a request refused whatever it contains costs four more calls, and locks nothing', async () => {
  const creator = await setup.authorized('tiktok', 'refused.t')
  const posts = []
  for (let index = 0; index < 5; index += 1) posts.push(await tracked('tiktok', creator))
  const body = { data: {}, error: { code: 'invalid_params', message: 'fields', log_id: '1' } }
  const fault = { provider: 'tiktok', match: 'POST /v2/video/query', kind: 'status', status: 400 }
  // Once for fewer fields, and for three posts alone.
  await setup.sandbox.setFault({ ...fault, body, times: 5 })

  await readDue('tiktok')

  const rows = await manyRows(
    setup.deps.database,
    sql<{ trouble: string; status: string }>`SELECT k.trouble, s.status FROM tracking_schedule k
      JOIN submissions s ON s.id = k.submission_id ORDER BY k.trouble`,
  )
  expect(rows.map(({ trouble }) => trouble)).toEqual([
    ...Array.from({ length: 3 }, () => 'request'),
    ...Array.from({ length: 2 }, () => 'unanswered'),
  ])
  // Every fault was used, no further call was made.
  await readAgain('tiktok')
  expect(await trackingOf(posts[0]?.submissionId ?? '')).toMatchObject({ trouble: null })
})

test('however often Instagram refuses a metric, the post stays, and waits longer each time', async () => {
  const creator = await setup.authorized('instagram', 'metric.i')
  const { submissionId } = await tracked('instagram', creator)
  const body = { error: { code: 100, message: '(#100) metric[0] must be one of the following' } }
  const fault = { provider: 'instagram', match: 'GET /v25.0', kind: 'status', status: 400 }
  await setup.sandbox.setFault({ ...fault, body, times: 20 })

  const waits = []
  for (let tries = 0; tries < 10; tries += 1) {
    await readAgain('instagram')
    waits.push((await trackingOf(submissionId)).waitSeconds)
  }

  expect(await trackingOf(submissionId)).toMatchObject({
    status: 'approved',
    trouble: 'request',
    failedCount: 10,
  })
  expect((waits[1] ?? 0) / (waits[0] ?? 1)).toBeCloseTo(2, 1)
})

test('the reader waits the minutes that Instagram states', async () => {
  const creator = await setup.authorized('instagram', 'throttled.i')
  const { submissionId } = await tracked('instagram', creator)
  const usage = { [creator.accountId]: [{ estimated_time_to_regain_access: 25 }] }
  await setup.sandbox.setFault({
    provider: 'instagram',
    match: 'GET /v25.0',
    kind: 'status',
    status: 400,
    headers: { 'x-business-use-case-usage': JSON.stringify(usage) },
    body: { error: { code: 80_002, message: 'There have been too many calls' } },
  })

  await readAgain('instagram')

  const { trouble, waitSeconds } = await trackingOf(submissionId)
  expect(trouble).toBe('throttled')
  expect(Math.round(waitSeconds / 60)).toBe(25)
})

test('hidden views do not count as an absence', async () => {
  const creator = await setup.authorized('instagram', 'hidden.i')
  const { submissionId, ...post } = await tracked('instagram', creator)
  await setup.sandbox.setPost({ ...post, views: 0 })

  for (let tries = 0; tries < 10; tries += 1) await readAgain('instagram')

  expect(await trackingOf(submissionId)).toMatchObject({
    status: 'approved',
    trouble: 'views-hidden',
  })
})

test.each([
  ['permission', { scope: 'instagram_business_manage_insights' }],
  ['reconnect', {}],
])('a withdrawn permission is recorded as %s', async (trouble, revoked) => {
  const creator = await setup.authorized('instagram', `${trouble}.i`)
  const { submissionId } = await tracked('instagram', creator)
  const account = { platform: 'instagram', username: creator.username } as const
  await setup.sandbox.revokeGrant({ ...account, ...revoked })

  await readAgain('instagram')

  expect(await trackingOf(submissionId)).toMatchObject({ trouble, status: 'approved' })
})

test('a post older than a new switch to professional says so, and stays', async () => {
  const creator = await setup.authorized('instagram', 'switch.i')
  const { submissionId } = await tracked('instagram', creator)
  const professionalSince = new Date(Date.now() + 3_600_000).toISOString()
  const account = { platform: 'instagram', username: creator.username, followers: 5 } as const
  await setup.sandbox.setAccount({ ...account, professionalSince })

  await readAgain('instagram')

  expect(await trackingOf(submissionId)).toMatchObject({
    trouble: 'professional',
    status: 'approved',
  })
})

test('a kind of post without views says so, and stays', async () => {
  const creator = await setup.authorized('instagram', 'kind.i')
  const { submissionId, externalPostId } = await tracked('instagram', creator)
  const post = { platform: 'instagram', username: creator.username, externalPostId } as const
  await setup.sandbox.setPost({ ...post, views: 5, withoutMetrics: 'views' })

  await readAgain('instagram')

  expect(await trackingOf(submissionId)).toMatchObject({
    trouble: 'not-offered',
    status: 'approved',
  })
})

test('an error at the end of a post’s window does not count as its last reading', async () => {
  const creator = await setup.authorized('tiktok', 'window.t')
  const { submissionId } = await tracked('tiktok', creator)
  await setup.change(
    sql`UPDATE submissions SET tracks_until = now() - interval '1 minute' WHERE id = ${submissionId}`,
  )
  await setup.change(
    sql`UPDATE submission_totals SET last_read_at = now() - interval '1 day'
      WHERE submission_id = ${submissionId}`,
  )
  const fault = { provider: 'tiktok', match: 'POST /v2/video/query', kind: 'status', status: 500 }
  await setup.sandbox.setFault(fault)

  await readAgain('tiktok')
  await closeEndedSubmissions(setup.deps)
  const during = await trackingOf(submissionId)
  await readAgain('tiktok')
  await closeEndedSubmissions(setup.deps)

  expect(during.status).toBe('approved')
  expect(await trackingOf(submissionId)).toMatchObject({ status: 'locked' })
})

test('when everything on a platform vanishes at once nothing is locked, until it shows a post again', async () => {
  const creator = await setup.authorized('tiktok', 'vanish.t')
  const [gone, other] = [await tracked('tiktok', creator), await tracked('tiktok', creator)]
  await readAgain('tiktok')
  for (const { submissionId: _, ...post } of [gone, other]) {
    await setup.sandbox.setPost({ ...post, views: 1000, state: 'deleted' })
  }

  for (let tries = 0; tries < 12; tries += 1) await readAgain('tiktok')
  const during = [await trackingOf(gone.submissionId), await trackingOf(other.submissionId)]
  const { submissionId: _, ...back } = other
  await setup.sandbox.setPost({ ...back, views: 1000, state: 'public' })
  await readAgain('tiktok')

  expect(during).toMatchObject([
    { status: 'approved', trouble: 'absent', missedCount: 12, failedCount: 0 },
    { status: 'approved', trouble: 'absent', missedCount: 12, failedCount: 0 },
  ])
  expect(await trackingOf(gone.submissionId)).toMatchObject({ status: 'locked', trouble: null })
  expect(await trackingOf(other.submissionId)).toMatchObject({ status: 'approved', trouble: null })
})
