import { expect, test } from 'vitest'
import { countOfLines } from './ledger-day-labels.ts'

test('a row states how many lines it sums', () => {
  expect(countOfLines({ event: 'accrual', lineCount: 1234 })).toBe('1,234 readings')
  expect(countOfLines({ event: 'platform-fee', lineCount: 2 })).toBe('2 lines')
})
