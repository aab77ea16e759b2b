import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { latestAnswer } from './call.ts'
import { serverNow } from './server-time.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T00:00:00Z'), toFake: ['Date', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
  Object.assign(latestAnswer, { date: null, atMs: 0 })
})

it('is the latest response’s date plus the time since, whatever the device’s clock says', () => {
  Object.assign(latestAnswer, {
    date: 'Sun, 22 Nov 2026 12:00:00 GMT',
    atMs: performance.now(),
  })

  vi.advanceTimersByTime(3000)
  vi.setSystemTime(Date.parse('1999-01-01T00:00:00Z'))

  expect(new Date(serverNow()).toISOString()).toBe('2026-11-22T12:00:03.000Z')
})

it.each([null, 'yesterday'])('is the device’s time after a response with the date %j', (date) => {
  latestAnswer.date = date

  expect(new Date(serverNow()).toISOString()).toBe('2030-01-01T00:00:00.000Z')
})
