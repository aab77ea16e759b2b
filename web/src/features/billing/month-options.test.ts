import { expect, test } from 'vitest'
import { monthOptions } from './month-options.ts'

const now = new Date('2026-01-31T23:00:00Z')

test('the months continue across the turn of the year, each once', () => {
  const options = monthOptions(now, undefined)

  expect(options.slice(0, 3)).toEqual([
    { value: '', label: 'All time' },
    { value: '2026-01', label: 'January 2026' },
    { value: '2025-12', label: 'December 2025' },
  ])
  expect(new Set(options.map(({ value }) => value)).size).toBe(25)
})

test('an older month in the URL is shown as selected', () => {
  const options = monthOptions(now, '2020-02')

  expect(options.at(-1)).toEqual({ value: '2020-02', label: 'February 2020' })
})
