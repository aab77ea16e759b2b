import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { PlatformUnavailable, type SocialPlatform } from '../social-platform.ts'
import { createYoutubePlatform } from './youtube-platform.ts'

const nobody = { platformUserId: '', accessToken: null }
const post = {
  platform: 'youtube',
  username: 'ada',
  externalPostId: 'dQw4w9WgXcQ',
  views: 18422,
} as const

let sandbox: TestSandbox
let youtube: SocialPlatform

beforeAll(async () => {
  sandbox = await startTestSandbox()
  youtube = newClient()
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.clearFaults()
  await sandbox.setSettings({ unknownPosts: false, growth: false })
  await sandbox.setPost({ ...post, state: 'public' })
})

function newClient(apiKey = 'sandbox-youtube-key') {
  return createYoutubePlatform({ apiKey, endpoints: { apiBase: sandbox.url }, timeoutMs: 500 })
}

async function lookUp(username: string) {
  if (youtube.connection.kind !== 'username') throw new Error('YouTube connects by username')
  return youtube.connection.lookUpAccount(username)
}

describe('accounts', () => {
  test('a handle, with or without @ and in any case, resolves to the channel and its description', async () => {
    const account = {
      platform: 'youtube',
      username: 'ada',
      followers: 1200,
      description: 'pm-42',
    } as const
    await sandbox.setAccount(account)

    const [plain, decorated] = [await lookUp('ada'), await lookUp('@ADA')]

    expect(plain).toMatchObject({ username: 'ada', followerCount: 1200, description: 'pm-42' })
    expect(plain?.platformUserId).toMatch(/^UC[\w-]{22}$/)
    expect(decorated).toEqual(plain)
  })

  test('an unknown and an invalid handle are null', async () => {
    expect(await lookUp('nobody-here')).toBeNull()
    expect(await lookUp('no handle/../')).toBeNull()
  })
})

describe('posts', () => {
  test('counts are numbers, the author is the channel, shares are unknown', async () => {
    await sandbox.setPost({
      ...post,
      likes: 12,
      comments: 3,
      publishedAt: '2026-11-18T10:00:00Z',
    })

    const facts = await youtube.findPost(nobody, { kind: 'id', value: post.externalPostId })

    const counts = { viewCount: 18422, likeCount: 12, commentCount: 3, shareCount: null }
    expect(facts).toMatchObject({ ...counts, publishedAt: new Date('2026-11-18T10:00:00Z') })
    expect(facts?.authorPlatformUserId).toBe((await lookUp('ada'))?.platformUserId)
  })

  test('unknown, private and deleted posts are absent, never 0', async () => {
    await sandbox.setPost({
      ...post,
      externalPostId: 'privatepost',
      state: 'private',
    })
    await sandbox.setPost({
      ...post,
      externalPostId: 'deletedpost',
      state: 'deleted',
    })

    const ids = [post.externalPostId, 'privatepost', 'deletedpost', 'unknownpost']
    const readings = await youtube.readPosts(nobody, ids)

    const absent = [...readings].filter(([, facts]) => facts === null).map(([id]) => id)
    expect(absent).toEqual(['privatepost', 'deletedpost', 'unknownpost'])
    expect(readings.get(post.externalPostId)).toMatchObject({ viewCount: 18422 })
  })

  test('fifty posts are one batch', async () => {
    const ids = Array.from(
      { length: youtube.batch.size },
      (_, index) => `batch-${String(index).padStart(5, '0')}`,
    )
    for (const externalPostId of ids) await sandbox.setPost({ ...post, externalPostId })

    const readings = await youtube.readPosts(nobody, ids)

    expect(ids).toHaveLength(50)
    expect([...readings.keys()]).toEqual(ids)
  })
})

describe('outages', () => {
  test.each([
    [403, 'accessNotConfigured', 'YouTube Data API v3 has not been used in project 1', 'keys'],
    [403, 'ipRefererBlocked', 'The request did not specify an allowed referer', 'keys'],
    [400, 'badRequest', 'API key not valid. Please pass a valid API key.', 'keys'],
    [400, 'invalidFilters', 'The request specifies an invalid filter', 'request'],
    [403, 'dailyLimitExceeded', 'Daily Limit Exceeded', 'quota'],
    [403, 'rateLimitExceeded', 'Rate Limit Exceeded', 'throttled'],
    [503, 'backendError', 'Backend Error', 'outage'],
  ])(
    '%i %s is distinguished, for admins in Google’s words',
    async (status, reason, message, trouble) => {
      const body = { error: { code: status, message, errors: [{ message, reason }] } }
      await sandbox.setFault({
        kind: 'status',
        provider: 'youtube',
        match: 'GET /youtube',
        status,
        body,
      })

      const failure: unknown = await lookUp('ada').catch((error) => error)

      expect(failure).toMatchObject({ trouble, reason: `${reason} ${message}` })
      expect(String(failure)).not.toContain(message)
    },
  )

  test('a 200 that is not a list of videos makes no post absent', async () => {
    const response = { provider: 'youtube', match: 'GET /youtube', status: 200, body: {} }
    await sandbox.setFault({ kind: 'status', ...response })

    await expect(youtube.readPosts(nobody, ['dQw4w9WgXcQ'])).rejects.toThrow(PlatformUnavailable)
  })

  test.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429 },
    { kind: 'hang' },
    // A closed connection is retried once automatically.
    { kind: 'drop_response', times: 2 },
  ])('%o is PlatformUnavailable, and the next call works', async (fault) => {
    await sandbox.setFault({
      provider: 'youtube',
      match: 'GET /youtube',
      ...fault,
    })

    const reading = youtube.readPosts(nobody, [post.externalPostId])

    await expect(reading).rejects.toThrow(PlatformUnavailable)
    expect((await youtube.readPosts(nobody, [post.externalPostId])).size).toBe(1)
  })

  test('a wrong key is an outage that does not reveal the key', async () => {
    const failure: unknown = await newClient('wrong-key')
      .readPosts(nobody, ['dQw4w9WgXcQ'])
      .catch((error) => error)

    expect(failure).toBeInstanceOf(PlatformUnavailable)
    expect(JSON.stringify([failure, String((failure as Error).cause)])).not.toContain('wrong-key')
  })

  test('an exhausted quota asks for a much later retry', async () => {
    await sandbox.setSettings({ quotaMultiplier: 0 })

    const failure: unknown = await youtube
      .readPosts(nobody, ['dQw4w9WgXcQ'])
      .catch((error) => error)
    await sandbox.setSettings({ quotaMultiplier: 1000 })

    expect(failure).toMatchObject({ code: 'platform-unavailable', retryAfterSeconds: 3600 })
  })
})

describe('the demo', () => {
  test('any handle is a new account, and an unknown post is by the last one looked up', async () => {
    await sandbox.setSettings({ unknownPosts: true, growth: true })

    const account = await lookUp('fresh.face')
    const facts = await youtube.findPost(nobody, { kind: 'id', value: 'freshpost01' })

    expect(facts?.authorPlatformUserId).toBe(account?.platformUserId)
    expect(Date.now() - (facts?.publishedAt?.getTime() ?? 0)).toBeLessThan(10_000)
  })

  test('views grow with the clock, not without growth, and never for a controlled post', async () => {
    await sandbox.setSettings({ unknownPosts: true, growth: true })
    await lookUp('fresh.face')
    const ids = ['growingpost', post.externalPostId]
    const readViews = async () => {
      const readings = await youtube.readPosts(nobody, ids)
      return ids.map((id) => readings.get(id)?.viewCount ?? Number.NaN)
    }
    const [start] = await readViews()

    await sandbox.setSettings({ clockOffsetSeconds: 3600 })
    const [later, controlled] = await readViews()
    await sandbox.setSettings({ growth: false })
    const [frozen] = await readViews()
    await sandbox.setSettings({ clockOffsetSeconds: 90_000 })
    const [afterFreeze] = await readViews()

    expect(later).toBeGreaterThan((start ?? 0) + 500)
    expect(controlled).toBe(18422)
    expect(frozen).toBeGreaterThanOrEqual(later ?? 0)
    expect(afterFreeze).toBe(frozen)
  })
})
