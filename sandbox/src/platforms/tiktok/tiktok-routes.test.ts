import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlatformSandbox, type PlatformSandbox } from '../testing/platform-sandbox.ts'

let sandbox: PlatformSandbox
let token: string
beforeAll(async () => {
  sandbox = await openPlatformSandbox()
  const post = { platform: 'tiktok', username: 'ada', externalPostId: '7047596209028074758' }
  await sandbox.control('PUT', 'posts', { ...post, views: 5 })
  token = await newToken()
})
afterAll(() => sandbox.close())

const redirectUri = 'http://localhost:3000/callback'
const scopes = 'user.info.basic,user.info.profile,user.info.stats,video.list'

async function newToken(): Promise<string> {
  const query = new URLSearchParams({
    client_key: 'sandbox-tiktok-key',
    response_type: 'code',
    scope: scopes,
    redirect_uri: redirectUri,
    state: 's',
  })
  const code = await sandbox.consent(`/v2/auth/authorize/?${query}`, { username: 'ada' })
  const { body } = await sandbox.sendForm('/v2/oauth/token/', {
    client_key: 'sandbox-tiktok-key',
    client_secret: 'sandbox-tiktok-secret',
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    code,
  })
  return (body as { access_token: string }).access_token
}

function query(fields: string, json: unknown) {
  return sandbox.send(`/v2/video/query/?fields=${fields}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
}

const ids = ['7047596209028074758']

test('every documented field of a video and of a user can be read', async () => {
  const videoFields =
    'id,create_time,cover_image_url,share_url,video_description,duration,height,width,title,embed_html,embed_link,like_count,comment_count,share_count,view_count'
  const userFields =
    'open_id,union_id,avatar_url,avatar_url_100,avatar_large_url,display_name,bio_description,profile_deep_link,is_verified,username,follower_count,following_count,likes_count,video_count'

  const videos = await query(videoFields, { filters: { video_ids: ids } })
  const headers = { authorization: `Bearer ${token}` }
  const user = await sandbox.send(`/v2/user/info/?fields=${userFields}`, { headers })

  const [video] = (videos.body as { data: { videos: object[] } }).data.videos
  expect(Object.keys(video ?? {}).sort()).toEqual(videoFields.split(',').sort())
  const { data } = user.body as { data: { user: object } }
  expect(Object.keys(data.user).sort()).toEqual(userFields.split(',').sort())
})

test.each([
  ['a field nobody documents', 'id,viewcount', { filters: { video_ids: ids } }],
  ['a field of users', 'id,follower_count', { filters: { video_ids: ids } }],
  ['an id that is no id', 'id', { filters: { video_ids: ['abc'] } }],
])('%s is refused with invalid_params', async (_, fields, json) => {
  const { status, body } = await query(fields, json)

  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { code: 'invalid_params' } })
})

test('an undocumented field is refused for a user too', async () => {
  const headers = { authorization: `Bearer ${token}` }

  const { status, body } = await sandbox.send('/v2/user/info/?fields=open_id,email', { headers })

  expect([status, (body as { error: { code: string } }).error.code]).toEqual([
    400,
    'invalid_params',
  ])
})

test('a short link rejects a program without a user agent', async () => {
  const named = { headers: { 'user-agent': 'Permille/9 (+https://app.test)' }, redirect: 'manual' }
  const nameless = { headers: { 'user-agent': 'node' }, redirect: 'manual' }
  const statusOf = async (init: object) =>
    (await fetch(`${sandbox.url}/t/7047596209028074758`, init)).status

  expect([await statusOf(nameless), await statusOf(named)]).toEqual([403, 301])
})

test('an access token is revoked once; another token, or an expired one, is refused', async () => {
  const accessToken = await newToken()
  const revoke = async (value: string) => {
    const app = { client_key: 'sandbox-tiktok-key', client_secret: 'sandbox-tiktok-secret' }
    return await sandbox.sendForm('/v2/oauth/revoke/', { ...app, token: value })
  }
  const refused = { status: 400, body: { error: 'invalid_grant' } }

  await sandbox.control('PUT', 'settings', { clockOffsetSeconds: 2 * 3600 + 1 })
  const expired = await revoke(accessToken)
  await sandbox.control('PUT', 'settings', { clockOffsetSeconds: 0 })
  const first = await revoke(accessToken)

  expect(expired).toMatchObject(refused)
  expect(first).toMatchObject({ status: 200, body: {} })
  expect(await revoke(accessToken)).toMatchObject(refused)
  expect(await revoke('rft.none')).toMatchObject(refused)
})
