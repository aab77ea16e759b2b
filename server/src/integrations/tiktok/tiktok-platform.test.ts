import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giveConsent, startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import {
  AuthorizationIncomplete,
  type OAuthConnection,
  PermissionWithdrawn,
  PlatformUnavailable,
  ReconnectNeeded,
  type SocialPlatform,
} from '../social-platform.ts'
import { createTiktokPlatform, tiktokEndpointsAt } from './tiktok-platform.ts'

const videoId = '7047596209028074758'
const codeVerifier = 'v'.repeat(43)
const post = {
  platform: 'tiktok',
  username: 'ada.l',
  externalPostId: videoId,
  views: 18422,
} as const

const today = new Date('2031-05-04T00:00:00Z')
const appCallback = 'http://localhost:3000/callback'
let sandbox: TestSandbox
let tiktok: SocialPlatform
let connection: OAuthConnection

beforeAll(async () => {
  sandbox = await startTestSandbox()
  tiktok = createTiktokPlatform({
    clientKey: 'sandbox-tiktok-key',
    clientSecret: 'sandbox-tiktok-secret',
    endpoints: tiktokEndpointsAt(sandbox.url),
    timeoutMs: 500,
    clock: { now: () => today },
  })
  if (tiktok.connection.kind !== 'oauth') throw new Error('TikTok connects by OAuth')
  connection = tiktok.connection
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.clearFaults()
  await sandbox.setSettings({ unknownPosts: false, clockOffsetSeconds: 0 })
  await sandbox.setPost({ ...post, state: 'public' })
})

function authorizeUrl() {
  return connection.authorizeUrl({ state: 'st/1', redirectUri: appCallback, codeVerifier })
}

async function newCode(form: Readonly<Record<string, string>> = { username: 'ada.l' }) {
  return (await giveConsent(authorizeUrl(), form)).code ?? ''
}

const exchange = (code: string, verifier = codeVerifier) =>
  connection.exchangeCode({ code, redirectUri: appCallback, codeVerifier: verifier })

async function connect(username = 'ada.l') {
  const grant = await exchange(await newCode({ username }))
  const { platformUserId } = grant.account
  return { grant, access: { platformUserId, accessToken: grant.tokens.accessToken } }
}

describe('connecting', () => {
  test('consent grants the account, its scopes and both lifetimes', async () => {
    await sandbox.setAccount({
      platform: 'tiktok',
      username: 'ada.l',
      followers: 9,
    })

    const { account, tokens } = await exchange(await newCode())

    expect(account).toMatchObject({ username: 'ada.l', followerCount: 9 })
    expect(tokens.scopes).toContain('video.list')
    const hours = (tokens.accessTokenExpiresAt.getTime() - today.getTime()) / 3_600_000
    expect(hours).toBeCloseTo(2, 1)
    expect(tokens.refreshTokenExpiresAt?.getTime()).toBeGreaterThan(
      today.getTime() + 179 * 86_400_000,
    )
  })

  test('the state returns unchanged, the form works without a field, and a denial has no code', async () => {
    const allowed = await giveConsent(authorizeUrl())
    const denied = await giveConsent(authorizeUrl(), { decision: 'deny' })

    expect(allowed.state).toBe('st/1')
    expect((await exchange(allowed.code ?? '')).account.username).not.toBe('')
    expect(denied.url.searchParams.get('error')).toBe('access_denied')
    expect(denied.url.searchParams.get('code')).toBeNull()
  })

  test('a page with a form asks the user, and a foreign redirect URI is refused', async () => {
    const shown = await fetch(authorizeUrl())
    const foreign = await fetch(authorizeUrl().replace('localhost%3A3000', 'evil.test'))

    expect(await shown.text()).toMatch(/<form method="post"[\s\S]*Allow[\s\S]*Deny/)
    expect(foreign.status).toBe(400)
  })

  test('a code works once, and only with its own verifier', async () => {
    const code = await newCode()
    await exchange(code)

    await expect(exchange(code)).rejects.toThrow(AuthorizationIncomplete)
    await expect(exchange(await newCode(), 'w'.repeat(43))).rejects.toThrow(AuthorizationIncomplete)
  })

  // RFC 7636 has base64url here; TikTok documents hex and refuses anything else.
  test('the challenge is the hex of the verifier’s hash; its base64url is refused', async () => {
    const hash = createHash('sha256').update(codeVerifier)
    const url = new URL(authorizeUrl())
    const sent = url.searchParams.get('code_challenge')
    url.searchParams.set('code_challenge', hash.copy().digest('base64url'))
    const back = await giveConsent(url.href, { username: 'ada.l' })

    const exchanging = exchange(back.code ?? '')

    expect(sent).toBe(hash.digest('hex'))
    await expect(exchanging).rejects.toMatchObject({
      code: 'authorization-incomplete',
      cause: new Error('invalid_request'),
    })
  })

  test('a grant without the videos is refused, naming the permission to allow', async () => {
    const code = await newCode({ username: 'ada.l', withhold: 'video.list' })

    await expect(exchange(code)).rejects.toMatchObject({
      code: 'permission-refused-tiktok',
      message: expect.stringContaining('allow your profile, its numbers and your public videos'),
    })
  })

  test('a wrong client secret is reported to the operator, not the creator', async () => {
    const code = await newCode()
    const wrong = createTiktokPlatform({
      clientKey: 'sandbox-tiktok-key',
      clientSecret: 'wrong',
      endpoints: tiktokEndpointsAt(sandbox.url),
    })
    if (wrong.connection.kind !== 'oauth') throw new Error('TikTok connects by OAuth')

    const request = { code, redirectUri: appCallback, codeVerifier }

    await expect(wrong.connection.exchangeCode(request)).rejects.toMatchObject({
      code: 'platform-refuses-us',
      trouble: 'keys',
      reason: 'invalid_client',
    })
  })
})

describe('tokens', () => {
  test('a refresh rotates: the new pair works, and the old one stops working', async () => {
    const { grant, access } = await connect()

    const fresh = await connection.refreshTokens(grant.tokens)

    expect(fresh.refreshToken).not.toBe(grant.tokens.refreshToken)
    expect((await connection.readAccount(fresh.accessToken)).username).toBe('ada.l')
    await expect(connection.refreshTokens(grant.tokens)).rejects.toThrow(ReconnectNeeded)
    await expect(tiktok.readPosts(access, [videoId])).rejects.toThrow(ReconnectNeeded)
  })

  test('an access token expires after two hours, its refresh token does not', async () => {
    const { grant, access } = await connect()
    await sandbox.setSettings({ clockOffsetSeconds: 7300 })

    await expect(tiktok.readPosts(access, [videoId])).rejects.toThrow(ReconnectNeeded)
    const fresh = await connection.refreshTokens(grant.tokens)

    const readings = await tiktok.readPosts({ ...access, accessToken: fresh.accessToken }, [
      videoId,
    ])
    expect(readings.size).toBe(1)
  })

  test('a grant revoked by the creator needs a new connection', async () => {
    const { grant, access } = await connect()
    await sandbox.revokeGrant({ platform: 'tiktok', username: 'ada.l' })

    await expect(tiktok.readPosts(access, [videoId])).rejects.toThrow(ReconnectNeeded)
    await expect(connection.refreshTokens(grant.tokens)).rejects.toThrow(ReconnectNeeded)
  })
})

describe('revoking', () => {
  test('a refused token may belong to a grant that is still valid', async () => {
    const { grant } = await connect()
    await sandbox.setSettings({ clockOffsetSeconds: 2 * 3600 + 1 })

    await expect(connection.revoke?.(grant.tokens)).rejects.toThrow(ReconnectNeeded)
    await expect(connection.refreshTokens(grant.tokens)).resolves.toBeDefined()
  })

  test.each([400, 429, 503])('a response with status %i revokes nothing', async (status) => {
    const { grant } = await connect()
    const match = 'POST /v2/oauth/revoke'
    await sandbox.setFault({ provider: 'tiktok', match, kind: 'status', status, times: 1 })

    await expect(connection.revoke?.(grant.tokens)).rejects.toThrow(PlatformUnavailable)
    await expect(connection.revoke?.(grant.tokens)).resolves.toBeUndefined()
  })
})

describe('posts', () => {
  test('the creator’s own public video has its counts', async () => {
    const { access } = await connect()
    await sandbox.setPost({ ...post, likes: 5, comments: 6, shares: 7 })

    const facts = await tiktok.findPost(access, { kind: 'id', value: videoId })

    const counts = { viewCount: 18422, likeCount: 5, commentCount: 6, shareCount: 7 }
    expect(facts).toMatchObject({ ...counts, authorPlatformUserId: access.platformUserId })
  })

  test('foreign, private, deleted and unknown videos are absent', async () => {
    const { access } = await connect()
    await sandbox.setPost({ ...post, username: 'bob', externalPostId: '11' })
    await sandbox.setPost({ ...post, externalPostId: '12', state: 'private' })
    await sandbox.setPost({ ...post, externalPostId: '13', state: 'deleted' })

    const readings = await tiktok.readPosts(access, ['11', '12', '13', '14', videoId])

    const absent = [...readings].filter(([, facts]) => facts === null).map(([id]) => id)
    expect(absent).toEqual(['11', '12', '13', '14'])
    expect(readings.get(videoId)).toMatchObject({ viewCount: 18422 })
  })

  test('a short link resolves to the video, a dead one to null', async () => {
    const { access } = await connect()

    const found = await tiktok.findPost(access, {
      kind: 'short-link',
      value: `https://vm.tiktok.com/${videoId}`,
    })
    const lost = await tiktok.findPost(access, {
      kind: 'short-link',
      value: 'https://www.tiktok.com/t/ZTnowhere',
    })

    expect(found?.externalPostId).toBe(videoId)
    expect(lost).toBeNull()
  })

  test('in the demo an unknown video is a new one by the token’s owner', async () => {
    await sandbox.setSettings({ unknownPosts: true })
    const { access } = await connect('demo.face')

    const facts = await tiktok.findPost(access, { kind: 'id', value: '7300000000000000001' })

    expect(facts?.authorPlatformUserId).toBe(access.platformUserId)
  })
})

describe('outages', () => {
  test('a withdrawn permission has its own message', async () => {
    const { access } = await connect()
    await sandbox.revokeGrant({ platform: 'tiktok', username: 'ada.l', scope: 'video.list' })

    await expect(tiktok.readPosts(access, [videoId])).rejects.toThrow(PermissionWithdrawn)
  })

  test('a refused request reveals nothing about its posts', async () => {
    const { access } = await connect()

    await expect(tiktok.readPosts(access, ['abc', videoId])).rejects.toMatchObject({
      trouble: 'request',
      reason: 'invalid_params Invalid video id: abc',
    })
  })

  test.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429 },
    { kind: 'hang' },
    // A closed connection is retried once automatically.
    { kind: 'drop_response', times: 2 },
  ])('%o is PlatformUnavailable', async (fault) => {
    const { access } = await connect()
    await sandbox.setFault({
      provider: 'tiktok',
      match: 'POST /v2/video',
      ...fault,
    })

    await expect(tiktok.readPosts(access, [videoId])).rejects.toThrow(PlatformUnavailable)
  })

  test('a failing token endpoint is an outage, not a lost grant', async () => {
    const { grant } = await connect()
    const fault = { provider: 'tiktok', match: 'POST /v2/oauth', kind: 'status', status: 503 }
    await sandbox.setFault(fault)

    await expect(connection.refreshTokens(grant.tokens)).rejects.toThrow(PlatformUnavailable)
    expect((await connection.refreshTokens(grant.tokens)).accessToken).toMatch(/^act\./)
  })
})
