import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockRow } from '#money/locks.ts'
import { addHours } from '#platform/clock.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { runWhile } from '#testing/row-locks.ts'
import { approveSubmission } from '../review/approve-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { checkSubmission, type SubmissionRequest } from './check-submission.ts'
import type { PostReadings } from './post-readings.ts'
import { submitPost } from './submit-post.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

async function failedCodes(request: SubmissionRequest): Promise<string[]> {
  const { checks, accepted } = await checkSubmission(setup.deps, request)
  expect(accepted === null).toBe(checks.some((check) => !check.passed))
  return checks.filter((check) => !check.passed).map((check) => check.code)
}

function countSubmissions(request: SubmissionRequest): Promise<{ count: number }> {
  return exactlyOne(
    setup.deps.database,
    sql<{ count: number }>`SELECT count(*) FROM submissions
      WHERE campaign_id = ${request.campaignId}`,
  )
}

/** Both calls return the same refusal, and nothing is stored. */
async function expectRefusal(request: SubmissionRequest, code: string): Promise<void> {
  expect(await failedCodes(request)).toContain(code)
  await expect(submitPost(setup.deps, request)).rejects.toMatchObject({ family: 'rejected' })
  expect(await countSubmissions(request)).toEqual({ count: 0 })
}

test('a post that passes every check is stored as pending, under the current terms', async () => {
  const request = await setup.request()

  const { checks } = await checkSubmission(setup.deps, request)
  const { id } = await submitPost(setup.deps, request)

  expect(checks.map(({ code, passed }) => [code, passed])).toEqual(
    [
      'campaign-live',
      'creator-limits',
      'account-connected',
      'platform-allowed',
      'post-url',
      'post-unique',
      'post-public',
      'post-author',
      'post-published',
    ].map((code) => [code, true]),
  )
  const row = await setup.row(id)
  expect(row).toMatchObject({ status: 'pending', risks: [], needsAdmin: false })
  expect(row.autoApprovesAt).toEqual(addHours(row.submittedAt, 48))
  expect(request.postUrl).toContain(row.externalPostId)
  expect(await setup.history(id)).toEqual(['creator pending'])
  const totals = sql<{ viewCount: number; earnings: number }>`
    SELECT view_count, earned_cents AS earnings FROM submission_totals WHERE submission_id = ${id}`
  expect(await exactlyOne(setup.deps.database, totals)).toEqual({ viewCount: 0, earnings: 0 })
})

test('ten simultaneous submissions of one post leave one row', async () => {
  const request = await setup.request()

  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => submitPost(setup.deps, request)),
  )

  const refusals = results.filter((result) => result.status === 'rejected')
  expect(refusals.map(({ reason }) => reason.code)).toEqual(
    Array.from({ length: 9 }, () => 'post-unique'),
  )
  expect(await countSubmissions(request)).toEqual({ count: 1 })
})

test('a post earns in one campaign only', async () => {
  const request = await setup.request()
  await submitPost(setup.deps, request)
  const elsewhere = { ...request, campaignId: (await setup.campaign()).id }

  await expectRefusal(elsewhere, 'post-unique')
})

test('a platform outage does not reject the post', async () => {
  const request = await setup.request()
  await setup.sandbox.setFault({
    provider: 'youtube',
    match: 'GET /youtube/v3/videos',
    kind: 'status',
    status: 503,
    times: 1,
  })

  await expect(submitPost(setup.deps, request)).rejects.toMatchObject({ family: 'unavailable' })

  expect((await submitPost(setup.deps, request)).status).toBe('pending')
})

test('risk flags are stored as sentences with their numbers', async () => {
  const creator = await setup.creator({ followers: 120 })

  const { id } = await setup.submit({ creator, post: { views: 50_000, likes: 10 } })

  expect((await setup.row(id)).risks).toEqual([
    '50,000 views on an account with 120 followers.',
    '10 likes on 50,000 views; at least 50 is usual on YouTube (0.1%).',
  ])
})

test('followers are read again, and the median covers the account’s own tracked posts', async () => {
  const creator = await setup.creator({ followers: 90_000 })
  for (const views of [100, 200, 300]) {
    const { id, brand } = await setup.submit({ creator })
    await approveSubmission(setup.deps, { submissionId: id, reviewer: brand })
    await setup.change(
      sql`UPDATE submission_totals SET view_count = ${views}, last_read_at = now()
        WHERE submission_id = ${id}`,
    )
  }
  await setup.sandbox.setAccount({
    platform: 'youtube',
    username: creator.username,
    followers: 30,
  })

  const { id } = await setup.submit({ creator, post: { views: 11_000, likes: 900 } })

  expect((await setup.row(id)).risks).toEqual([
    '11,000 views are more than 5 times this account’s median of 200.',
    '11,000 views on an account with 30 followers.',
  ])
})

// The sandbox attributes unknown posts to the account looked up last, as in the demo.
test('in the demo any video URL becomes a post of the submitting account', async () => {
  await setup.sandbox.setSettings({ unknownPosts: true })
  const request = await setup.request({ postUrl: 'https://youtu.be/aaaaaaaaaaa' })
  await setup.deps.platforms
    .get('youtube')
    ?.findPost({ platformUserId: '', accessToken: null }, { kind: 'id', value: 'bbbbbbbbbbb' })

  expect(await failedCodes(request)).toEqual([])
  await setup.sandbox.setSettings({ unknownPosts: false })
})

test('previews of a post read it once a minute, and a submission reads it again', async () => {
  const request = await setup.request()
  await checkSubmission(setup.deps, request)
  await setup.sandbox.setFault({
    provider: 'youtube',
    match: 'GET /youtube/v3/videos',
    kind: 'status',
    status: 503,
    times: 1,
  })

  const { accepted } = await checkSubmission(setup.deps, request)
  const submitting = submitPost(setup.deps, request)

  expect(accepted).not.toBeNull()
  await expect(submitting).rejects.toMatchObject({ code: 'platform-unavailable' })
  await setup.sandbox.clearFaults()
})

test('a campaign that pauses during the platform call no longer accepts the post', async () => {
  const request = await setup.request()
  const readNow: PostReadings['readNow'] = async (...asked) => {
    await setup.change(
      sql`UPDATE campaigns SET status = 'paused', pause_reasons = '{manual}'
        WHERE id = ${request.campaignId}`,
    )
    return await setup.deps.readings.readNow(...asked)
  }

  const submitting = submitPost(
    { ...setup.deps, readings: { ...setup.deps.readings, readNow } },
    request,
  )

  await expect(submitting).rejects.toMatchObject({ family: 'rejected', code: 'campaign-live' })
  expect(await countSubmissions(request)).toEqual({ count: 0 })
})

test('a creator’s submissions are counted one after another', async () => {
  const request = await setup.request()
  const { database } = setup.deps

  const submitted = await runWhile(
    database,
    async (tx) => {
      await lockRow(tx, 'creator', request.creatorId)
    },
    () => submitPost(setup.deps, request),
  )

  expect(submitted.status).toBe('fulfilled')
})
