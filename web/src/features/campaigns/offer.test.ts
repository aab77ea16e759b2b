import { type CentsPerKViews, toCents } from '@permille/contract/money'
import { describe, expect, it } from 'vitest'
import {
  earningsAtViewsCents,
  exampleEarningsCents,
  remainingCents,
  unfundedCents,
} from './offer.ts'

const terms = {
  rewardRatePerKViewsCents: 300 as CentsPerKViews,
  minPayoutCents: toCents(100),
  maxPayoutCents: toCents(10_000),
  flatBonusCents: toCents(0),
}

describe('a post’s potential earnings', () => {
  it('is the rate per thousand views, rounded down', () => {
    const views = 10_999

    const earned = earningsAtViewsCents(
      { ...terms, rewardRatePerKViewsCents: 333 as CentsPerKViews },
      views,
    )

    expect(earned).toBe(3662)
  })

  it('stops at the cap, unless the cap is zero', () => {
    const views = 1_000_000

    const capped = earningsAtViewsCents(terms, views)
    const free = earningsAtViewsCents({ ...terms, maxPayoutCents: toCents(0) }, views)

    expect(capped).toBe(10_000)
    expect(free).toBe(300_000)
  })

  it('is only the bonus until the minimum is reached', () => {
    const bonus = { ...terms, flatBonusCents: toCents(500) }

    const earned = earningsAtViewsCents(bonus, 300)

    expect(earned).toBe(500)
  })
})

describe('a campaign’s remaining money', () => {
  it('uses the budget for the headline, and states how much is unfunded', () => {
    const campaign = {
      budgetCents: toCents(50_000),
      fundedCents: toCents(20_000),
      paidOutCents: toCents(5000),
    }

    const said = { remaining: remainingCents(campaign), unfunded: unfundedCents(campaign) }

    expect(said).toEqual({ remaining: 45_000, unfunded: 30_000 })
  })

  it('limits the amount in the example', () => {
    const campaign = { leftCents: toCents(1000) }

    const earned = exampleEarningsCents({ ...terms, ...campaign })

    expect(earned).toBe(1000)
  })
})
