import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours } from '../../platform/clock.ts'
import { exactlyOne } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { newId } from '../../platform/ids.ts'
import { approveSubmission } from './approve-submission.ts'
import { checkSubmission, type SubmissionRequest } from './check-submission.ts'
import { submitPost } from './submit-post.ts'
import { openScene, type Scene } from './testing/submission-scene.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

async function givenRequest(change: Partial<SubmissionRequest> = {}): Promise<SubmissionRequest> {
  const [campaign, creator] = [await scene.campaign(), await scene.creator()]
  return {
    ...creator,
    campaignId: campaign.id,
    socialAccountId: creator.accountId,
    postUrl: await scene.post(creator.username),
    ...change,
  }
}

async function failedCodes(request: SubmissionRequest): Promise<string[]> {
  const { checks, accepted } = await checkSubmission(scene.deps, request)
  expect(accepted === null).toBe(checks.some((check) => !check.passed))
  return checks.filter((check) => !check.passed).map((check) => check.code)
}

function countSubmissions(request: SubmissionRequest): Promise<{ count: number }> {
  return exactlyOne(
    scene.deps.database,
    sql<{ count: number }>`SELECT count(*) FROM submissions
      WHERE campaign_id = ${request.campaignId}`,
  )
}

/** Both calls say the same, and nothing is stored. */
async function expectRefusal(request: SubmissionRequest, code: string): Promise<void> {
  expect(await failedCodes(request)).toContain(code)
  await expect(submitPost(scene.deps, request)).rejects.toMatchObject({ family: 'rejected' })
  expect(await countSubmissions(request)).toEqual({ count: 0 })
}

test('a post that passes every check is stored pending, under the terms of the moment', async () => {
  const request = await givenRequest()

  const { checks } = await checkSubmission(scene.deps, request)
  const { id } = await submitPost(scene.deps, request)

  expect(checks.map(({ code, passed }) => [code, passed])).toEqual(
    [
      'campaign-live',
      'account-connected',
      'platform-allowed',
      'post-url',
      'post-unique',
      'post-public',
      'post-author',
      'post-published',
    ].map((code) => [code, true]),
  )
  const row = await scene.row(id)
  expect(row).toMatchObject({ status: 'pending', risks: [], needsAdmin: false })
  expect(row.autoApprovesAt).toEqual(addHours(row.submittedAt, 48))
  expect(request.postUrl).toContain(row.externalPostId)
  expect(await scene.history(id)).toEqual(['creator pending'])
  const totals = sql<{ viewCount: number; earnings: number }>`
    SELECT view_count, earned_cents AS earnings FROM submission_totals WHERE submission_id = ${id}`
  expect(await exactlyOne(scene.deps.database, totals)).toEqual({ viewCount: 0, earnings: 0 })
})

test('ten simultaneous submissions of one post leave one row', async () => {
  const request = await givenRequest()

  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => submitPost(scene.deps, request)),
  )

  const refusals = results.filter((result) => result.status === 'rejected')
  expect(refusals.map(({ reason }) => [reason.code, reason.kind])).toEqual(
    Array.from({ length: 9 }, () => ['post-unique', 'conflict']),
  )
  expect(await countSubmissions(request)).toEqual({ count: 1 })
})

test('one post earns in one campaign only', async () => {
  const request = await givenRequest()
  await submitPost(scene.deps, request)
  const elsewhere = { ...request, campaignId: (await scene.campaign()).id }

  await expectRefusal(elsewhere, 'post-unique')
})

test('a paused campaign takes nothing, and a draft is not there', async () => {
  const [paused, draft] = [await givenRequest(), await givenRequest()]
  await scene.change(
    sql`UPDATE campaigns SET status = 'paused', pause_reason = 'manual' WHERE id = ${paused.campaignId}`,
  )
  const draftId = newId()
  await scene.change(
    sql`INSERT INTO campaigns (id, brand_id, name, category, budget_cents, min_payout_cents,
        max_payout_cents, reward_rate_per_k_views_cents, platforms_allowed)
      SELECT ${draftId}, brand_id, 'Draft', 'fashion', 1000, 0, 0, 300, '{youtube}'
      FROM campaigns WHERE id = ${draft.campaignId}`,
  )

  await expectRefusal(paused, 'campaign-live')
  await expect(
    checkSubmission(scene.deps, { ...draft, campaignId: draftId }),
  ).rejects.toMatchObject({ family: 'not-found', message: 'Campaign not found' })
})

test('a campaign whose end has passed takes nothing, before anyone marked it completed', async () => {
  const request = await givenRequest()
  await scene.change(
    sql`UPDATE campaigns SET ends_at = now() - interval '1 minute' WHERE id = ${request.campaignId}`,
  )

  await expectRefusal(request, 'campaign-live')
})

test('another person’s account answers like a missing one', async () => {
  const request = await givenRequest({ socialAccountId: (await scene.creator()).accountId })
  const missing = { ...request, socialAccountId: newId() }

  for (const asked of [request, missing]) {
    await expect(submitPost(scene.deps, asked)).rejects.toMatchObject({
      family: 'not-found',
      message: 'Social account not found',
    })
  }
  expect(await countSubmissions(request)).toEqual({ count: 0 })
})

test('the owner of the brand cannot submit to it', async () => {
  const request = await givenRequest()
  await scene.change(
    sql`UPDATE brands SET owner_user_id = ${request.userId}
      WHERE id = (SELECT brand_id FROM campaigns WHERE id = ${request.campaignId})`,
  )

  await expectRefusal(request, 'own-campaign')
})

test('a platform that the campaign does not name is refused', async () => {
  const campaign = await scene.campaign({ platforms: ['tiktok'] })

  await expectRefusal(await givenRequest({ campaignId: campaign.id }), 'platform-allowed')
})

test.each([
  'https://x.com/ada/status/1346889436626259968',
  'https://www.youtube.com/@ada',
  'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'https://user@www.youtube.com:444/watch?v=dQw4w9WgXcQ',
  'not a link',
])('the address %s is no YouTube post, and nobody is asked about it', async (postUrl) => {
  const request = await givenRequest({ postUrl })
  const unreachable = {
    ...scene.deps,
    readings: { read: () => Promise.reject(new Error('a platform was asked')) },
  }

  const { checks } = await checkSubmission(unreachable, request)

  expect(checks.at(-1)).toMatchObject({ code: 'post-url', passed: false })
})

test.each(['private', 'deleted'] as const)('a %s post is refused', async (state) => {
  const request = await givenRequest()
  const creator = await scene.creator()
  const postUrl = await scene.post(creator.username, { state })

  await expectRefusal(
    { ...request, ...creator, socialAccountId: creator.accountId, postUrl },
    'post-public',
  )
})

test('a post of somebody else is refused, whatever handle the address carries', async () => {
  const other = await scene.creator()

  const request = await givenRequest({ postUrl: await scene.post(other.username) })

  await expectRefusal(request, 'post-author')
})

test('a post from before the campaign is refused, but for five minutes of tolerance', async () => {
  const campaign = await scene.campaign({ liveAt: new Date('2026-06-01T12:00:00Z') })
  const creator = await scene.creator()
  const requestFor = async (publishedAt: string): Promise<SubmissionRequest> => ({
    ...creator,
    campaignId: campaign.id,
    socialAccountId: creator.accountId,
    postUrl: await scene.post(creator.username, { publishedAt: new Date(publishedAt) }),
  })

  await expectRefusal(await requestFor('2026-06-01T11:54:00Z'), 'post-published')
  expect(await failedCodes(await requestFor('2026-06-01T11:56:00Z'))).toEqual([])
})

test('an outage of the platform is no verdict on the post', async () => {
  const request = await givenRequest()
  await scene.world.setFault({
    provider: 'youtube',
    match: 'GET /youtube/v3/videos',
    kind: 'status',
    status: 503,
    times: 1,
  })

  await expect(submitPost(scene.deps, request)).rejects.toMatchObject({ family: 'unavailable' })

  expect((await submitPost(scene.deps, request)).status).toBe('pending')
})

test('what is remarkable about a post is kept in words with its numbers', async () => {
  const creator = await scene.creator({ followers: 120 })

  const { id } = await scene.submit({ creator, post: { views: 50_000, likes: 10 } })

  expect((await scene.row(id)).risks).toEqual([
    '50,000 views on an account with 120 followers.',
    '10 likes are 0.02 % of 50,000 views, under 0.3 %.',
  ])
})

test('followers are counted afresh, and the median is of the account’s own tracked posts', async () => {
  const creator = await scene.creator({ followers: 90_000 })
  for (const views of [100, 200, 300]) {
    const { id, brand } = await scene.submit({ creator })
    await approveSubmission(scene.deps, { submissionId: id, reviewer: brand })
    await scene.change(
      sql`UPDATE submission_totals SET view_count = ${views}, last_read_at = now()
        WHERE submission_id = ${id}`,
    )
  }
  await scene.world.setAccount({
    platform: 'youtube',
    username: creator.username,
    followers: 30,
  })

  const { id } = await scene.submit({ creator, post: { views: 11_000, likes: 900 } })

  expect((await scene.row(id)).risks).toEqual([
    '11,000 views are more than 5 times this account’s median of 200.',
    '11,000 views on an account with 30 followers.',
  ])
})

// The sandbox invents unknown posts for the account looked up last, as the demo does.
test('in the demo any address of a video becomes a post of the account that submits it', async () => {
  await scene.world.setSettings({ unknownPosts: true })
  const request = await givenRequest({ postUrl: 'https://youtu.be/aaaaaaaaaaa' })
  await scene.world.deps.platforms
    .get('youtube')
    ?.findPost({ platformUserId: '', accessToken: null }, { kind: 'id', value: 'bbbbbbbbbbb' })

  expect(await failedCodes(request)).toEqual([])
  await scene.world.setSettings({ unknownPosts: false })
})

test('a reading is asked for once in a minute, also by a preview and the submit after it', async () => {
  const request = await givenRequest()
  await checkSubmission(scene.deps, request)
  await scene.world.setFault({
    provider: 'youtube',
    match: 'GET /youtube/v3/videos',
    kind: 'status',
    status: 503,
    times: 1,
  })

  expect((await submitPost(scene.deps, request)).status).toBe('pending')
  await fetch(`${scene.world.sandbox.url}/control/faults`, { method: 'DELETE' })
})

test.each([
  [
    'tiktok',
    'ada.t',
    '7047596209028074758',
    'https://www.tiktok.com/@ada.t/video/7047596209028074758',
  ],
  ['instagram', 'ada.i', 'Chunk8-jurw', 'https://www.instagram.com/reel/Chunk8-jurw/?igsh=1'],
] as const)(
  'a %s post is read with its creator’s token, and one of another account is not visible',
  async (platform, username, externalPostId, postUrl) => {
    const campaign = await scene.campaign({ platforms: [platform] })
    const [owner, other] = [
      await scene.authorized(platform, username),
      await scene.authorized(platform, `other.${username}`),
    ]
    await scene.world.setPost({ platform, username, externalPostId, views: 42 })
    const requestOf = (creator: typeof owner) => ({
      ...creator,
      campaignId: campaign.id,
      socialAccountId: creator.accountId,
      postUrl,
    })

    await expectRefusal(requestOf(other), 'post-public')
    const { id } = await submitPost(scene.deps, requestOf(owner))

    expect(await scene.row(id)).toMatchObject({ status: 'pending' })
  },
)

test('an account whose grant is gone is asked to connect again', async () => {
  const campaign = await scene.campaign({ platforms: ['tiktok'] })
  const creator = await scene.authorized('tiktok', 'gone.t')
  const request = {
    ...creator,
    campaignId: campaign.id,
    socialAccountId: creator.accountId,
    postUrl: 'https://www.tiktok.com/@gone.t/video/7047596209028074759',
  }
  await scene.change(
    sql`UPDATE social_accounts SET needs_reconnect_at = now() WHERE id = ${creator.accountId}`,
  )

  await expectRefusal(request, 'account-connected')
})
