import type { CampaignId, SocialAccountId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { checkSubmission, type SubmissionRequest } from './check-submission.ts'
import { submitPost } from './submit-post.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

const unread = () => Promise.reject(new Error('a platform was asked'))
const unasked = { read: unread, readNow: unread }

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

test('a paused campaign accepts nothing, and a draft is not found', async () => {
  const [paused, draft] = [await setup.request(), await setup.request()]
  await setup.change(
    sql`UPDATE campaigns SET status = 'paused', pause_reasons = '{manual}' WHERE id = ${paused.campaignId}`,
  )
  const draftId = newId<CampaignId>()
  await setup.change(
    sql`INSERT INTO campaigns (id, brand_id, name, category, budget_cents, min_payout_cents,
        max_payout_cents, reward_rate_per_k_views_cents, platforms_allowed)
      SELECT ${draftId}, brand_id, 'Draft', 'fashion', 1000, 0, 0, 300, '{youtube}'
      FROM campaigns WHERE id = ${draft.campaignId}`,
  )

  await expectRefusal(paused, 'campaign-live')
  await expect(
    checkSubmission(setup.deps, { ...draft, campaignId: draftId }),
  ).rejects.toMatchObject({ family: 'not-found', message: 'Campaign not found' })
})

test('a campaign past its end accepts nothing, even before it is marked completed', async () => {
  const request = await setup.request()
  await setup.change(
    sql`UPDATE campaigns SET ends_at = now() - interval '1 minute' WHERE id = ${request.campaignId}`,
  )

  await expectRefusal(request, 'campaign-live')
})

test('another user’s account is not found', async () => {
  const request = await setup.request({ socialAccountId: (await setup.creator()).accountId })
  const missing = { ...request, socialAccountId: newId<SocialAccountId>() }

  for (const asked of [request, missing]) {
    await expect(submitPost(setup.deps, asked)).rejects.toMatchObject({
      family: 'not-found',
      message: 'Social account not found',
    })
  }
  expect(await countSubmissions(request)).toEqual({ count: 0 })
})

test('the owner of the brand cannot submit to it', async () => {
  const request = await setup.request()
  await setup.change(
    sql`UPDATE brands SET owner_user_id = ${request.userId}
      WHERE id = (SELECT brand_id FROM campaigns WHERE id = ${request.campaignId})`,
  )

  await expectRefusal(request, 'own-campaign')
})

test('a platform that the campaign does not allow is refused', async () => {
  const campaign = await setup.campaign({ platforms: ['tiktok'] })

  await expectRefusal(await setup.request({ campaignId: campaign.id }), 'platform-allowed')
})

test.each([
  'https://x.com/ada/status/1346889436626259968',
  'https://www.youtube.com/@ada',
  'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'https://user@www.youtube.com:444/watch?v=dQw4w9WgXcQ',
  'not a link',
])('the URL %s is not a YouTube post, and costs no call', async (postUrl) => {
  const request = await setup.request({ postUrl })
  const unreachable = {
    ...setup.deps,
    readings: unasked,
  }

  const { checks } = await checkSubmission(unreachable, request)

  expect(checks.at(-1)).toMatchObject({ code: 'post-url', passed: false })
})

test.each(['private', 'deleted'] as const)('a %s post is refused', async (state) => {
  const request = await setup.request()
  const creator = await setup.creator()
  const postUrl = await setup.post(creator.username, { state })

  await expectRefusal(
    { ...request, ...creator, socialAccountId: creator.accountId, postUrl },
    'post-public',
  )
})

test('someone else’s post is refused, whatever handle its URL contains', async () => {
  const other = await setup.creator()

  const request = await setup.request({ postUrl: await setup.post(other.username) })

  await expectRefusal(request, 'post-author')
})

test('a post older than the campaign is refused, with five minutes of tolerance', async () => {
  const campaign = await setup.campaign({ liveAt: new Date('2026-06-01T12:00:00Z') })
  const creator = await setup.creator()
  const requestFor = async (publishedAt: string): Promise<SubmissionRequest> => ({
    ...creator,
    campaignId: campaign.id,
    socialAccountId: creator.accountId,
    postUrl: await setup.post(creator.username, { publishedAt: new Date(publishedAt) }),
  })

  await expectRefusal(await requestFor('2026-06-01T11:54:00Z'), 'post-published')
  expect(await failedCodes(await requestFor('2026-06-01T11:56:00Z'))).toEqual([])
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
  'a %s post is read with its creator’s token, and another account’s post is not visible',
  async (platform, username, externalPostId, postUrl) => {
    const campaign = await setup.campaign({ platforms: [platform] })
    const [owner, other] = [
      await setup.authorized(platform, username),
      await setup.authorized(platform, `other.${username}`),
    ]
    await setup.sandbox.setPost({ platform, username, externalPostId, views: 42 })
    const requestOf = (creator: typeof owner) => ({
      ...creator,
      campaignId: campaign.id,
      socialAccountId: creator.accountId,
      postUrl,
    })

    await expectRefusal(requestOf(other), 'post-public')
    const { id } = await submitPost(setup.deps, requestOf(owner))

    expect(await setup.row(id)).toMatchObject({ status: 'pending' })
  },
)

const instagramPost = { platform: 'instagram', externalPostId: 'Chunk9-jurw', views: 42 } as const

/** What the checks say about a creator's Instagram post. */
async function checkInstagramPost(creator: Awaited<ReturnType<SubmissionSetup['authorized']>>) {
  const campaign = await setup.campaign({ platforms: ['instagram'] })
  const { checks } = await checkSubmission(setup.deps, {
    ...creator,
    campaignId: campaign.id,
    socialAccountId: creator.accountId,
    postUrl: 'https://www.instagram.com/reel/Chunk9-jurw/',
  })
  return checks.filter((check) => !check.passed)
}

test('a post older than the switch to a professional account is refused with that reason', async () => {
  const username = 'switched.i'
  const creator = await setup.authorized('instagram', username)
  const account = { platform: 'instagram', username, followers: 5 } as const
  await setup.sandbox.setAccount({ ...account, professionalSince: new Date().toISOString() })
  const publishedAt = new Date(Date.now() - 3_600_000).toISOString()
  await setup.sandbox.setPost({ ...instagramPost, username, publishedAt })

  const failed = await checkInstagramPost(creator)

  expect(failed).toMatchObject([
    { code: 'post-public', message: expect.stringContaining('professional account') },
  ])
})

test('a creator who withdrew the insights permission reads which one to grant again', async () => {
  const username = 'blind.i'
  const creator = await setup.authorized('instagram', username)
  await setup.sandbox.setPost({ ...instagramPost, externalPostId: 'Chunk9-jurw', username })
  await setup.sandbox.revokeGrant({
    platform: 'instagram',
    username,
    scope: 'instagram_business_manage_insights',
  })

  const failed = await checkInstagramPost(creator)

  expect(failed).toMatchObject([
    { code: 'account-connected', message: expect.stringContaining('permission for insights') },
  ])
  expect(await checkInstagramPost(creator)).toEqual(failed)
})

test('a key that a platform refuses reveals nothing about the post, and is not the creator’s fault', async () => {
  const request = await setup.request()
  const message = 'API key not valid. Please pass a valid API key.'
  await setup.sandbox.setFault({
    provider: 'youtube',
    kind: 'status',
    status: 400,
    body: { error: { code: 400, message, errors: [{ reason: 'badRequest', message }] } },
  })

  await expect(checkSubmission(setup.deps, request)).rejects.toMatchObject({
    family: 'unavailable',
    code: 'platform-refuses-us',
    message: expect.stringContaining('The problem is on our side'),
  })
})

test('an account without a grant has to be reconnected', async () => {
  const campaign = await setup.campaign({ platforms: ['tiktok'] })
  const creator = await setup.authorized('tiktok', 'gone.t')
  const request = {
    ...creator,
    campaignId: campaign.id,
    socialAccountId: creator.accountId,
    postUrl: 'https://www.tiktok.com/@gone.t/video/7047596209028074759',
  }
  await setup.change(
    sql`UPDATE social_accounts SET needs_reconnect_at = now() WHERE id = ${creator.accountId}`,
  )

  await expectRefusal(request, 'account-connected')
})

test('the post behind a short link is checked like any other', async () => {
  const [platform, username, externalPostId] = ['tiktok', 'short.t', '7047596209028074761'] as const
  const campaign = await setup.campaign({ platforms: [platform] })
  const creator = await setup.authorized(platform, username)
  await setup.sandbox.setPost({ platform, username, externalPostId, views: 42 })
  const request = {
    ...creator,
    campaignId: campaign.id,
    socialAccountId: creator.accountId,
    postUrl: `https://vm.tiktok.com/${externalPostId}`,
  }

  expect(await failedCodes(request)).toEqual([])
  await submitPost(setup.deps, request)
  const another = { ...request, campaignId: (await setup.campaign({ platforms: [platform] })).id }
  expect(await failedCodes(another)).toEqual(['post-unique'])
})

test('a post already submitted costs no call', async () => {
  const { request } = await setup.submit()
  const readings = unasked
  const elsewhere = { ...request, campaignId: (await setup.campaign()).id }

  const { checks } = await checkSubmission({ ...setup.deps, readings }, elsewhere)

  expect(checks.at(-1)).toMatchObject({ code: 'post-unique', passed: false })
})
