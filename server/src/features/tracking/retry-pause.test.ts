import { expect, test } from 'vitest'
import { secondsUntilRetry } from './retry-pause.ts'

const outage = { trouble: 'outage', namedSeconds: null } as const

test('pauses double from a minute to an hour', () => {
  const pauses = [0, 1, 2, 5, 6, 7, 1000].map((failedCount) =>
    secondsUntilRetry({ ...outage, failedCount }),
  )

  expect(pauses).toEqual([60, 120, 240, 1920, 3600, 3600, 3600])
})

test('a wait that the platform names is kept, however often it failed, for a day at most', () => {
  expect(secondsUntilRetry({ ...outage, failedCount: 9, namedSeconds: 7 })).toBe(7)
  expect(secondsUntilRetry({ ...outage, failedCount: 0, namedSeconds: 1e9 })).toBe(86_400)
})

test('an account that waits for its creator is looked at every hour', () => {
  const pause = (failedCount: number) =>
    secondsUntilRetry({ trouble: 'reconnect', namedSeconds: null, failedCount })

  expect([pause(0), pause(50)]).toEqual([3600, 3600])
})
