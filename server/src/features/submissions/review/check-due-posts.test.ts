import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { readBrandSubmission, readOwnSubmission } from '../read/read-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { approveSubmission } from './approve-submission.ts'
import { autoApprove } from './auto-approve.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

type Submitted = Awaited<ReturnType<SubmissionSetup['submit']>>

async function givenDue(views = 800): Promise<Submitted> {
  const campaign = await setup.campaign({ flatBonusCents: 1500 })
  const post = await setup.submit({ campaign, post: { views } })
  await setup.change(sql`UPDATE submissions SET auto_approves_at = ${setup.deps.clock.now()}
    WHERE id = ${post.id}`)
  return post
}

function change(
  { creator, request }: Submitted,
  given: { views?: number; likes?: number; state?: 'private' | 'deleted'; title?: string },
  username = creator.username,
) {
  return setup.sandbox.setPost({
    platform: 'youtube',
    username,
    externalPostId: request.postUrl.slice(-11),
    views: 800,
    likes: 50,
    publishedAt: setup.deps.clock.now().toISOString(),
    ...given,
  })
}

/** Where a post is now, what was paid for it, and what its creator reads. */
async function fateOf({ id, creator }: Submitted) {
  const db = setup.deps.database
  const { adminReasons, autoApprovesAt } = await readOwnSubmission(db, {
    ...creator,
    submissionId: id,
  })
  const { status, needsAdmin } = await setup.row(id)
  const { earnedCents } = await exactlyOne(
    db,
    sql<{
      earnedCents: number
    }>`SELECT earned_cents FROM submission_totals WHERE submission_id = ${id}`,
  )
  return { status, needsAdmin, adminReasons, isAutomatic: autoApprovesAt !== null, earnedCents }
}

const withAdmin = (...adminReasons: string[]) => ({
  status: 'pending',
  needsAdmin: true,
  adminReasons,
  isAutomatic: false,
  earnedCents: 0,
})

async function failNext(times: number, status = 503): Promise<void> {
  const match = 'GET /youtube/v3/videos'
  await setup.sandbox.setFault({ provider: 'youtube', match, kind: 'status', status, times })
}

test('the system pays for what it has just read', async () => {
  const post = await givenDue()
  await change(post, { views: 2000 })

  await autoApprove(setup.deps)

  expect(await fateOf(post)).toMatchObject({ status: 'approved', earnedCents: 1500 + 600 })
})

test('a missing or private post at its deadline is left to an admin, unpaid', async () => {
  const [gone, hidden] = [await givenDue(), await givenDue()]
  await change(gone, { state: 'deleted' })
  await change(hidden, { state: 'private' })

  await autoApprove(setup.deps)
  await autoApprove(setup.deps)

  for (const post of [gone, hidden]) expect(await fateOf(post)).toEqual(withAdmin('post-gone'))
})

test('a post with bought views, another author or no disclosure is left to an admin', async () => {
  const [bought, foreign, undisclosed, disclosed] = [
    await givenDue(),
    await givenDue(),
    await givenDue(),
    await givenDue(),
  ]
  await change(bought, { views: 25_000, likes: 20 })
  await change(foreign, {}, (await setup.creator()).username)
  const both = [undisclosed.id, disclosed.id]
  await setup.change(
    sql`UPDATE submissions SET needs_disclosure = true WHERE id = ANY(${both}::uuid[])`,
  )
  await change(disclosed, { title: 'Look at this #ad' })

  await autoApprove(setup.deps)

  expect(await fateOf(bought)).toEqual(withAdmin('flagged'))
  expect(await fateOf(foreign)).toEqual(withAdmin('author-changed'))
  expect(await fateOf(undisclosed)).toEqual(withAdmin('disclosure-gone'))
  expect(await fateOf(disclosed)).toMatchObject({ status: 'approved' })
  const { risks } = await readBrandSubmission(setup.deps.database, bought.id, { kind: 'any' })
  expect(risks).toEqual([expect.stringContaining('25,000 views')])
})

test('a post whose views the platform took back since submission is left to an admin', async () => {
  const post = await givenDue(19_000)
  await change(post, { views: 4000, likes: 400 })

  await autoApprove(setup.deps)

  expect(await fateOf(post)).toEqual(withAdmin('flagged'))
})

test('a platform that does not respond delays the approval, with growing pauses', async () => {
  const post = await givenDue()
  const asked = async () => {
    const row = sql<{ failedCount: number }>`SELECT failed_count FROM approval_checks
      WHERE submission_id = ${post.id}`
    return (await exactlyOne(setup.deps.database, row)).failedCount
  }
  await failNext(20)

  await autoApprove(setup.deps)
  const first = await asked()
  await autoApprove(setup.deps)
  const atOnce = await asked()
  setup.passHours(61 / 3600)
  await autoApprove(setup.deps)
  const later = await asked()
  setup.passHours(61 / 3600)
  await autoApprove(setup.deps)

  expect([first, atOnce, later, await asked()]).toEqual([1, 1, 2, 2])
  const { unreadSince } = await readBrandSubmission(setup.deps.database, post.id, { kind: 'any' })
  expect(unreadSince).toBeInstanceOf(Date)
  expect(await fateOf(post)).toMatchObject({
    status: 'pending',
    needsAdmin: false,
    adminReasons: [],
  })

  await setup.sandbox.clearFaults()
  setup.passHours(1)
  await autoApprove(setup.deps)
  expect(await fateOf(post)).toMatchObject({ status: 'approved' })
})

test('a post that cannot be read for a day is left to an admin', async () => {
  const post = await givenDue()
  await failNext(100)
  for (let hour = 0; hour < 24; hour += 1) {
    await autoApprove(setup.deps)
    setup.passHours(1)
  }
  const before = await fateOf(post)
  setup.passHours(1)

  await autoApprove(setup.deps)
  await setup.sandbox.clearFaults()

  expect(before).toMatchObject({ status: 'pending', needsAdmin: false })
  expect(await fateOf(post)).toEqual(withAdmin('post-unreadable'))
})

test('a reading older than a few minutes is repeated, even under the locks', async () => {
  const post = await givenDue()
  await setup.see(post.id)
  setup.passHours(0.1)

  const approving = approveSubmission(setup.deps, {
    submissionId: post.id,
    reviewer: { kind: 'system' },
  })

  await expect(approving).rejects.toMatchObject({ code: 'post-unseen' })
  await autoApprove(setup.deps)
  expect(await fateOf(post)).toMatchObject({ status: 'approved' })
})

test('two workers read a post once', async () => {
  const post = await givenDue()

  await Promise.all([autoApprove(setup.deps), autoApprove(setup.deps), autoApprove(setup.deps)])
  await autoApprove(setup.deps)

  const { count } = await exactlyOne(
    setup.deps.database,
    sql<{ count: number }>`SELECT count(*) AS count FROM submission_metrics
      WHERE submission_id = ${post.id}`,
  )
  expect(count).toBe(2)
  expect(await fateOf(post)).toMatchObject({ status: 'approved' })
})

test('the desk shows when a pending post was last seen', async () => {
  const post = await givenDue()
  const submitted = await readBrandSubmission(setup.deps.database, post.id, { kind: 'any' })
  await change(post, { views: 25_000, likes: 20 })
  setup.passHours(2)
  const before = setup.deps.clock.now()

  await autoApprove(setup.deps)

  const { lastSeenAt } = await readBrandSubmission(setup.deps.database, post.id, { kind: 'any' })
  expect(submitted.lastSeenAt).toEqual(submitted.submittedAt)
  expect(lastSeenAt && lastSeenAt >= before).toBe(true)
})

test('a stop reads no further post, and those left are due at once', async () => {
  const post = await givenDue()
  await expect(autoApprove(setup.deps, AbortSignal.abort())).rejects.toThrow()
  expect(await fateOf(post)).toMatchObject({ status: 'pending', needsAdmin: false })

  await autoApprove(setup.deps)

  expect(await fateOf(post)).toMatchObject({ status: 'approved' })
})
