import { toCents } from '@permille/contract/money'
import { expect, it } from 'vitest'
import { earningsRange } from './profile.ts'

it.each([
  [0, '$0'],
  [-500, '$0'],
  [1, 'Under $100'],
  [9_999, 'Under $100'],
  [10_000, '$100 – $500'],
  [49_999, '$100 – $500'],
  [50_000, '$500 – $1K'],
  [100_000, '$1K – $5K'],
  [500_000, '$5K – $10K'],
  [1_000_000, '$10K+'],
])('shows %i cents as %s', (earnedCents, range) => {
  expect(earningsRange(toCents(earnedCents))).toBe(range)
})
