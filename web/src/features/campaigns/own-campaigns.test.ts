import type { Timestamp } from '@permille/contract/shapes'
import { describe, expect, it, test } from 'vitest'
import { costPerKViewsCents, fundingWord, recentBurnOf } from './own-campaigns.ts'

describe('what a brand reads of its campaign', () => {
  it('is the effective price of a thousand views', () => {
    const campaign = { paidOutCents: 10_000, totalViews: 48_000 }

    const price = costPerKViewsCents(campaign)

    expect(price).toBe(208)
  })

  it('is no price while there are no views', () => {
    const campaign = { paidOutCents: 500, totalViews: 0 }

    const price = costPerKViewsCents(campaign)

    expect(price).toBeUndefined()
  })

  it('offers funding in the word of its state', () => {
    const states = ['draft', 'live', 'paused', 'completed'] as const

    const words = states.map((status) => fundingWord({ status }))

    expect(words).toEqual(['Fund', 'Top up', 'Top up', undefined])
  })
})

const now = new Date('2026-03-10T12:00:00Z')
const funded = {
  endsAt: null,
  budgetCents: 20_000,
  fundedCents: 10_000,
  paidOutCents: 3000,
}

test('a campaign burns what its last week cost, by the days it ran of it', () => {
  const week = { ...funded, spentLastWeekCents: 1400, liveAt: '2026-01-01T00:00:00Z' as Timestamp }
  const twoDays = { ...week, liveAt: '2026-03-08T12:00:00Z' as Timestamp }

  expect(recentBurnOf(week, now)).toEqual({ perDayCents: 200, daysLeft: 35 })
  expect(recentBurnOf(twoDays, now)).toEqual({ perDayCents: 700, daysLeft: 10 })
})

test('a campaign that ends before its money does has the days until then', () => {
  const ending = {
    ...{ ...funded, spentLastWeekCents: 1400, liveAt: '2026-01-01T00:00:00Z' as Timestamp },
    endsAt: new Date(now.getTime() + 3.5 * 86_400_000).toISOString() as Timestamp,
  }

  expect(recentBurnOf(ending, now)).toEqual({ perDayCents: 200, daysLeft: 3 })
})

test('a campaign that spent nothing lately, or never ran, does not burn', () => {
  const idle = { ...funded, spentLastWeekCents: 0, liveAt: '2026-01-01T00:00:00Z' as Timestamp }

  expect(recentBurnOf(idle, now)).toBeUndefined()
  expect(recentBurnOf({ ...idle, spentLastWeekCents: 5, liveAt: null }, now)).toBeUndefined()
  expect(
    recentBurnOf({ ...idle, spentLastWeekCents: 5, paidOutCents: 10_000 }, now),
  ).toBeUndefined()
})
