import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { readBrandSubmission } from '../read/read-submission.ts'
import { resubmitPost } from '../submit/resubmit-post.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { approveAgain } from './approve-again.ts'
import { approveSubmission } from './approve-submission.ts'
import { enterReading } from './enter-reading.ts'
import { rejectSubmission } from './reject-submission.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

type Submitted = Awaited<ReturnType<SubmissionSetup['submit']>>

const uncounted = { counted: false, accruedCents: 0, setAsideCents: 0, takenBackCents: 0 }
const counted = { ...uncounted, counted: true }

/** A cent a view, and money for 40,000 of them. */
async function givenPost(views: number): Promise<Submitted> {
  const campaign = await setup.campaign({ fundedCents: 40_000 })
  await setup.change(sql`UPDATE campaigns SET reward_rate_per_k_views_cents = 1000
    WHERE id = ${campaign.id}`)
  return setup.submit({ campaign, post: { views } })
}

async function actOn({ id: submissionId }: Submitted, reason = 'Seen on the page') {
  const { userId: adminUserId } = await makeAdmin(setup.deps.database)
  return { submissionId, adminUserId, reason, requestId: 'test' }
}

async function enter(post: Submitted, viewCount: number, counts: boolean) {
  setup.passHours(1)
  const unknown = { likeCount: null, commentCount: null, shareCount: null }
  const reading = { viewCount, counts, ...unknown }
  return enterReading(setup.deps, { ...(await actOn(post)), reading })
}

/** What the desk says that an approval pays, and what it has paid. */
async function paysOf({ id }: Submitted) {
  const { approvalPay, viewCount } = await readBrandSubmission(setup.deps.database, id, {
    kind: 'any',
  })
  const { earnedCents } = await exactlyOne(
    setup.deps.database,
    sql<{
      earnedCents: number
    }>`SELECT earned_cents FROM submission_totals WHERE submission_id = ${id}`,
  )
  return { viewCount, shownCents: approvalPay?.viewsCents, earnedCents }
}

const approve = ({ id, brand }: Submitted) =>
  approveSubmission(setup.deps, { submissionId: id, reviewer: brand })

test('a manual reading that does not count is shown and never paid', async () => {
  const [pending, approved] = [await givenPost(800), await givenPost(800)]
  await approve(approved)

  expect(await enter(pending, 40_000, false)).toEqual(uncounted)
  expect(await enter(approved, 40_000, false)).toEqual(uncounted)

  expect(await paysOf(pending)).toEqual({ viewCount: 800, shownCents: 800, earnedCents: 0 })
  await approve(pending)
  for (const post of [pending, approved]) {
    expect(await paysOf(post)).toEqual({ viewCount: 800, shownCents: undefined, earnedCents: 800 })
  }
})

test('a manual reading that counts replaces the earlier counts of a pending post, lower or higher', async () => {
  const [lower, higher] = [await givenPost(800), await givenPost(800)]

  expect(await enter(lower, 300, true)).toEqual(counted)
  expect(await enter(higher, 9000, true)).toEqual(counted)
  expect(await enter(higher, 5000, true)).toEqual(counted)

  expect(await paysOf(lower)).toEqual({ viewCount: 300, shownCents: 300, earnedCents: 0 })
  expect(await paysOf(higher)).toEqual({ viewCount: 5000, shownCents: 5000, earnedCents: 0 })
  for (const post of [lower, higher]) await approve(post)
  expect(await paysOf(lower)).toMatchObject({ earnedCents: 300 })
  expect(await paysOf(higher)).toMatchObject({ earnedCents: 5000 })
})

test('an approval after all counts the same as a first approval', async () => {
  const post = await givenPost(800)
  await rejectSubmission(setup.deps, {
    submissionId: post.id,
    reviewer: post.brand,
    code: 'other',
    note: 'No',
  })
  await enter(post, 40_000, false)
  await enter(post, 700, true)

  await approveAgain(setup.deps, await actOn(post))

  expect(await paysOf(post)).toMatchObject({ viewCount: 700, earnedCents: 700 })
})

test('the readings of a first try are not paid with the second one', async () => {
  const post = await givenPost(19_000)
  const { id: submissionId, brand: reviewer, creator, request } = post
  await rejectSubmission(setup.deps, { submissionId, reviewer, code: 'off_brief', note: null })
  await enter(post, 30_000, true)
  await setup.sandbox.setPost({
    platform: 'youtube',
    username: creator.username,
    externalPostId: request.postUrl.slice(-11),
    views: 4000,
    publishedAt: setup.deps.clock.now().toISOString(),
  })
  setup.passHours(1)
  await resubmitPost(setup.deps, { ...creator, submissionId })

  expect(await paysOf(post)).toEqual({ viewCount: 4000, shownCents: 4000, earnedCents: 0 })
  await approve(post)
  expect(await paysOf(post)).toMatchObject({ viewCount: 4000, earnedCents: 4000 })
})

test('a manual reading of a pending post is checked like the platform’s', async () => {
  const post = await givenPost(800)
  const reading = { viewCount: 25_000, likeCount: 20, commentCount: null, shareCount: null }

  await enterReading(setup.deps, { ...(await actOn(post)), reading: { ...reading, counts: true } })

  const seen = await readBrandSubmission(setup.deps.database, post.id, { kind: 'any' })
  expect(seen).toMatchObject({ adminReasons: ['flagged'], viewCount: 25_000 })
  expect(seen.snapshots.map(({ countsOnceApproved }) => countsOnceApproved)).toEqual([false, true])
})

test('an approval sets aside the earnings of a far larger manual reading', async () => {
  const [large, small] = [await givenPost(800), await givenPost(8000)]
  await enter(large, 12_000, true)
  await enter(small, 12_000, true)

  for (const post of [large, small]) await approve(post)

  const seen = await Promise.all(
    [large, small].map(({ id }) =>
      readBrandSubmission(setup.deps.database, id, { kind: 'any' }).then(({ watch }) => watch),
    ),
  )
  expect(seen.map(({ doubts: flags }) => flags.map(({ setAsideCents }) => setAsideCents))).toEqual([
    [12_000],
    [],
  ])
  expect(await paysOf(large)).toMatchObject({ viewCount: 12_000, earnedCents: 12_000 })
})
