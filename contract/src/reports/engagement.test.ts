import { expect, it } from 'vitest'
import { costPerEngagementCents, engagementRate } from './engagement.ts'

it.each([
  [{ engagementCount: 3, engagedViews: 100, engagedSpentCents: 100 }, 0.03, 33],
  [{ engagementCount: 3, engagedViews: 0, engagedSpentCents: 0 }, null, 0],
  [{ engagementCount: 0, engagedViews: 100, engagedSpentCents: 100 }, 0, null],
  [{ engagementCount: null, engagedViews: 0, engagedSpentCents: 0 }, null, null],
  // Earlier earnings came back in the range.
  [{ engagementCount: 3, engagedViews: 100, engagedSpentCents: -100 }, 0.03, null],
])('of %o, the rate is %s and the price %s', (of, rate, cents) => {
  expect([engagementRate(of), costPerEngagementCents(of)]).toEqual([rate, cents])
})
