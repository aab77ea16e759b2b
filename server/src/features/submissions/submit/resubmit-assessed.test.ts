import type { RejectionCode } from '@permille/contract/submissions/reasons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreUser, suspendUser } from '#features/accounts/suspend-user.ts'
import { changeCampaignStatus } from '#features/campaigns/public.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { readBrandSubmission, readOwnSubmission } from '../read/read-submission.ts'
import { rejectSubmission } from '../review/reject-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { previewSubmission } from './preview-submission.ts'
import { resubmitPost } from './resubmit-post.ts'
import { submitPost } from './submit-post.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

async function givenRejected(code: RejectionCode = 'off_brief', views = 800) {
  const submitted = await setup.submit({ post: { views } })
  const { id, brand, creator, request } = submitted
  await rejectSubmission(setup.deps, { submissionId: id, reviewer: brand, code, note: null })
  const change = (given: { views?: number; likes?: number; title?: string; owner?: string }) => {
    const { owner: username = creator.username, views: now = views, ...rest } = given
    const externalPostId = request.postUrl.slice(-11)
    return setup.sandbox.setPost({
      platform: 'youtube',
      username,
      externalPostId,
      views: now,
      publishedAt: setup.deps.clock.now().toISOString(),
      ...rest,
    })
  }
  return { ...submitted, own: { ...creator, submissionId: id }, change }
}

type Rejected = Awaited<ReturnType<typeof givenRejected>>

const shown = ({ id }: Rejected) => readBrandSubmission(setup.deps.database, id, { kind: 'any' })

test('a second try’s bought views are flagged like a first one’s', async () => {
  const post = await givenRejected()
  await post.change({ views: 25_000, likes: 20 })

  await resubmitPost(setup.deps, post.own)

  const { risks, adminReasons, autoApprovesAt, viewCount } = await shown(post)
  expect(risks).toEqual([expect.stringContaining('25,000 views')])
  expect({ adminReasons, autoApprovesAt, viewCount }).toEqual({
    adminReasons: ['flagged'],
    autoApprovesAt: null,
    viewCount: 25_000,
  })
})

test('the first try’s signals do not carry over to the second', async () => {
  const post = await givenRejected()
  await setup.change(sql`UPDATE submissions SET risks = '{Bought.}', risk_codes = '{few-likes}',
    needs_admin = true WHERE id = ${post.id}`)

  await resubmitPost(setup.deps, post.own)

  expect(await setup.row(post.id)).toMatchObject({ risks: [], needsAdmin: false })
  expect((await shown(post)).riskCodes).toEqual([])
})

test('views taken back by the platform since the first try are a signal', async () => {
  const post = await givenRejected('off_brief', 19_000)
  await post.change({ views: 4000, likes: 400 })

  await resubmitPost(setup.deps, post.own)

  expect((await shown(post)).risks).toEqual([
    expect.stringContaining('took back 15,000 of 19,000 views'),
  ])
})

test('a second try must meet every requirement of a first one', async () => {
  const paused = await givenRejected()
  await pause(paused)
  const foreign = await givenRejected()
  await foreign.change({ owner: (await setup.creator()).username })
  const blocked = await givenRejected()
  await setup.change(sql`INSERT INTO creator_blocks (brand_id, creator_id, reason, created_at)
    VALUES (${blocked.campaign.brandId}, ${blocked.creator.creatorId}, 'Rude', now())`)
  const removed = await givenRejected()
  await setup.change(
    sql`UPDATE social_accounts SET removed_at = now() WHERE id = ${removed.creator.accountId}`,
  )
  const undisclosed = await givenRejected()
  await setup.change(
    sql`UPDATE submissions SET needs_disclosure = true WHERE id = ${undisclosed.id}`,
  )

  for (const [post, code] of [
    [paused, 'campaign-live'],
    [foreign, 'post-author'],
    [blocked, 'creator-blocked'],
    [removed, 'account-removed'],
    [undisclosed, 'post-disclosure'],
  ] as const) {
    await expect(resubmitPost(setup.deps, post.own)).rejects.toMatchObject({ code })
    expect(await setup.row(post.id)).toMatchObject({ status: 'rejected' })
  }
})

test('an account removed and connected again can resubmit its post', async () => {
  const post = await givenRejected()
  const { accountId } = post.creator
  await setup.change(sql`UPDATE social_accounts SET removed_at = now() WHERE id = ${accountId}`)
  await setup.change(sql`INSERT INTO social_accounts (id, user_id, platform, platform_user_id, username)
    SELECT gen_random_uuid(), user_id, platform, platform_user_id, username FROM social_accounts
    WHERE id = ${accountId}`)

  await resubmitPost(setup.deps, post.own)

  // Connected again, it has to be proven again.
  expect(await shown(post)).toMatchObject({
    status: 'pending',
    needsProof: true,
    adminReasons: ['account-not-verified'],
  })
})

test('a preview’s reading is not stored by a submission', async () => {
  const [campaign, creator] = [await setup.campaign(), await setup.creator()]
  const request = await setup.request({
    ...creator,
    campaignId: campaign.id,
    socialAccountId: creator.accountId,
    postUrl: await setup.post(creator.username, { views: 100 }),
  })
  await previewSubmission(setup.deps, request)
  await setup.sandbox.setPost({
    platform: 'youtube',
    username: creator.username,
    externalPostId: request.postUrl.slice(-11),
    views: 90,
    publishedAt: setup.deps.clock.now().toISOString(),
  })

  const { id } = await submitPost(setup.deps, request)

  const { views } = await exactlyOne(
    setup.deps.database,
    sql<{ views: number }>`SELECT view_count AS views FROM submission_metrics
      WHERE submission_id = ${id}`,
  )
  expect(views).toBe(90)
})

test('the 72 hours pause while the campaign is paused, and say so', async () => {
  const post = await givenRejected()
  setup.passHours(71)
  const resume = await pause(post)
  setup.passHours(100)
  const { resubmitUntil } = await readOwnSubmission(
    setup.deps.database,
    post.own,
    setup.deps.clock.now(),
  )
  expect(hoursFromNow(resubmitUntil)).toBe(1)

  await resume()
  setup.passHours(0.5)

  expect(await resubmitPost(setup.deps, post.own)).toMatchObject({ status: 'pending' })
})

test('the 72 hours pause while the creator is suspended', async () => {
  const inTime = await givenRejected()
  setup.passHours(24)
  await suspendFor(inTime, 24 * 8)
  setup.passHours(47)
  expect(await resubmitPost(setup.deps, inTime.own)).toMatchObject({ status: 'pending' })

  const late = await givenRejected()
  setup.passHours(24)
  await suspendFor(late, 24 * 8)
  setup.passHours(49)
  await expect(resubmitPost(setup.deps, late.own)).rejects.toMatchObject({
    code: 'not-resubmittable',
  })
})

test('a resubmission is not offered once the campaign has ended', async () => {
  const post = await givenRejected()
  await setup.change(
    sql`UPDATE campaigns SET status = 'completed', completed_at = now() WHERE id = ${post.campaign.id}`,
  )

  const { resubmitUntil } = await readOwnSubmission(
    setup.deps.database,
    post.own,
    setup.deps.clock.now(),
  )

  expect(resubmitUntil).toBeNull()
})

function hoursFromNow(at: Date | null): number | null {
  return at && Math.round((at.getTime() - setup.deps.clock.now().getTime()) / 36_000) / 100
}

/** Returns how to resume it. */
async function pause({ campaign }: Rejected) {
  const editor = { kind: 'brand', userId: campaign.userId, brandId: campaign.brandId } as const
  const { database, clock } = setup.deps
  const change = (step: 'pause' | 'resume') =>
    database.transaction((tx) =>
      changeCampaignStatus(tx, { editor, campaignId: campaign.id, change: step, at: clock.now() }),
    )
  await change('pause')
  return () => change('resume')
}

async function suspendFor({ creator }: Rejected, hours: number): Promise<void> {
  const { userId: adminUserId } = await makeAdmin(setup.deps.database)
  const request = { userId: creator.userId, adminUserId, requestId: 'test' }
  const changed = () => Promise.resolve()
  const { database, clock } = setup.deps
  const suspended = { ...request, now: clock.now(), reason: 'Spam' }
  await database.transaction((tx) => suspendUser(tx, suspended, changed))
  setup.passHours(hours)
  await database.transaction((tx) => restoreUser(tx, { ...request, now: clock.now() }, changed))
}
