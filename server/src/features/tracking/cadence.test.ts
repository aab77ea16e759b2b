import { expect, test } from 'vitest'
import { secondsUntilNextRead, smoothedRate } from './cadence.ts'

const now = new Date('2026-06-01T12:00:00Z')
const hour = 3600

function post(change: { ageHours?: number; viewsPerHour?: number; missedCount?: number }) {
  const approvedAt = new Date(now.getTime() - (change.ageHours ?? 72) * hour * 1000)
  return {
    now,
    approvedAt,
    viewsPerHour: change.viewsPerHour ?? 100,
    missedCount: change.missedCount ?? 0,
  }
}

const adaptive = { hotIntervalSeconds: null }

test.each([
  ['a viral post every five minutes', { viewsPerHour: 1_000_000 }, 300],
  ['100 views an hour hourly', { viewsPerHour: 100 }, hour],
  ['one view an hour every ten hours', { viewsPerHour: 1 }, 10 * hour],
  ['a flat old post weekly', { viewsPerHour: 0 }, 7 * 24 * hour],
  ['a young flat post hourly', { viewsPerHour: 0, ageHours: 3 }, hour],
  ['a missing post later and later', { viewsPerHour: 100, missedCount: 3 }, 8 * hour],
])('reads %s', (_, change, seconds) => {
  expect(secondsUntilNextRead(post(change), adaptive)).toBe(seconds)
})

test('in the demo a post approved in the last half hour is read every few seconds', () => {
  const demo = { hotIntervalSeconds: 5 }

  expect(secondsUntilNextRead(post({ ageHours: 0.25 }), demo)).toBe(5)
  expect(secondsUntilNextRead(post({ ageHours: 0.75 }), demo)).toBe(hour)
})

test('one busy interval changes the rate but does not dominate it', () => {
  expect(smoothedRate(100, 1000)).toBeCloseTo(460)
  expect(smoothedRate(0, 50)).toBe(50)
})

test('in the demo a post is hot for less than half an hour, and only while it is seen', () => {
  const demo = { hotIntervalSeconds: 5 }
  const justHot = { ageHours: 0.5 - 1 / 3600 }

  expect(secondsUntilNextRead(post(justHot), demo)).toBe(5)
  expect(secondsUntilNextRead(post({ ageHours: 0.5 }), demo)).toBe(hour)
  expect(secondsUntilNextRead(post({ ...justHot, missedCount: 1 }), demo)).toBe(2 * hour)
  expect(secondsUntilNextRead(post(justHot), adaptive)).toBe(hour)
})

test('a post is young for less than a day', () => {
  const flat = { viewsPerHour: 0 }

  expect(secondsUntilNextRead(post({ ...flat, ageHours: 24 - 1 / 3600 }), adaptive)).toBe(hour)
  expect(secondsUntilNextRead(post({ ...flat, ageHours: 24 }), adaptive)).toBe(7 * 24 * hour)
})

test('a missing post waits 64 times as long at most, and never more than a week', () => {
  const viral = { viewsPerHour: 1_000_000 }
  const waits = [5, 6, 7].map((missedCount) =>
    secondsUntilNextRead(post({ ...viral, missedCount }), adaptive),
  )

  expect(waits).toEqual([9600, 19_200, 19_200])
  expect(secondsUntilNextRead(post({ viewsPerHour: 1, missedCount: 6 }), adaptive)).toBe(
    7 * 24 * hour,
  )
})
