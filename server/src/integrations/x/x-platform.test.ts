import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { PlatformUnavailable, type SocialPlatform } from '../social-platform.ts'
import { createXPlatform } from './x-platform.ts'

const nobody = { platformUserId: '', accessToken: null }
const post = {
  platform: 'x',
  username: 'Ada_L',
  externalPostId: '1346889436626259968',
  views: 5432,
} as const

let sandbox: TestSandbox
let x: SocialPlatform

beforeAll(async () => {
  sandbox = await startTestSandbox()
  x = newClient('sandbox-x-bearer')
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.clearFaults()
  await sandbox.setPost({ ...post, state: 'public' })
})

function newClient(bearerToken: string, fieldNames: 'tweet' | 'post' = 'tweet') {
  const endpoints = { apiBase: sandbox.url }
  return createXPlatform({ bearerToken, fieldNames, endpoints, timeoutMs: 500 })
}

async function lookUp(username: string) {
  if (x.connection.kind !== 'username') throw new Error('X connects by username')
  return x.connection.lookUpAccount(username)
}

describe('accounts', () => {
  test('a username in any case resolves to the user and the profile text', async () => {
    const account = {
      platform: 'x',
      username: 'Ada_L',
      followers: 77,
      description: 'pm-43',
    } as const
    await sandbox.setAccount(account)

    const facts = await lookUp('@ada_l')

    expect(facts).toMatchObject({ username: 'Ada_L', followerCount: 77, description: 'pm-43' })
    expect(facts?.platformUserId).toMatch(/^\d{19}$/)
  })

  test('an unknown user (200 with only errors) is null; so is an invalid name', async () => {
    expect(await lookUp('nobody_here')).toBeNull()
    expect(await lookUp('far_too_long_for_a_name')).toBeNull()
  })
})

describe('posts', () => {
  test('views are impressions, not the video count; ids stay strings', async () => {
    await sandbox.setPost({ ...post, likes: 40, comments: 2, shares: 5 })

    const facts = await x.findPost(nobody, { kind: 'id', value: post.externalPostId })

    const counts = { viewCount: 5432, likeCount: 40, commentCount: 2, shareCount: 5 }
    expect(facts).toMatchObject({ externalPostId: '1346889436626259968', ...counts })
    expect(facts?.authorPlatformUserId).toBe((await lookUp('Ada_L'))?.platformUserId)
  })

  test('a found post has its video’s thumbnail; a reading of counts does not request it', async () => {
    const found = await x.findPost(nobody, { kind: 'id', value: post.externalPostId })
    const read = await x.readPosts(nobody, [post.externalPostId])

    expect(found?.thumbnailUrl).toMatch(/^http.+\/1346889436626259968$/)
    const still = await fetch(found?.thumbnailUrl ?? '')
    expect(still.headers.get('content-type')).toContain('image/')
    expect(read.get(post.externalPostId)?.thumbnailUrl).toBeNull()
  })

  test.each([true, false])('a paid partnership label %s is reported', async (isLabelledPaid) => {
    const labelled = { ...post, externalPostId: '1346889436626259970', isLabelledPaid }
    await sandbox.setPost(labelled)

    const facts = await x.findPost(nobody, { kind: 'id', value: labelled.externalPostId })

    expect(facts?.isLabelledPaid).toBe(isLabelledPaid)
  })

  test('missing posts in a 200 are absent, even without any data', async () => {
    await sandbox.setPost({ ...post, externalPostId: '2', state: 'deleted' })

    const some = await x.readPosts(nobody, [post.externalPostId, '1', '2'])
    const none = await x.readPosts(nobody, ['1', '2'])

    expect(some.get(post.externalPostId)).toMatchObject({ viewCount: 5432 })
    expect([some.get('1'), some.get('2')]).toEqual([null, null])
    expect([...none]).toEqual([
      ['1', null],
      ['2', null],
    ])
  })

  test('an error about an id that is not “not found” reveals nothing about its post', async () => {
    const type = 'https://api.x.com/2/problems/not-authorized-for-resource'
    const errors = [
      { resource_id: '1', value: '1', title: 'Authorization Error', type },
      { value: '2', type: 'https://api.twitter.com/2/problems/resource-not-found' },
    ]
    const fault = { provider: 'x', match: 'GET /2/tweets', kind: 'status', status: 200 }
    await sandbox.setFault({ ...fault, body: { errors } })

    const read = await x.readPosts(nobody, ['1', '2', '3'])

    expect([...read]).toEqual([['2', null]])
  })

  test('a client set to the newer names reads the same numbers from an API that uses them', async () => {
    await sandbox.setSettings({ xFieldNames: 'post' })
    await sandbox.setPost({ ...post, shares: 7 })
    const newer = newClient('sandbox-x-bearer', 'post')

    const found = await newer.findPost(nobody, { kind: 'id', value: post.externalPostId })
    await sandbox.setSettings({ xFieldNames: 'tweet' })

    expect(found).toMatchObject({ viewCount: 5432, shareCount: 7 })
    expect(found?.thumbnailUrl).not.toBeNull()
  })

  test('names that X no longer knows are tried in the other form, and back', async () => {
    await sandbox.setPost(post)
    const client = newClient('sandbox-x-bearer')
    let moreCalls = 0
    const counted = { ...nobody, countMore: async () => void moreCalls++ }
    const viewsNow = async () =>
      (await client.readPosts(counted, [post.externalPostId])).get(post.externalPostId)?.viewCount

    await sandbox.setSettings({ xFieldNames: 'post' })
    const renamed = await viewsNow()
    const found = await client.findPost(nobody, { kind: 'id', value: post.externalPostId })
    await sandbox.setSettings({ xFieldNames: 'tweet' })
    const back = await viewsNow()

    expect([renamed, found?.viewCount, back]).toEqual([5432, 5432, 5432])
    // X takes both names where it takes the older ones.
    expect(moreCalls).toBe(1)
    expect(found?.thumbnailUrl).not.toBeNull()
  })

  test('a still field that X no longer knows does not cost the views', async () => {
    await sandbox.setPost(post)
    const message =
      'The `tweet.fields` query parameter value [paid_partnership] is not one of [id,text]'
    const errors = [{ parameters: { 'tweet.fields': ['paid_partnership'] }, message }]
    const fault = { provider: 'x', match: 'GET /2/tweets', kind: 'status', status: 400, times: 1 }
    await sandbox.setFault({ ...fault, body: { errors, title: 'Invalid Request' } })

    const found = await x.findPost(nobody, { kind: 'id', value: post.externalPostId })

    expect(found).toMatchObject({ viewCount: 5432, thumbnailUrl: null })
  })

  test('a picture is its own still', async () => {
    await sandbox.setPost({ ...post, kind: 'image' })

    const found = await x.findPost(nobody, { kind: 'id', value: post.externalPostId })
    await sandbox.setPost({ ...post, kind: 'video' })

    expect(found?.thumbnailUrl).toMatch(/^http/)
  })

  test('a hundred posts are one batch', async () => {
    const ids = Array.from({ length: x.batch.size }, (_, index) => String(5000 + index))
    for (const externalPostId of ids) await sandbox.setPost({ ...post, externalPostId })

    const readings = await x.readPosts(nobody, ids)

    expect(ids).toHaveLength(100)
    expect([...readings.keys()]).toEqual(ids)
  })
})

describe('outages', () => {
  test.each([
    [404, 'Not Found Error', 'about:blank', 'outage'],
    [401, 'Unauthorized', 'about:blank', 'keys'],
    [403, 'Client Forbidden', 'https://api.x.com/2/problems/client-forbidden', 'removed'],
    [403, 'Forbidden', 'about:blank', 'keys'],
    [402, 'CreditsDepleted', 'https://api.x.com/2/problems/credits', 'credits'],
    [429, 'UsageCapExceeded', 'https://api.x.com/2/problems/usage-capped', 'credits'],
    [400, 'Invalid Request', 'https://api.x.com/2/problems/invalid-request', 'request'],
  ])('%i %s reveals nothing about a post or a user', async (status, title, type, trouble) => {
    const fault = {
      provider: 'x',
      match: 'GET /2/',
      kind: 'status',
      status,
      body: { title, type, detail: 'd' },
    }
    await sandbox.setFault(fault)
    const reading: unknown = await x.readPosts(nobody, ['1']).catch((error) => error)
    await sandbox.setFault(fault)
    const lookingUp: unknown = await lookUp('ada_l').catch((error) => error)

    for (const failure of [reading, lookingUp]) {
      expect(failure).toBeInstanceOf(PlatformUnavailable)
      expect(failure).toMatchObject({ trouble, reason: `${title} d` })
      expect(String(failure)).not.toContain(title)
    }
  })

  test.each([500, 503, 429])('status %i is PlatformUnavailable', async (status) => {
    const fault = { provider: 'x', match: 'GET /2/', kind: 'status', status }
    await sandbox.setFault(fault)

    await expect(x.readPosts(nobody, ['1'])).rejects.toThrow(PlatformUnavailable)
  })

  test('an exhausted window states when it reopens', async () => {
    await sandbox.setSettings({ quotaMultiplier: 0 })

    const failure: unknown = await x.readPosts(nobody, ['1']).catch((error) => error)
    await sandbox.setSettings({ quotaMultiplier: 1000 })

    const seconds = (failure as PlatformUnavailable).retryAfterSeconds
    expect(failure).toBeInstanceOf(PlatformUnavailable)
    expect(seconds).toBeGreaterThan(0)
    // 15 minutes, plus the second that the header rounds up to.
    expect(seconds).toBeLessThanOrEqual(901)
  })

  test('a wrong bearer token is an outage, not a missing post', async () => {
    await expect(newClient('wrong').readPosts(nobody, ['1'])).rejects.toThrow(PlatformUnavailable)
  })
})
