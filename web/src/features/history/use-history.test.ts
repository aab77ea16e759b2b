import { describe, expect, it } from 'vitest'
import { readUrl } from '#api/url-filters.ts'
import { periodIn } from './use-history.ts'

describe('the period of a history', () => {
  it.each([
    ['', 30],
    ['days=7', 7],
    ['days=90', 90],
    ['days=8', 30],
    ['days=7.0', 30],
    ['days=x', 30],
  ])('in the URL "%s" is %i days', (search, days) => {
    expect(periodIn(readUrl(new URLSearchParams(search)))).toBe(days)
  })
})
