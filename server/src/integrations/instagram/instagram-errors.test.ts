import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { giveConsent, startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import {
  type OAuthConnection,
  PermissionWithdrawn,
  PlatformUnavailable,
  type SocialPlatform,
} from '../social-platform.ts'
import { createInstagramPlatform, instagramEndpointsAt } from './instagram-platform.ts'

const shortcode = 'Chunk8-jurw'
const appCallback = 'http://localhost:3000/callback'

let sandbox: TestSandbox
let instagram: SocialPlatform
let connection: OAuthConnection

beforeAll(async () => {
  sandbox = await startTestSandbox()
  instagram = newClient()
  if (instagram.connection.kind !== 'oauth') throw new Error('Instagram connects by OAuth')
  connection = instagram.connection
})
afterAll(() => sandbox.close())

function newClient(): SocialPlatform {
  return createInstagramPlatform({
    appId: 'sandbox-instagram-id',
    appSecret: 'sandbox-instagram-secret',
    endpoints: instagramEndpointsAt(sandbox.url),
    timeoutMs: 500,
  })
}

beforeEach(async () => {
  await sandbox.clearFaults()
  const post = { platform: 'instagram', username: 'ada.l', externalPostId: shortcode } as const
  await sandbox.setPost({ ...post, views: 9120 })
})

const authorizeUrl = () =>
  connection.authorizeUrl({ state: 'st', redirectUri: appCallback, codeVerifier: 'unused' })

async function connect() {
  const { code = '' } = await giveConsent(authorizeUrl(), { username: 'ada.l' })
  const grant = await connection.exchangeCode({ code, redirectUri: appCallback, codeVerifier: '' })
  const { platformUserId } = grant.account
  return { access: { platformUserId, accessToken: grant.tokens.accessToken } }
}

test.each([
  [100, undefined, '(#100) metric[0] must be one of the following values', 'request'],
  [4, undefined, 'Application request limit reached', 'throttled'],
  [80002, undefined, 'There have been too many calls', 'throttled'],
  [3, undefined, 'Application does not have the capability', 'keys'],
  [2, undefined, 'Service temporarily unavailable', 'outage'],
])(
  'code %i does not mean that a post is missing',
  async (code, error_subcode, message, trouble) => {
    const { access } = await connect()
    const body = { error: { code, error_subcode, message } }
    await sandbox.setFault({
      kind: 'status',
      provider: 'instagram',
      match: 'GET /v25.0',
      status: 400,
      body,
    })

    const failure: unknown = await instagram.readPosts(access, ['179']).catch((error) => error)

    expect(failure).toBeInstanceOf(PlatformUnavailable)
    expect(failure).toMatchObject({ trouble, reason: `code ${code} ${message}` })
  },
)

test('an account’s unlistable media do not count as missing posts', async () => {
  const { access } = await connect()
  const body = { error: { code: 100, error_subcode: 33, message: 'Unsupported get request' } }
  await sandbox.setFault({
    kind: 'status',
    provider: 'instagram',
    match: 'GET /v25.0',
    status: 400,
    body,
  })

  const finding = instagram.findPost(access, { kind: 'id', value: shortcode })

  await expect(finding).rejects.toThrow(PlatformUnavailable)
})

test('a withdrawn permission has its own message', async () => {
  const { access } = await connect()
  const scope = 'instagram_business_manage_insights'
  await sandbox.revokeGrant({ platform: 'instagram', username: 'ada.l', scope })

  const finding = instagram.findPost(access, { kind: 'id', value: shortcode })

  await expect(finding).rejects.toThrow(PermissionWithdrawn)
})

test('a wrong client secret is reported to the operator, not the creator', async () => {
  const { code = '' } = await giveConsent(authorizeUrl(), { username: 'ada.l' })
  const wrong = createInstagramPlatform({
    appId: 'sandbox-instagram-id',
    appSecret: 'wrong',
    endpoints: instagramEndpointsAt(sandbox.url),
  })
  if (wrong.connection.kind !== 'oauth') throw new Error('Instagram connects by OAuth')

  const request = { code, redirectUri: appCallback, codeVerifier: '' }

  await expect(wrong.connection.exchangeCode(request)).rejects.toMatchObject({ trouble: 'keys' })
})

test.each([500, 429])('status %i is PlatformUnavailable', async (status) => {
  const { access } = await connect()
  const fault = { provider: 'instagram', match: 'GET /v25.0', kind: 'status', status }
  await sandbox.setFault(fault)

  const reading = instagram.findPost(access, { kind: 'id', value: shortcode })

  await expect(reading).rejects.toThrow(PlatformUnavailable)
})

test('an exhausted quota is an outage', async () => {
  const { access } = await connect()
  await sandbox.setSettings({ quotaMultiplier: 0 })

  const reading = instagram.readPosts(access, ['17900000000000000'])
  const failure: unknown = await reading.catch((error) => error)
  await sandbox.setSettings({ quotaMultiplier: 1000 })

  expect(failure).toMatchObject({ trouble: 'throttled' })
  const { retryAfterSeconds = 0 } = failure as PlatformUnavailable
  expect(retryAfterSeconds % 60).toBe(0)
  expect(retryAfterSeconds).toBeGreaterThan(3600)
})

const lacking = (metric: string) => ({
  error: {
    code: 100,
    message: `(#100) The Media Insights API does not support the ${metric} metric for this media product type.`,
  },
})

test('a metric that a kind of post lacks does not cost its views', async () => {
  const { access } = await connect()
  const found = await instagram.findPost(access, { kind: 'id', value: shortcode })
  const match = `GET /v25.0/${found?.externalPostId}/insights`
  const refusal = { kind: 'status', provider: 'instagram', match, status: 400, times: 1 } as const
  await sandbox.setFault({ ...refusal, body: lacking('shares') })

  const facts = await instagram.findPost(access, { kind: 'id', value: shortcode })

  expect(found).toMatchObject({ viewCount: 9120, likeCount: expect.any(Number) })
  expect(facts).toMatchObject({ viewCount: 9120, likeCount: null, shareCount: null })
})

test('afterwards only the views of such a post are requested', async () => {
  const { access } = await connect()
  const post = { platform: 'instagram', username: 'ada.l', externalPostId: shortcode } as const
  await sandbox.setPost({ ...post, views: 123, withoutMetrics: 'shares' })

  const fresh = newClient()
  const first = await fresh.findPost(access, { kind: 'id', value: shortcode })
  await sandbox.setPost({ ...post, views: 124, withoutMetrics: '' })
  const again = await fresh.readPosts(access, [first?.externalPostId ?? ''])

  expect(first).toMatchObject({ viewCount: 123, likeCount: null })
  expect([...again.values()]).toMatchObject([{ viewCount: 124, likeCount: null }])
})

test('every call but the first is counted before it is made', async () => {
  const { access } = await connect()
  const post = { platform: 'instagram', username: 'ada.l', externalPostId: shortcode } as const
  await sandbox.setPost({ ...post, views: 126, withoutMetrics: 'shares' })
  let count = 0
  const counted = { ...access, countMore: async () => void count++ }

  const fresh = newClient()
  const found = await fresh.findPost(counted, { kind: 'id', value: shortcode })
  const ofFinding = count
  await fresh.readPosts(counted, [found?.externalPostId ?? ''])
  const other = newClient()
  await other.readPosts(counted, [found?.externalPostId ?? ''])
  await sandbox.setPost({ ...post, views: 126, withoutMetrics: '' })

  // The list of posts, its insights, and these once more.
  expect([ofFinding, count]).toEqual([2, 3])
})

test('a metric that Meta no longer knows is omitted for every post', async () => {
  const { access } = await connect()
  const post = { platform: 'instagram', username: 'ada.l', externalPostId: shortcode } as const
  await sandbox.setPost({ ...post, views: 125 })
  const message = '(#100) metric[2] must be one of the following values: views, likes, shares'
  const found = await newClient().findPost(access, { kind: 'id', value: shortcode })
  const match = `GET /v25.0/${found?.externalPostId}/insights`
  const fault = { kind: 'status', provider: 'instagram', match, status: 400, times: 1 } as const
  await sandbox.setFault({ ...fault, body: { error: { code: 100, message } } })

  const fresh = newClient()
  const first = await fresh.findPost(access, { kind: 'id', value: shortcode })
  const again = await fresh.findPost(access, { kind: 'id', value: shortcode })

  expect([first, again]).toMatchObject([
    { viewCount: 125, likeCount: null },
    { viewCount: 125, likeCount: null },
  ])
})

test('a kind of post without views has its own refusal', async () => {
  const { access } = await connect()
  const post = { platform: 'instagram', username: 'ada.l', externalPostId: shortcode } as const
  await sandbox.setPost({ ...post, views: 9120, withoutMetrics: 'views' })

  const finding = newClient().findPost(access, { kind: 'id', value: shortcode })

  await expect(finding).rejects.toThrow('does not let us read the views of this kind of post')
  await sandbox.setPost({ ...post, views: 9120, withoutMetrics: '' })
})
