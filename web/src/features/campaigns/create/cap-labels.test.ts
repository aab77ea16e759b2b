import { earnedCents } from '@permille/contract/campaigns/reward'
import { type CentsPerKViews, toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { capText } from './cap-labels.ts'

const offer = (maxPayoutCents: number, rate: number, budgetCents = 100_000) => ({
  budgetCents: toCents(budgetCents),
  maxPayoutCents: toCents(maxPayoutCents),
  rewardRatePerKViewsCents: rate as CentsPerKViews,
})

test('the cap is reached at the lowest view count that earns it in full', () => {
  const terms = { ratePerKViewsCents: 300, minPayoutCents: 0, maxPayoutCents: 4000 }

  const text = capText(offer(4000, 300))

  expect(text).toBe('13,334 views')
  expect([earnedCents(13_333, terms), earnedCents(13_334, terms)]).toEqual([3999, 4000])
})

test('a cap that 10,000 views exceed says so', () => {
  expect(capText(offer(2500, 300))).toBe('8,334 views, under 10K')
  expect(capText(offer(3000, 300))).toBe('10,000 views')
})

test('a cap beyond the budget is not shown beside the reach of that budget', () => {
  expect([capText(offer(10_000, 300, 10_000)), capText(offer(10_000, 300, 10_001))]).toEqual([
    null,
    '33,334 views',
  ])
})

test('says nothing without a cap, or before there is a rate', () => {
  expect([capText(offer(0, 300)), capText(offer(2500, 0))]).toEqual([null, null])
})
