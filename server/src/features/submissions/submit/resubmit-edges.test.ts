import type { RejectionCode } from '@permille/contract/submissions/reasons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { runWhile } from '#testing/row-locks.ts'
import { rejectSubmission } from '../review/reject-submission.ts'
import { lockPost } from '../submission-store.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { resubmitPost } from './resubmit-post.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

const rejectedAt = new Date('2026-06-01T12:00:00Z')

/** Rejected at a set time. */
async function givenRejected(code: RejectionCode = 'off_brief', views = 0) {
  const submitted = await setup.submit({ post: { views } })
  const { id, brand, creator } = submitted
  await rejectSubmission(setup.deps, { submissionId: id, reviewer: brand, code, note: null })
  await setup.change(sql`UPDATE submissions SET rejected_at = ${rejectedAt} WHERE id = ${id}`)
  return { ...submitted, own: { ...creator, submissionId: id } }
}

/** The dependencies at a set time. */
function depsAt(at: Date) {
  return { ...setup.deps, clock: { now: () => at } }
}

const lastMoment = addHours(rejectedAt, 72)

test('a post may be submitted again until exactly 72 hours after the rejection', async () => {
  const [late, inTime] = [await givenRejected(), await givenRejected()]

  const tooLate = resubmitPost(depsAt(new Date(lastMoment.getTime() + 1)), late.own)
  await expect(tooLate).rejects.toMatchObject({ code: 'not-resubmittable' })
  expect((await resubmitPost(depsAt(lastMoment), inTime.own)).status).toBe('pending')
})

test('a resubmission counts from its start, even if reading its post took until after the end', async () => {
  const { id, own } = await givenRejected()
  const times = [lastMoment, addHours(lastMoment, 1)]
  const clock = { now: () => times.shift() ?? addHours(lastMoment, 1) }

  const resubmitting = resubmitPost({ ...setup.deps, clock }, own)

  await expect(resubmitting).rejects.toMatchObject({ code: 'not-resubmittable' })
  expect(await setup.row(id)).toMatchObject({ status: 'rejected' })
})

test('a refusal states whether the reason or the state prevents it', async () => {
  const [fraud, pending] = [await givenRejected('suspected_fraud'), await setup.submit()]

  await expect(resubmitPost(depsAt(rejectedAt), fraud.own)).rejects.toMatchObject({
    message: expect.stringContaining('possible once, within 72 hours'),
  })
  const own = { ...pending.creator, submissionId: pending.id }
  await expect(resubmitPost(setup.deps, own)).rejects.toMatchObject({
    message: 'This submission is pending, so there is nothing to submit again.',
  })
})

test('a resubmission stores today’s views for its approval', async () => {
  const { id, own } = await givenRejected('off_brief', 700)

  await resubmitPost(depsAt(rejectedAt), own)

  const readings = sql<{ count: number; views: number }>`SELECT count(*), max(view_count) AS views
    FROM submission_metrics WHERE submission_id = ${id} AND snapshot_time = ${rejectedAt}`
  expect(await exactlyOne(setup.deps.database, readings)).toEqual({ count: 1, views: 700 })
})

test('the claim to an account that someone else has proven is lost', async () => {
  const { id, own, creator } = await givenRejected()
  await setup.change(
    sql`UPDATE social_accounts SET verified_at = NULL, removed_at = now(), evicted_at = now()
      WHERE id = ${creator.accountId}`,
  )

  await expect(resubmitPost(depsAt(rejectedAt), own)).rejects.toMatchObject({
    code: 'account-lost',
  })
  expect(await setup.row(id)).toMatchObject({ status: 'rejected' })
})

test('an end of the campaign under way wins over a resubmission', async () => {
  const { id, own, campaign } = await givenRejected()

  const resubmitted = await runWhile(
    setup.deps.database,
    async (tx) => {
      await run(
        tx,
        sql`UPDATE campaigns SET status = 'completed', completed_at = now()
          WHERE id = ${campaign.id}`,
      )
    },
    () => resubmitPost(depsAt(rejectedAt), own),
  )

  expect(resubmitted).toMatchObject({ reason: { code: 'campaign-completed' } })
  expect(await setup.row(id)).toMatchObject({ status: 'rejected' })
})

test('a submission of the same post under way wins over a resubmission', async () => {
  const { id, own, creator, request } = await givenRejected()
  const other = await setup.submit({ creator })
  const externalPostId = request.postUrl.slice(-11)

  const resubmitted = await runWhile(
    setup.deps.database,
    async (tx) => {
      await lockPost(tx, { platform: 'youtube', externalPostId })
      await run(
        tx,
        sql`UPDATE submissions SET external_post_id = ${externalPostId} WHERE id = ${other.id}`,
      )
    },
    () => resubmitPost(depsAt(rejectedAt), own),
  )

  expect(resubmitted).toMatchObject({ reason: { code: 'post-unique' } })
  expect(await setup.row(id)).toMatchObject({ status: 'rejected' })
})
