import { expect, test } from 'vitest'
import { quotas, windowStart, xReadsQuota } from './quota.ts'

test.each([
  ['2026-07-01T06:59:00Z', '2026-06-30T07:00:00.000Z'],
  ['2026-07-01T07:00:00Z', '2026-07-01T07:00:00.000Z'],
  ['2026-12-01T07:59:00Z', '2026-11-30T08:00:00.000Z'],
  ['2026-12-01T08:00:00Z', '2026-12-01T08:00:00.000Z'],
])('at %s YouTube’s day started at %s, midnight Pacific', (now, start) => {
  expect(windowStart(new Date(now), quotas.youtube).toISOString()).toBe(start)
})

test('a one-minute window starts on the minute', () => {
  const start = windowStart(new Date('2026-06-01T10:20:30Z'), quotas.tiktok)

  expect(start.toISOString()).toBe('2026-06-01T10:20:00.000Z')
})

test('the day whose reads X bills is the UTC day', () => {
  const start = windowStart(new Date('2026-07-01T23:59:59Z'), xReadsQuota(10))

  expect(start.toISOString()).toBe('2026-07-01T00:00:00.000Z')
})
