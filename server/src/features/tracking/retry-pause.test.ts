import { expect, test } from 'vitest'
import { secondsUntilRetry } from './retry-pause.ts'

const outage = { trouble: 'outage', namedSeconds: null } as const

test('pauses double from a minute to an hour', () => {
  const pauses = [0, 1, 2, 5, 6, 7, 1000].map((failedCount) =>
    secondsUntilRetry({ ...outage, failedCount }),
  )

  expect(pauses).toEqual([60, 120, 240, 1920, 3600, 3600, 3600])
})

test('a wait stated by the platform is respected, however often it failed, for a day at most', () => {
  expect(secondsUntilRetry({ ...outage, failedCount: 9, namedSeconds: 7 })).toBe(7)
  expect(secondsUntilRetry({ ...outage, failedCount: 0, namedSeconds: 1e9 })).toBe(86_400)
})

test('an account that needs its creator is retried every hour', () => {
  const pause = (failedCount: number) =>
    secondsUntilRetry({ trouble: 'reconnect', namedSeconds: null, failedCount })

  expect([pause(0), pause(50)]).toEqual([3600, 3600])
})

test.each([
  ['outage', 60, 3600],
  ['throttled', 60, 3600],
  ['quota', 3600, 21_600],
  ['keys', 600, 3600],
  ['credits', 600, 3600],
  ['request', 600, 21_600],
  ['reconnect', 3600, 3600],
  ['permission', 3600, 3600],
  ['professional', 21_600, 604_800],
  ['not-offered', 21_600, 604_800],
  ['views-hidden', 3600, 86_400],
  ['refused', 3600, 86_400],
  ['unanswered', 600, 21_600],
  ['own-quota', 60, 3600],
  ['broken', 600, 21_600],
] as const)('after %s the first pause is %i seconds, the longest %i', (trouble, first, longest) => {
  const pauses = [0, 16, 1000].map((failedCount) =>
    secondsUntilRetry({ trouble, failedCount, namedSeconds: null }),
  )

  expect(pauses).toEqual([first, longest, longest])
})
