import { describe, expect, it } from 'vitest'
import { periodIn, withPeriod } from './use-history.ts'

describe('the period of a history', () => {
  it.each([
    ['', 30],
    ['days=7', 7],
    ['days=90', 90],
    ['days=8', 30],
    ['days=7.0', 30],
    ['days=x', 30],
  ])('in the address "%s" is %i days', (search, days) => {
    expect(periodIn(new URLSearchParams(search))).toBe(days)
  })

  it('takes its place beside what else the address says, and the usual one takes none', () => {
    const address = new URLSearchParams('campaign=a&days=90')

    expect(withPeriod(address, 7).toString()).toBe('campaign=a&days=7')
    expect(withPeriod(address, 30).toString()).toBe('campaign=a')
  })
})
