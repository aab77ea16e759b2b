import { expect, test } from 'vitest'
import { countOfLines, utcDay, utcMinute } from './ledger-day-words.ts'

test('a row says how many lines it sums', () => {
  expect(countOfLines({ event: 'accrual', lineCount: 1234 })).toBe('1,234 readings')
  expect(countOfLines({ event: 'platform-fee', lineCount: 2 })).toBe('2 lines')
})

test('days and times are those of UTC, around midnight too', () => {
  expect(utcDay('2026-11-14T23:59:59Z')).toBe('Nov 14, 2026 UTC')
  expect(utcDay('2026-11-15T00:00:00Z')).toBe('Nov 15, 2026 UTC')
  expect(utcMinute('2026-11-15T00:05:00Z')).toBe('00:05 UTC')
})
