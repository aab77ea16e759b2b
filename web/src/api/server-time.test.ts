import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hearServerTime } from '#ui/values/current-time.ts'
import { knownServerTime, msToServerTime, serverNow } from './server-time.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T00:00:00Z'), toFake: ['Date', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
  hearServerTime(Date.now())
})

const iso = (at: number) => new Date(at).toISOString()

it('is the device’s time, marked as unknown, until the first response', async () => {
  vi.resetModules()
  const fresh = await import('./server-time.ts')

  expect(iso(fresh.serverNow())).toBe('2030-01-01T00:00:00.000Z')
  expect(fresh.knownServerTime(0)).toBeUndefined()
})

it('is the latest response’s time plus the time since, whatever the device’s clock says', () => {
  const loadedAt = performance.now()
  hearServerTime(Date.parse('2026-11-22T12:00:00Z'))

  vi.advanceTimersByTime(3000)

  expect(iso(serverNow())).toBe('2026-11-22T12:00:03.000Z')
  expect(iso(msToServerTime() + performance.now())).toBe('2026-11-22T12:00:03.000Z')
  expect(iso(knownServerTime(loadedAt) ?? 0)).toBe('2026-11-22T12:00:00.000Z')
})
