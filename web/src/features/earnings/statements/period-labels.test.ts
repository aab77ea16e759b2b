import { expect, test } from 'vitest'
import { describePeriod, periodOptions } from './period-labels.ts'

test('the periods go back to the first month, each year before its months', () => {
  // In New York it is still 2025.
  const now = new Date('2026-01-01T02:00:00Z')

  const options = periodOptions('2025-11', now)

  expect(options.map(({ value }) => value)).toEqual([
    '2026',
    '2026-01',
    '2025',
    '2025-12',
    '2025-11',
  ])
  expect(options.map(({ label }) => label)).toContain('December 2025')
})

test.each([
  ['2026', '2026'],
  ['2026-03', 'March 2026'],
])('%s is labelled %s', (period, words) => {
  expect(describePeriod(period)).toBe(words)
})
