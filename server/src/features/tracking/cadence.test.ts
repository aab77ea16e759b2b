import { expect, test } from 'vitest'
import { type CampaignMoney, secondsUntilNextRead, viewsToNextCent } from './cadence.ts'

const now = new Date('2026-06-01T12:00:00Z')
const hour = 3600

interface Change {
  readonly ageHours?: number
  readonly viewsPerHour?: number
  readonly ratePerKViewsCents?: number
  readonly viewsToNextCent?: number | null
  readonly campaignMoney?: CampaignMoney
  readonly missedCount?: number
  readonly pace?: number
  readonly rereadsAreFree?: boolean
}

function post({ ageHours = 72, ...change }: Change) {
  const approvedAt = new Date(now.getTime() - ageHours * hour * 1000)
  const money = { ratePerKViewsCents: 300, viewsToNextCent: 0, campaignMoney: 'enough' } as const
  return {
    now,
    approvedAt,
    viewsPerHour: 100,
    missedCount: 0,
    pace: 1,
    rereadsAreFree: false,
    ...money,
    ...change,
  }
}

const adaptive = { hotIntervalSeconds: null }

test.each<[string, Change, number]>([
  ['a viral post every five minutes', { viewsPerHour: 1_000_000 }, 300],
  ['100 views an hour hourly', { viewsPerHour: 100 }, hour],
  ['one view an hour every ten hours', { viewsPerHour: 1 }, 10 * hour],
  ['a flat old post weekly', { viewsPerHour: 0 }, 7 * 24 * hour],
  ['a young flat post every three hours', { viewsPerHour: 0, ageHours: 3 }, 3 * hour],
  ['a post that is paid four times as much twice as often', { ratePerKViewsCents: 1200 }, hour / 2],
  ['a post whose next cent is 2,000 views away in ten hours', { viewsToNextCent: 2000 }, 10 * hour],
  ['a post whose next cent is very far away weekly', { viewsToNextCent: 1e9 }, 7 * 24 * hour],
  ['a post that can earn no more weekly', { viewsToNextCent: null }, 7 * 24 * hour],
  ['a post of a spent campaign weekly', { campaignMoney: 'spent', ageHours: 3 }, 7 * 24 * hour],
  ['a post of a campaign near its end twice as often', { campaignMoney: 'little' }, hour / 2],
  ['a post whose re-reads are free four times as often', { rereadsAreFree: true }, hour / 4],
  [
    'a cold post no more often, free or not',
    { rereadsAreFree: true, viewsPerHour: 0.0625 },
    40 * hour,
  ],
  ['every post later where the quota is short', { pace: 3 }, 3 * hour],
  ['a young one too', { viewsPerHour: 0, ageHours: 3, pace: 3 }, 9 * hour],
  ['no post less than weekly', { viewsPerHour: 0.01, pace: 3 }, 7 * 24 * hour],
  [
    'a post that is no longer read daily only when it is due',
    { viewsPerHour: 1, rereadsAreFree: true, pace: 3 },
    30 * hour,
  ],
  ['a missing post later and later', { viewsPerHour: 100, missedCount: 3 }, 8 * hour],
])('reads %s', (_, change, seconds) => {
  expect(secondsUntilNextRead(post(change), adaptive)).toBe(seconds)
})

test('in the demo a post approved in the last half hour is read every few seconds', () => {
  const demo = { hotIntervalSeconds: 5 }

  expect(secondsUntilNextRead(post({ ageHours: 0.25 }), demo)).toBe(5)
  expect(secondsUntilNextRead(post({ ageHours: 0.75 }), demo)).toBe(hour)
})

test('in the demo a post is hot for less than half an hour, and only while it is visible', () => {
  const demo = { hotIntervalSeconds: 5 }
  const justHot = { ageHours: 0.5 - 1 / 3600 }

  expect(secondsUntilNextRead(post(justHot), demo)).toBe(5)
  expect(secondsUntilNextRead(post({ ageHours: 0.5 }), demo)).toBe(hour)
  expect(secondsUntilNextRead(post({ ...justHot, missedCount: 1 }), demo)).toBe(2 * hour)
  expect(secondsUntilNextRead(post(justHot), adaptive)).toBe(hour)
})

test('a post is young for less than a day', () => {
  const flat = { viewsPerHour: 0 }

  expect(secondsUntilNextRead(post({ ...flat, ageHours: 24 - 1 / 3600 }), adaptive)).toBe(3 * hour)
  expect(secondsUntilNextRead(post({ ...flat, ageHours: 24 }), adaptive)).toBe(7 * 24 * hour)
})

test('a missing post waits at most 64 times as long, and never more than a week', () => {
  const viral = { viewsPerHour: 1_000_000 }
  const waits = [5, 6, 7].map((missedCount) =>
    secondsUntilNextRead(post({ ...viral, missedCount }), adaptive),
  )

  expect(waits).toEqual([9600, 19_200, 19_200])
  expect(secondsUntilNextRead(post({ viewsPerHour: 1, missedCount: 6 }), adaptive)).toBe(
    7 * 24 * hour,
  )
})

test.each([
  ['in the middle of a cent', { viewCount: 1001 }, 3],
  ['at a cent', { viewCount: 1000 }, 4],
  ['below the minimum', { viewCount: 0, minPayoutCents: 300 }, 1000],
  ['above the minimum', { viewCount: 1000, minPayoutCents: 300 }, 4],
  ['below the cap', { viewCount: 990, maxPayoutCents: 300 }, 4],
  ['at the cap', { viewCount: 1000, maxPayoutCents: 300 }, null],
])('the views that pay the next cent: %s', (_, change, views) => {
  const terms = { ratePerKViewsCents: 300, minPayoutCents: 0, maxPayoutCents: 0 }

  expect(viewsToNextCent({ ...terms, ...change })).toBe(views)
})
