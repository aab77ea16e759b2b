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
