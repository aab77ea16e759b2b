import { earnedCents } from '@permille/contract/campaigns/reward'
import type { SubmissionId } from '@permille/contract/ids'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareSpendable } from './share-spendable.ts'

const terms = fc
  .record({
    ratePerKViewsCents: fc.integer({ min: 1, max: 10_000_000 }),
    minPayoutCents: fc.integer({ min: 0, max: 100_000 }),
    span: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  })
  .map(({ span, ...rest }) => ({
    ...rest,
    maxPayoutCents: span === null ? 0 : rest.minPayoutCents + span,
  }))
const views = fc.integer({ min: 0, max: 2_000_000_000 })

test('more views never earn less', () => {
  fc.assert(
    fc.property(terms, views, views, (given, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(earnedCents(low, given)).toBeLessThanOrEqual(earnedCents(high, given))
    }),
  )
})

test('a reward is 0, or between the minimum and the cap, and never above views × rate', () => {
  fc.assert(
    fc.property(terms, views, (given, count) => {
      const earned = earnedCents(count, given)
      if (earned === 0) return
      expect(earned).toBeGreaterThanOrEqual(given.minPayoutCents)
      if (given.maxPayoutCents > 0) expect(earned).toBeLessThanOrEqual(given.maxPayoutCents)
      const exact = (BigInt(count) * BigInt(given.ratePerKViewsCents)) / 1000n
      expect(BigInt(earned)).toBeLessThanOrEqual(exact)
    }),
  )
})

test.each([
  [0, 0],
  [333, 0],
  [334, 100],
  [1000, 300],
  [33_333, 9999],
  [33_334, 10_000],
  [10_000_000, 10_000],
])('%i views at $3.00 with a $1 minimum and a $100 cap earn %i cents', (count, expected) => {
  const given = { ratePerKViewsCents: 300, minPayoutCents: 100, maxPayoutCents: 10_000 }

  expect(earnedCents(count, given)).toBe(expected)
})

const demands = fc
  .array(
    fc.record({
      dueCents: fc.integer({ min: 1, max: 10_000_000 }),
      approvedAt: fc.integer({ min: 0, max: 3 }).map((day) => new Date(day * 86_400_000)),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((list) =>
    list.map((demand, index) => ({
      ...demand,
      submissionId: String(index).padStart(4, '0') as SubmissionId,
    })),
  )

test('shares add up to exactly the spendable amount, and none exceeds its due', () => {
  fc.assert(
    fc.property(demands, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
      const total = given.reduce((sum, demand) => sum + demand.dueCents, 0)
      const spendable = Math.floor(total * part)

      const shares = shareSpendable(given, spendable)

      expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(spendable)
      for (const demand of given) {
        expect(shares.get(demand.submissionId)).toBeLessThanOrEqual(demand.dueCents)
      }
    }),
  )
})

test('the order of the demands does not matter', () => {
  fc.assert(
    fc.property(demands, fc.integer({ min: 0, max: 1_000_000 }), (given, spendable) => {
      const forwards = shareSpendable(given, spendable)
      const backwards = shareSpendable([...given].reverse(), spendable)

      expect([...backwards].sort()).toEqual([...forwards].sort())
    }),
  )
})

const demand = (id: string, dueCents: number, approvedMs = 0) => ({
  submissionId: id as SubmissionId,
  dueCents,
  approvedAt: new Date(approvedMs),
})

test.each([
  ['the larger remainder', [demand('a', 3), demand('b', 4, 9)], 1, { a: 0, b: 1 }],
  ['the earlier approval', [demand('b', 3), demand('a', 1, 1)], 2, { a: 0, b: 2 }],
  ['the smaller id', [demand('b', 5), demand('a', 5)], 5, { a: 3, b: 2 }],
])('a leftover cent goes to %s, in whatever order they come', (_, given, spendable, expected) => {
  for (const some of [given, given.toReversed()]) {
    expect(Object.fromEntries(shareSpendable(some, spendable))).toEqual(expected)
  }
})
