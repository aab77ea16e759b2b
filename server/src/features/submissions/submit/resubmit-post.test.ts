import type { CreatorId } from '@permille/contract/ids'
import type { RejectionCode } from '@permille/contract/submissions/reasons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDispute } from '#features/disputes/open-dispute.ts'
import { sql } from '#platform/database/sql.ts'
import { listOwnSubmissions } from '../read/list-submissions.ts'
import { readBrandSubmission, readOwnSubmission } from '../read/read-submission.ts'
import { rejectSubmission } from '../review/reject-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { resubmitPost } from './resubmit-post.ts'
import { submitPost } from './submit-post.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

async function givenRejected(code: RejectionCode = 'off_brief') {
  const submitted = await setup.submit()
  const { id, brand, creator } = submitted
  await rejectSubmission(setup.deps, { submissionId: id, reviewer: brand, code, note: null })
  return { ...submitted, own: { ...creator, submissionId: id } }
}

test('a resubmitted post is pending again with a new deadline, once', async () => {
  const { id, own, brand } = await givenRejected()
  setup.passHours(1)

  await resubmitPost(setup.deps, own)

  const row = await setup.row(id)
  expect(row).toMatchObject({ status: 'pending', reason: null })
  expect(row.autoApprovesAt.getTime() - (row.resubmittedAt?.getTime() ?? 0)).toBe(48 * 3_600_000)
  expect(await setup.history(id)).toEqual([
    'creator pending',
    'brand pending rejected',
    'creator rejected pending',
  ])
  await rejectSubmission(setup.deps, {
    submissionId: id,
    reviewer: brand,
    code: 'off_brief',
    note: null,
  })
  await expect(resubmitPost(setup.deps, own)).rejects.toMatchObject({ code: 'not-resubmittable' })
})

test('what the creator changed is shown with the reason of the first rejection, to both sides', async () => {
  const { id, own } = await givenRejected()
  const reads = () => readBrandSubmission(setup.deps.database, id, { kind: 'any' })
  expect(await reads()).toMatchObject({ resubmittedAt: null, rejectedBefore: null, changes: null })

  await resubmitPost(setup.deps, { ...own, changes: 'שמתי #ad בשורה הראשונה' })

  const shown = { changes: 'שמתי #ad בשורה הראשונה' }
  expect(await reads()).toMatchObject({
    ...shown,
    status: 'pending',
    reason: null,
    rejectedBefore: 'The post does not follow the brief.',
    resubmittedAt: expect.any(Date),
  })
  expect(await readOwnSubmission(setup.deps.database, own)).toMatchObject(shown)
})

test('a second try that is rejected too keeps the first reason beside its own', async () => {
  const { id, own, brand } = await givenRejected()
  await resubmitPost(setup.deps, own)
  const again = { submissionId: id, reviewer: brand, code: 'low_quality', note: null } as const
  await rejectSubmission(setup.deps, again)

  const row = await readBrandSubmission(setup.deps.database, id, { kind: 'any' })

  expect(row).toMatchObject({
    reason: 'The post does not reach the quality that the campaign requires.',
    rejectedBefore: 'The post does not follow the brief.',
    changes: null,
  })
})

test('a list names the time until which a post can be fixed, while its campaign takes posts', async () => {
  const fixable = await givenRejected()
  const unfixable = await givenRejected('suspected_fraud')
  const disputed = await givenRejected()
  await openDispute(setup.deps, { submissionId: disputed.id, ...disputed.creator, reason: 'No.' })
  const list = async ({ creator: { creatorId } }: { creator: { creatorId: CreatorId } }) => {
    const query = { creatorId, limit: 5, sort: 'newest', at: setup.deps.clock.now() } as const
    const { items } = await listOwnSubmissions(setup.deps.database, query)
    return items.map(({ resubmitUntil }) => resubmitUntil)
  }

  const now = setup.deps.clock.now()
  const { resubmitUntil } = await readOwnSubmission(setup.deps.database, fixable.own, now)
  expect(await list(fixable)).toEqual([resubmitUntil])
  expect(resubmitUntil).toBeInstanceOf(Date)
  expect(await list(unfixable)).toEqual([null])
  expect(await list(disputed)).toEqual([null])
  await setup.change(sql`UPDATE campaigns SET status = 'paused', pause_reasons = '{manual}'
    WHERE id = ${fixable.campaign.id}`)
  expect(await list(fixable)).toEqual([null])
})

test('ten clicks on Resubmit make one transition', async () => {
  const { id, own } = await givenRejected()

  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => resubmitPost(setup.deps, own)),
  )

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await setup.history(id)).toHaveLength(3)
})

test('an unfixable reason, or a resubmission after 72 hours, is refused', async () => {
  const fraud = await givenRejected('suspected_fraud')
  const late = await givenRejected()

  await expect(resubmitPost(setup.deps, fraud.own)).rejects.toMatchObject({
    code: 'not-resubmittable',
  })
  setup.passHours(73)
  await expect(resubmitPost(setup.deps, late.own)).rejects.toMatchObject({
    code: 'not-resubmittable',
  })
})

test('a post that is not public stays rejected', async () => {
  const { id, own, creator, request } = await givenRejected('not_public')
  setup.passHours(1)
  await setup.sandbox.setPost({
    platform: 'youtube',
    username: creator.username,
    externalPostId: request.postUrl.slice(-11),
    views: 5,
    state: 'private',
  })

  await expect(resubmitPost(setup.deps, own)).rejects.toMatchObject({ code: 'post-public' })

  expect(await setup.row(id)).toMatchObject({ status: 'rejected' })
})

test('a post submitted elsewhere in the meantime stays rejected', async () => {
  const { id, own, request } = await givenRejected()
  await submitPost(setup.deps, { ...request, campaignId: (await setup.campaign()).id })

  await expect(resubmitPost(setup.deps, own)).rejects.toMatchObject({
    code: 'post-unique',
  })

  expect(await setup.row(id)).toMatchObject({ status: 'rejected' })
})

test('concurrent submission elsewhere and resubmission leave one live submission', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { own, request } = await givenRejected()
    const isSameCampaign = round % 2 === 0
    const campaignId = isSameCampaign ? request.campaignId : (await setup.campaign()).id

    const results = await Promise.allSettled([
      resubmitPost(setup.deps, own),
      submitPost(setup.deps, { ...request, campaignId }),
    ])

    const refused = results.filter((result) => result.status === 'rejected')
    const codes = refused.map(({ reason }) => reason.code)
    if (isSameCampaign) expect(['post-decided', 'post-unique']).toContain(codes.join())
    else expect(codes).toEqual(['post-unique'])
  }
})

test('another creator’s submission is not found', async () => {
  const { own } = await givenRejected()
  const other = await setup.creator()

  const resubmitting = resubmitPost(setup.deps, { ...other, submissionId: own.submissionId })

  await expect(resubmitting).rejects.toMatchObject({ family: 'not-found' })
})

test('nothing can be resubmitted after the campaign has ended', async () => {
  const { own, campaign } = await givenRejected()
  await setup.change(
    sql`UPDATE campaigns SET status = 'completed', completed_at = now() WHERE id = ${campaign.id}`,
  )

  await expect(resubmitPost(setup.deps, own)).rejects.toMatchObject({ code: 'campaign-completed' })
})

test('a disputed rejection must be decided before the post can be resubmitted', async () => {
  const { id, own, creator } = await givenRejected()
  const { database } = setup.deps
  await openDispute(setup.deps, { submissionId: id, ...creator, reason: 'It follows the brief.' })
  const shown = await readOwnSubmission(database, own)

  const resubmitting = resubmitPost(setup.deps, own)

  await expect(resubmitting).rejects.toMatchObject({ code: 'dispute-open' })
  expect(shown.resubmitUntil).toBeNull()
  expect(await setup.row(id)).toMatchObject({ status: 'rejected' })
})
