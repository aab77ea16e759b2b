import { expect, test } from 'vitest'
import { utcDay, utcMinute } from './utc.ts'

test('days and times are in UTC, around midnight too', () => {
  expect(utcDay('2026-11-14T23:59:59Z')).toBe('Nov 14, 2026 UTC')
  expect(utcDay('2026-11-15T00:00:00Z')).toBe('Nov 15, 2026 UTC')
  expect(utcMinute('2026-11-15T00:05:00Z')).toBe('00:05 UTC')
})
