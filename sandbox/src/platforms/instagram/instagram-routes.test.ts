import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPlatformSandbox, type PlatformSandbox } from '../testing/platform-sandbox.ts'

let sandbox: PlatformSandbox
beforeAll(async () => {
  sandbox = await openPlatformSandbox()
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.control('PUT', 'settings', { quotaMultiplier: 1000 })
  await sandbox.control('PUT', 'posts', post)
})

const redirectUri = 'http://localhost:3000/callback'
const post = { platform: 'instagram', username: 'ada.l', externalPostId: 'Chunk8-jurw', views: 9 }
const app = { client_id: 'sandbox-instagram-id', client_secret: 'sandbox-instagram-secret' }

async function newCode(form: Readonly<Record<string, string>> = {}): Promise<string> {
  const query = new URLSearchParams({
    client_id: app.client_id,
    response_type: 'code',
    scope: 'instagram_business_basic,instagram_business_manage_insights',
    redirect_uri: redirectUri,
    state: 's',
  })
  return sandbox.consent(`/oauth/authorize?${query}`, { username: 'ada.l', ...form })
}

async function exchange(code: string, grantType = 'authorization_code') {
  const form = { ...app, grant_type: grantType, redirect_uri: redirectUri, code }
  return sandbox.sendForm('/oauth/access_token', form)
}

async function newToken(form: Readonly<Record<string, string>> = {}): Promise<string> {
  const { body } = await exchange(await newCode(form))
  const flat = body as { access_token?: string; data?: { access_token: string }[] }
  return flat.access_token ?? flat.data?.[0]?.access_token ?? ''
}

const get = (path: string, token: string, query = '') =>
  sandbox.send(`/v25.0/${path}?access_token=${token}${query}`)

async function mediaOf(token: string, fields: string) {
  const { body } = await get('me/media', token, `&fields=${fields}`)
  return (body as { data: Readonly<Record<string, string>>[] }).data
}

async function insightsOf(token: string, query: string) {
  const [media] = await mediaOf(token, 'id')
  return get(`${media?.id}/insights`, token, query)
}

test('a code is exchanged, extended and refreshed only under the right grant_type', async () => {
  const wrong = await exchange(await newCode(), 'client_credentials')
  const token = await newToken()
  const extending = (type: string) =>
    sandbox.send(
      `/access_token?grant_type=${type}&client_secret=${app.client_secret}&access_token=${token}`,
    )
  const refresh = `/refresh_access_token?grant_type=refresh_token&access_token=${token}`

  expect(wrong.status).toBe(400)
  expect(wrong.body).toMatchObject({ error_type: 'OAuthException' })
  expect((await extending('authorization_code')).body).toMatchObject({ error: { code: 100 } })
  expect((await extending('ig_exchange_token')).status).toBe(200)
  expect((await sandbox.send(refresh)).body).toMatchObject({ error: { code: 100 } })
})

test('permissions that a person unticked are not granted', async () => {
  const code = await newCode({ withhold: 'instagram_business_manage_insights' })

  const { body } = await exchange(code)

  expect(JSON.stringify(body)).toContain('instagram_business_basic')
  expect(JSON.stringify(body)).not.toContain('manage_insights')
})

test('a call without its permission is refused with code 10', async () => {
  const blind = await newToken({ withhold: 'instagram_business_manage_insights' })
  const nameless = await newToken({ withhold: 'instagram_business_basic' })

  expect((await insightsOf(blind, '&metric=views')).body).toMatchObject({ error: { code: 10 } })
  expect((await get('me', nameless, '&fields=username')).body).toMatchObject({
    error: { code: 10 },
  })
})

test('calls are refused after their permission is withdrawn', async () => {
  const token = await newToken()
  const which = 'platform=instagram&username=ada.l&scope=instagram_business_manage_insights'

  await sandbox.control('DELETE', `grants?${which}`)

  expect((await get('me', token, '&fields=username')).status).toBe(200)
  expect((await insightsOf(token, '&metric=views')).body).toMatchObject({ error: { code: 10 } })
})

test('the profile and the media have Meta’s documented fields, pictures included', async () => {
  const token = await newToken()
  await sandbox.control('PUT', 'posts', { ...post, kind: 'image' })

  const me = await get('me', token, '&fields=username,profile_picture_url,biography')
  const [image] = await mediaOf(token, 'media_type,media_url,thumbnail_url')
  await sandbox.control('PUT', 'posts', { ...post, kind: 'carousel' })
  const [album] = await mediaOf(token, 'media_type,media_url,permalink')

  expect(me.body).toMatchObject({ profile_picture_url: expect.stringMatching(/^http/) })
  expect(image).toMatchObject({ media_type: 'IMAGE', media_url: expect.stringMatching(/^http/) })
  expect(image).not.toHaveProperty('thumbnail_url')
  expect(album).toMatchObject({
    media_type: 'CAROUSEL_ALBUM',
    permalink: 'https://www.instagram.com/p/Chunk8-jurw/',
  })
})

test.each([
  ['an unknown field', 'fields=id,view_counts', 'nonexisting field (view_counts)'],
  ['a field of users', 'fields=id,followers_count', 'nonexisting field (followers_count)'],
])('%s of media is refused', async (_, query, message) => {
  const { body } = await get('me/media', await newToken(), `&${query}`)

  expect(body).toMatchObject({
    error: { code: 100, message: expect.stringContaining(message) },
  })
})

test.each([
  ['a retired metric', '&metric=views,plays', 'metric[1] must be one of the following values'],
  ['no metric', '', 'The parameter metric is required'],
  ['an unknown period', '&metric=views&period=day', 'period'],
])('%s fails the whole request', async (_, query, message) => {
  const { body } = await insightsOf(await newToken(), query)

  expect(body).toMatchObject({
    error: { code: 100, message: expect.stringContaining(message) },
  })
})

test('media may lack a shortcode', async () => {
  await sandbox.control('PUT', 'posts', { ...post, hasShortcode: false })

  const [media] = await mediaOf(await newToken(), 'id,shortcode,permalink')
  await sandbox.control('PUT', 'posts', { ...post, hasShortcode: true })

  expect(media).not.toHaveProperty('shortcode')
  expect(media?.permalink).toContain('Chunk8-jurw')
})

test('a post older than the switch to a professional account has no insights', async () => {
  const account = { platform: 'instagram', username: 'ada.l', followers: 5 }
  const token = await newToken()
  await sandbox.control('PUT', 'accounts', { ...account, professionalSince: '2026-05-01T00:00Z' })
  await sandbox.control('PUT', 'posts', { ...post, publishedAt: '2026-04-30T00:00Z' })

  const before = await insightsOf(token, '&metric=views')
  await sandbox.control('PUT', 'posts', { ...post, publishedAt: '2026-05-02T00:00Z' })
  const after = await insightsOf(token, '&metric=views')

  expect(before.body).toMatchObject({ error: { code: 100, error_subcode: 2108006 } })
  expect(after.body).toMatchObject({ data: [{ name: 'views' }] })
})

test('an exhausted quota states in a header when access returns, in minutes', async () => {
  const token = await newToken()
  await sandbox.control('PUT', 'settings', { quotaMultiplier: 0 })

  const { body, headers } = await get('me', token, '&fields=username')

  const usage: unknown = JSON.parse(headers.get('x-business-use-case-usage') ?? '{}')
  expect(body).toMatchObject({ error: { code: 4 } })
  const [first] = Object.values(usage as Record<string, { [name: string]: number }[]>)
  expect(first?.[0]?.estimated_time_to_regain_access).toBeGreaterThan(0)
})
