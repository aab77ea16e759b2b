import { expect, test } from 'vitest'
import { earnedCents, grossCents } from './reward.ts'

const terms = { ratePerKViewsCents: 333, minPayoutCents: 100, maxPayoutCents: 10_000 }

test.each([
  [0, 0],
  [299, 0],
  [301, 100],
  [10_999, 3662],
  [30_031, 10_000],
  [1_000_000, 10_000],
])('%i views at $3.33 with a $1 minimum and a $100 cap earn %i cents', (views, expected) => {
  expect(earnedCents(views, terms)).toBe(expected)
})

test('a maximum of 0 means no cap, and the gross ignores both bounds', () => {
  expect(earnedCents(1_000_000, { ...terms, maxPayoutCents: 0 })).toBe(333_000)
  expect(grossCents(1_000_000, 333)).toBe(333_000n)
})
