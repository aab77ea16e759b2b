import type { SocialAccountId, SubmissionId } from '@permille/contract/ids'
import { expect, test } from 'vitest'
import { batchDuePosts, type DuePost, roomInLastCall } from './due-post.ts'

function duePosts(count: number, accountOf: (index: number) => string): DuePost[] {
  return Array.from({ length: count }, (_, index) => ({
    submissionId: `s${index}` as SubmissionId,
    platform: 'tiktok',
    socialAccountId: accountOf(index) as SocialAccountId,
    platformUserId: 'u',
    externalPostId: `p${index}`,
    approvedAt: new Date(0),
    viewsPerHour: 0,
    publishedAt: null,
    ratePerKViewsCents: 300,
    minPayoutCents: 0,
    maxPayoutCents: 0,
    campaignMoney: 'enough',
    missedCount: 0,
    failedCount: 0,
    trouble: null,
    absentSince: null,
    highestViewCount: 0,
    lastReadAt: null,
  }))
}

test('posts of all accounts share calls if the platform allows it', () => {
  const posts = duePosts(120, (index) => `account ${index}`)

  const batches = batchDuePosts(posts, { size: 50, perAccount: false })

  expect(batches.map((batch) => batch.length)).toEqual([50, 50, 20])
})

test('a call never mixes accounts if the platform reads with a creator’s token', () => {
  const posts = duePosts(50, (index) => `account ${index % 2}`)

  const batches = batchDuePosts(posts, { size: 20, perAccount: true })

  expect(batches.map((batch) => batch.length)).toEqual([20, 5, 20, 5])
  for (const batch of batches) {
    expect(new Set(batch.map((post) => post.socialAccountId)).size).toBe(1)
  }
})

test('a post that its platform refused is requested alone', () => {
  const [first, refused, ...rest] = duePosts(4, () => 'account')
  if (first === undefined || refused === undefined) throw new Error('there are four posts')
  const posts = [first, { ...refused, trouble: 'refused' }, ...rest]

  const batches = batchDuePosts(posts, { size: 50, perAccount: false })

  expect(batches.map((batch) => batch.map((post) => post.externalPostId))).toEqual([
    ['p0', 'p2', 'p3'],
    ['p1'],
  ])
})

test.each([
  [30, 20],
  [100, 0],
  [0, 0],
  [101, 49],
])('of %i posts the last call of 50 has room for %i more', (count, room) => {
  const posts = duePosts(count, () => 'account')

  expect(roomInLastCall(posts, { size: 50, perAccount: false })).toBe(room)
  expect(roomInLastCall(posts, { size: 50, perAccount: true })).toBe(0)
})

test('a post requested alone takes no room in the last call', () => {
  const [first, refused] = duePosts(2, () => 'account')
  if (first === undefined || refused === undefined) throw new Error('there are two posts')
  const posts = [first, { ...refused, trouble: 'refused' }]

  expect(roomInLastCall(posts, { size: 50, perAccount: false })).toBe(49)
})
