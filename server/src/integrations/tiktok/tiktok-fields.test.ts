import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveConsent, startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { createTiktokPlatform, tiktokEndpointsAt } from './tiktok-platform.ts'

const post = {
  platform: 'tiktok',
  username: 'ada.l',
  externalPostId: '7047596209028074758',
  views: 18_422,
} as const
const redirectUri = 'http://localhost:3000/callback'
const codeVerifier = 'v'.repeat(43)

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
  await sandbox.setPost(post)
})
afterAll(() => sandbox.close())

test('a field that TikTok no longer knows does not cost the views', async () => {
  const tiktok = createTiktokPlatform({
    clientKey: 'sandbox-tiktok-key',
    clientSecret: 'sandbox-tiktok-secret',
    endpoints: tiktokEndpointsAt(sandbox.url),
  })
  if (tiktok.connection.kind !== 'oauth') throw new Error('TikTok connects by OAuth')
  const address = tiktok.connection.authorizeUrl({ state: 'st', redirectUri, codeVerifier })
  const { code = '' } = await giveConsent(address, { username: post.username })
  const grant = await tiktok.connection.exchangeCode({ code, redirectUri, codeVerifier })
  const { platformUserId } = grant.account
  const access = { platformUserId, accessToken: grant.tokens.accessToken }
  const error = { code: 'invalid_params', message: 'Invalid fields: share_count' }
  const fault = { provider: 'tiktok', match: 'POST /v2/video', kind: 'status', status: 400 }
  await sandbox.setFault({ ...fault, body: { data: {}, error }, times: 1 })

  const read = await tiktok.readPosts(access, [post.externalPostId])

  expect(read.get(post.externalPostId)).toMatchObject({ viewCount: 18_422, shareCount: null })
})
