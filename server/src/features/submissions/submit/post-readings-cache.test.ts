import type { SocialAccountId, UserId } from '@permille/contract/ids'
import { expect, test } from 'vitest'
import type { AccessTokenDeps, SocialAccount } from '#features/connections/public.ts'
import type { PostFacts, SocialPlatform } from '#integrations/social-platform.ts'
import { newId } from '#platform/ids.ts'
import { createPostReadings } from './post-readings.ts'

const at = new Date('2026-06-10T12:00:00Z')
const asker = { userId: newId<UserId>(), address: '192.0.2.1' }

const account: SocialAccount = {
  id: newId<SocialAccountId>(),
  userId: asker.userId,
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

function postOf(externalPostId: string): PostFacts {
  const unknown = { title: null, description: null, thumbnailUrl: null, publishedAt: null }
  const counts = { viewCount: 1, likeCount: 1, commentCount: 1, shareCount: 1 }
  return { externalPostId, authorPlatformUserId: 'UC1', ...unknown, ...counts }
}

/** A platform that has every post but `missing`, and notes which one it is asked for. */
function setUpReadings(missing = '') {
  const [asked, counted, time]: [string[], unknown[], { ms: number }] = [[], [], { ms: 0 }]
  const youtube: SocialPlatform = {
    platform: 'youtube',
    connection: { kind: 'username', lookUpAccount: () => Promise.resolve(null) },
    batch: { size: 50, perAccount: false },
    findPost: (_, { value }) => {
      asked.push(value)
      return Promise.resolve(value === missing ? null : postOf(value))
    },
    readPosts: () => Promise.reject(new Error('no batch is read')),
  }
  const unused = () => {
    throw new Error('nothing is stored')
  }
  const deps: AccessTokenDeps = {
    database: {} as never,
    platforms: new Map([['youtube', youtube]]),
    clock: { now: () => new Date(at.getTime() + time.ms) },
    encryption: { seal: unused, open: unused } as never,
    countCall: (call) => {
      counted.push(call)
      return Promise.resolve()
    },
  }
  const readings = createPostReadings(deps)
  const read = (value: string) => readings.read(account, { kind: 'id', value }, asker)
  /** Which of these posts the platform is asked for when they are read. */
  const askedFor = async (...values: string[]) => {
    asked.length = 0
    for (const value of values) await read(value)
    return [...asked]
  }
  return { read, askedFor, counted, passMs: (ms: number) => (time.ms += ms) }
}

test('a reading is valid for less than sixty seconds, a missing post for less than five', async () => {
  const { askedFor, passMs } = setUpReadings('gone')
  expect(await askedFor('there', 'gone')).toEqual(['there', 'gone'])

  passMs(4999)
  expect(await askedFor('there', 'gone')).toEqual([])
  passMs(1)
  expect(await askedFor('there', 'gone')).toEqual(['gone'])
  passMs(54_999)
  expect(await askedFor('there')).toEqual([])
  passMs(1)
  expect(await askedFor('there')).toEqual(['there'])
})

test('a reading uses two calls of the user’s quota, for the account and for its post', async () => {
  const { read, counted } = setUpReadings()

  await read('there')
  await read('there')

  expect(counted).toEqual([
    {
      platform: 'youtube',
      purpose: { kind: 'person', userId: asker.userId, address: '192.0.2.1' },
      accountId: account.id,
      calls: 2,
      reads: 2,
    },
  ])
})

const names = Array.from({ length: 4999 }, (_, index) => `post${index}`)

test('of 5,001 fresh readings only the oldest is evicted', async () => {
  const { askedFor, read } = setUpReadings()
  for (const name of names) await read(name)
  await read('last')
  expect(await askedFor('post0', 'post1', 'last')).toEqual([])

  await read('one more')

  expect(await askedFor('post1', 'last', 'one more', 'post0')).toEqual(['post0'])
})

test('an expired reading is evicted before a fresh one', async () => {
  const { askedFor, read, passMs } = setUpReadings('gone')
  for (const name of names) await read(name)
  await read('gone')
  passMs(5000)

  await read('one more')

  expect(await askedFor('post0', 'post4998', 'one more')).toEqual([])
})
