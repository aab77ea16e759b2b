import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giveConsent, startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import {
  AuthorizationIncomplete,
  type OAuthConnection,
  PlatformUnavailable,
  PostBeforeProfessional,
  ReconnectNeeded,
  type SocialPlatform,
} from '../social-platform.ts'
import { createInstagramPlatform, instagramEndpointsAt } from './instagram-platform.ts'

const shortcode = 'Chunk8-jurw'
const dayMs = 86_400_000
/** Not the machine's. */
const today = new Date('2031-05-04T00:00:00Z')
const post = {
  platform: 'instagram',
  username: 'ada.l',
  externalPostId: shortcode,
  views: 9120,
} as const

const appCallback = 'http://localhost:3000/callback'

let sandbox: TestSandbox
let instagram: SocialPlatform
let connection: OAuthConnection

beforeAll(async () => {
  sandbox = await startTestSandbox()
  instagram = createInstagramPlatform({
    appId: 'sandbox-instagram-id',
    appSecret: 'sandbox-instagram-secret',
    endpoints: instagramEndpointsAt(sandbox.url),
    timeoutMs: 500,
    clock: { now: () => today },
  })
  if (instagram.connection.kind !== 'oauth') throw new Error('Instagram connects by OAuth')
  connection = instagram.connection
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.clearFaults()
  await sandbox.setSettings({ clockOffsetSeconds: 0 })
  await sandbox.setPost({ ...post, state: 'public' })
})

const authorizeUrl = () =>
  connection.authorizeUrl({ state: 'st', redirectUri: appCallback, codeVerifier: 'unused' })

async function connect(username = 'ada.l') {
  const back = await giveConsent(authorizeUrl(), { username })
  const code = back.code ?? ''
  const grant = await connection.exchangeCode({ code, redirectUri: appCallback, codeVerifier: '' })
  const { platformUserId } = grant.account
  return { code, back, grant, access: { platformUserId, accessToken: grant.tokens.accessToken } }
}

async function findPost(value = shortcode) {
  return instagram.findPost((await connect()).access, { kind: 'id', value })
}

describe('connecting', () => {
  test('the grant contains a 60-day token and the exact 17-digit id', async () => {
    const { grant, back } = await connect()

    expect(back.url.hash).toBe('#_')
    expect(grant.account.platformUserId).toMatch(/^17841\d{11}3$/)
    expect(grant.tokens.refreshToken).toBeNull()
    const days = (grant.tokens.accessTokenExpiresAt.getTime() - today.getTime()) / dayMs
    expect(days).toBeCloseTo(60, 1)
  })

  test('both shapes of the code exchange are accepted', async () => {
    const accounts = []

    for (const clockOffsetSeconds of [0, 1, 2, 3]) {
      await sandbox.setSettings({ clockOffsetSeconds })
      accounts.push((await connect()).grant.account.platformUserId)
    }

    expect(new Set(accounts).size).toBe(1)
  })

  test.each([0, 1])(
    'with both, a person who unticked insights reads which permission to leave enabled',
    async (s) => {
      await sandbox.setSettings({ clockOffsetSeconds: s })
      const withhold = 'instagram_business_manage_insights'
      const { code = '' } = await giveConsent(authorizeUrl(), { username: 'ada.l', withhold })

      const request = { code, redirectUri: appCallback, codeVerifier: '' }

      await expect(connection.exchangeCode(request)).rejects.toMatchObject({
        code: 'permission-refused-instagram',
        message: expect.stringContaining('leave the permission for insights on'),
      })
    },
  )

  test('a used code is refused', async () => {
    const { code } = await connect()

    const again = connection.exchangeCode({ code, redirectUri: appCallback, codeVerifier: '' })

    await expect(again).rejects.toThrow(AuthorizationIncomplete)
  })
})

describe('tokens', () => {
  test('a day-old token is extended, a younger one stays unchanged, an expired one is lost', async () => {
    const { grant } = await connect()
    const refresh = () => connection.refreshTokens(grant.tokens)

    await expect(refresh()).rejects.toThrow(PlatformUnavailable)
    await sandbox.setSettings({ clockOffsetSeconds: 90_000 })
    const fresh = await refresh()
    await sandbox.setSettings({ clockOffsetSeconds: 61 * 86_400 })

    expect(fresh.accessToken).not.toBe(grant.tokens.accessToken)
    await expect(refresh()).rejects.toThrow(ReconnectNeeded)
  })

  test('a grant revoked by the creator needs a new connection', async () => {
    const { access } = await connect()
    await sandbox.revokeGrant({ platform: 'instagram', username: 'ada.l' })

    const reading = instagram.findPost(access, { kind: 'id', value: shortcode })

    await expect(reading).rejects.toThrow(ReconnectNeeded)
  })
})

describe('posts', () => {
  test('a shortcode, however deep in the media, resolves to the media id and its counts', async () => {
    for (let index = 0; index < 60; index += 1) {
      const externalPostId = `newer-${String(index).padStart(3, '0')}`
      await sandbox.setPost({ ...post, externalPostId })
    }
    const old = { publishedAt: '2026-01-02T03:04:05Z', likes: 301, comments: 12, shares: 88 }
    await sandbox.setPost({ ...post, ...old })

    const facts = await findPost()

    const counts = { viewCount: 9120, likeCount: 301, commentCount: 12, shareCount: 88 }
    expect(facts).toMatchObject({ ...counts, publishedAt: new Date('2026-01-02T03:04:05Z') })
    expect(facts?.externalPostId).toMatch(/^179\d{14}$/)
  })

  test('shortcodes are compared case-sensitively', async () => {
    expect(await findPost(shortcode.toLowerCase())).toBeNull()
  })

  test('another account’s post is not found among the creator’s media', async () => {
    const foreign = { ...post, username: 'bob', externalPostId: 'bobs-post-1' }
    await sandbox.setPost(foreign)

    expect(await findPost('bobs-post-1')).toBeNull()
  })

  test('a later reading uses the media id; a deleted post is absent from it', async () => {
    const { access } = await connect()
    const mediaId = (await findPost())?.externalPostId ?? ''

    const before = await instagram.readPosts(access, [mediaId])
    await sandbox.setPost({ ...post, state: 'deleted' })
    const after = await instagram.readPosts(access, [mediaId])

    expect(before.get(mediaId)?.viewCount).toBe(9120)
    expect([...after]).toEqual([[mediaId, null]])
  })

  test('a post without its shortcode is recognised by its URL', async () => {
    await sandbox.setPost({ ...post, hasShortcode: false })

    const facts = await findPost()
    await sandbox.setPost({ ...post, hasShortcode: true })

    expect(facts?.viewCount).toBe(9120)
  })

  test.each(['image', 'carousel'] as const)('the still of an %s is its picture', async (kind) => {
    await sandbox.setPost({ ...post, kind })

    const facts = await findPost()
    await sandbox.setPost({ ...post, kind: 'video' })

    expect(facts?.thumbnailUrl).toMatch(/^http.+Chunk8-jurw\?oe=[0-9a-f]{8}&oh=/)
  })

  test('a post older than the switch to a professional account says so', async () => {
    const account = { platform: 'instagram', username: 'late.l', followers: 5 } as const
    const professionalSince = '2026-05-01T00:00:00Z'
    const publishedAt = '2026-04-30T00:00:00Z'
    await sandbox.setAccount({ ...account, professionalSince })
    const old = { ...post, username: 'late.l', externalPostId: 'older-post1', publishedAt }
    await sandbox.setPost(old)
    const { access } = await connect('late.l')

    const finding = instagram.findPost(access, { kind: 'id', value: 'older-post1' })

    await expect(finding).rejects.toThrow(PostBeforeProfessional)
  })

  test('an empty data set means unknown, not 0', async () => {
    await sandbox.setPost({ ...post, views: 0 })

    expect(await findPost()).toMatchObject({ viewCount: null, likeCount: null })
  })

  test('a share link resolves to the post', async () => {
    const { access } = await connect()
    const value = `https://www.instagram.com/share/reel/${shortcode}`

    const facts = await instagram.findPost(access, { kind: 'short-link', value })

    expect(facts?.viewCount).toBe(9120)
  })
})
