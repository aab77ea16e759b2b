import type { CampaignId, SocialAccountId, UserId } from '@permille/contract/ids'
import { parsePostUrl } from '@permille/contract/submissions/post-url'
import { expect, test } from 'vitest'
import type { SocialAccount } from '#features/connections/public.ts'
import type { PostFacts } from '#integrations/social-platform.ts'
import { addHours, addSeconds } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { checkLimits, type PostCounts } from './limit-checks.ts'
import {
  type CampaignRules,
  checkAccount,
  checkCampaign,
  checkDisclosure,
  checkPost,
  checkPublic,
  checkUnique,
  checkUrl,
} from './submission-checks.ts'

const at = new Date('2026-06-10T12:00:00Z')
const [creatorUserId, brandUserId] = [newId<UserId>(), newId<UserId>()]

const campaign: CampaignRules = {
  id: newId<CampaignId>(),
  status: 'live',
  brandOwnerUserId: brandUserId,
  platformsAllowed: ['youtube'],
  liveAt: new Date('2026-06-01T12:00:00Z'),
  endsAt: null,
  pendingPostsMax: 3,
  approvedPostsMax: 10,
  creatorsMax: null,
  placesLeft: null,
  isInviteOnly: false,
  needsDisclosure: false,
}

const account: SocialAccount = {
  id: newId<SocialAccountId>(),
  userId: creatorUserId,
  platform: 'youtube',
  platformUserId: 'UC1',
  username: 'ada',
  followerCount: 100,
  accessToken: null,
  refreshToken: null,
  tokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scopes: null,
  verifiedAt: at,
  ownershipCode: null,
  needsReconnectAt: null,
  reconnectReason: null,
  tokenRefreshLeasedUntil: null,
  removedAt: null,
  connectedAt: at,
}

const post: PostFacts = {
  externalPostId: 'dQw4w9WgXcQ',
  authorPlatformUserId: 'UC1',
  title: null,
  description: null,
  thumbnailUrl: null,
  publishedAt: at,
  viewCount: 0,
  likeCount: 0,
  commentCount: 0,
  shareCount: 0,
}

const asCreator = { userId: creatorUserId, at }

test.each([
  ['live without an end', campaign, true],
  ['live until the next second', { ...campaign, endsAt: addSeconds(at, 1) }, true],
  ['live until this very moment', { ...campaign, endsAt: at }, false],
  ['paused before its end', { ...campaign, status: 'paused', endsAt: addHours(at, 1) }, false],
] as const)('a campaign that is %s', (_, given, passed) => {
  expect(checkCampaign(given, asCreator)).toEqual([
    {
      code: 'campaign-live',
      passed,
      message: passed
        ? 'The campaign is live.'
        : 'This campaign is not taking submissions right now.',
    },
  ])
})

test.each([
  ['x', true, true],
  ['x', false, false],
  ['tiktok', undefined, false],
] as const)('a label on %s that is %s discloses: %s', (platform, isLabelledPaid, passed) => {
  const facts = { ...post, title: 'Three outfits', ...(isLabelledPaid && { isLabelledPaid }) }

  const [disclosure] = checkDisclosure(facts, { needsDisclosure: true, platform })

  expect(disclosure?.passed).toBe(passed)
  expect(disclosure?.message.includes('X’s paid partnership label')).toBe(
    platform === 'x' && !passed,
  )
})

test('only its own brand reads that it owns the campaign', () => {
  const [live, own] = checkCampaign(campaign, { userId: brandUserId, at })

  expect(live).toMatchObject({ code: 'campaign-live', passed: true })
  expect(own).toEqual({
    code: 'own-campaign',
    passed: false,
    message: 'You cannot submit to your own campaign.',
  })
})

/** What a creator with these posts is told. */
function limitsOf(
  counts: Partial<PostCounts>,
  limits = { pendingPostsMax: 3, approvedPostsMax: 10 },
) {
  const posts = { pending: 0, approved: 0, submittedAt: [], ...counts }
  return checkLimits(posts, { ...limits, submitsPerDay: 2, at })
}

test.each([
  [{ pending: 2, approved: 9 }, true],
  [{ pending: 3 }, false],
  [{ approved: 10 }, false],
  [{ submittedAt: [at] }, true],
  [{ submittedAt: [at, at] }, false],
])('with %o there is room: %s', (counts, passed) => {
  expect(limitsOf(counts).passed).toBe(passed)
})

test('a limit of one allows one post', () => {
  const limits = { pendingPostsMax: 1, approvedPostsMax: 1 }

  expect(limitsOf({ pending: 1 }, limits).message).toContain('You have 1 post in review here')
  expect(limitsOf({ approved: 1 }, limits).message).toContain('accepts at most 1 post from one')
  expect(limitsOf({ approved: 10 }).message).toContain('accepts at most 10 posts from one')
})

test('an approved limit is named before a review limit, which would pass with time', () => {
  expect(limitsOf({ pending: 3, approved: 10, submittedAt: [at, at] }).message).toContain(
    'Look for another campaign.',
  )
})

const minute = 60

test.each([
  ['a few seconds', 5, '1 minute'],
  ['nothing', 0, '1 minute'],
  ['one minute', minute, '1 minute'],
  ['a millisecond over a minute', minute + 0.001, '2 minutes'],
  ['59 minutes', 59 * minute, '59 minutes'],
  ['one hour', 60 * minute, '1 hour'],
  ['an hour and a second', 60 * minute + 1, '2 hours'],
  ['61 minutes', 61 * minute, '2 hours'],
  ['24 hours', 24 * 60 * minute, '24 hours'],
])('the daily limit with %s to go states how long to wait', (_, seconds, wait) => {
  const first = addHours(addSeconds(at, seconds), -24)

  // The oldest of the last two posts makes room for the next.
  const { message } = limitsOf({ submittedAt: [addHours(first, -1), first, at] })

  expect(message).toBe(
    `You submitted 2 posts in the last 24 hours, the most you can. Submit again in ${wait}.`,
  )
})

test('an account that is connected passes', () => {
  expect(checkAccount(account, campaign)).toEqual([
    { code: 'account-connected', passed: true, message: '@ada is connected.' },
    { code: 'platform-allowed', passed: true, message: 'The campaign accepts YouTube posts.' },
  ])
})

test('an account that must be reconnected, or is temporarily refused, is not connected', () => {
  const expired = { ...account, needsReconnectAt: at }
  const narrow = {
    ...expired,
    platform: 'instagram',
    reconnectReason: 'permission',
  } as const

  expect(checkAccount(expired, campaign)[0]).toEqual({
    code: 'account-connected',
    passed: false,
    message: 'Your YouTube connection has expired. Connect @ada again.',
  })
  expect(checkAccount(narrow, campaign)[0]?.message).toContain('permission')
  expect(checkAccount(account, campaign, 'It was withdrawn.')[0]).toEqual({
    code: 'account-connected',
    passed: false,
    message: 'It was withdrawn.',
  })
})

test('a platform that the campaign does not accept is named', () => {
  expect(checkAccount({ ...account, platform: 'x' }, campaign)[1]).toEqual({
    code: 'platform-allowed',
    passed: false,
    message: 'This campaign does not accept X posts.',
  })
})

test('a link is a post on the account’s own platform, or the refusal states its actual kind', () => {
  const urlOf = (url: string) => checkUrl(parsePostUrl(url), account)

  expect(urlOf('https://www.youtube.com/watch?v=dQw4w9WgXcQ')).toEqual({
    code: 'post-url',
    passed: true,
    message: 'The link is to a post on YouTube.',
  })
  expect(urlOf('https://x.com/ada/status/1346889436626259968')).toEqual({
    code: 'post-url',
    passed: false,
    message: 'The link is to X, but @ada is on YouTube.',
  })
  expect(urlOf('not a link')).toEqual({
    code: 'post-url',
    passed: false,
    message: 'This is not a link. Copy the address of the post and paste it here.',
  })
})

test('a post is reserved or free, public or hidden', () => {
  expect([checkUnique('live').passed, checkUnique(null).passed]).toEqual([false, true])
  expect([checkPublic(null).passed, checkPublic(post).passed]).toEqual([false, true])
  expect(checkPublic(null, 'Hidden.').message).toBe('Hidden.')
})

/** Whether a post published then counts for the campaign. */
function isInTime(publishedAt: Date | null, liveAt: Date | null): boolean | undefined {
  const checks = checkPost({ ...post, publishedAt }, { account, campaign: { ...campaign, liveAt } })
  return checks.find(({ code }) => code === 'post-published')?.passed
}

test('a post may be exactly five minutes older than its campaign, and not a second more', () => {
  expect(isInTime(addSeconds(at, -300), at)).toBe(true)
  expect(isInTime(addSeconds(at, -301), at)).toBe(false)
  expect(isInTime(addSeconds(at, 301), at)).toBe(true)
})

test('a post without a time, or a campaign that never began, fails the time check', () => {
  expect(isInTime(null, at)).toBe(false)
  expect(isInTime(at, null)).toBe(false)
})

test.each([
  [
    'https://www.tiktok.com/@someoneelse/video/7',
    'The post is by @lena, whatever name the link has.',
  ],
  ['https://www.tiktok.com/@LENA/video/7', 'The post is by @lena.'],
  ['https://x.com/i/status/7', 'The post is by @lena.'],
  ['https://youtu.be/7', 'The post is by @lena.'],
])('the preview of %s names the post’s owner', (link, message) => {
  const lena = { ...account, username: 'lena' }

  expect(checkPost(post, { account: lena, campaign, link })[0]).toMatchObject({ message })
})

test('a post by another account is refused for its author only', () => {
  const foreign = { ...post, authorPlatformUserId: 'UC2' }

  const passed = checkPost(foreign, { account, campaign }).map((check) => [
    check.code,
    check.passed,
  ])

  expect(passed).toEqual([
    ['post-author', false],
    ['post-published', true],
  ])
  expect(checkPost(post, { account, campaign })[0]?.passed).toBe(true)
})
