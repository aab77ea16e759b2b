import type { Timestamp } from '@permille/contract/shapes'
import { describe, expect, it } from 'vitest'
import { burnOf } from './burn.ts'

const now = new Date('2026-11-21T12:00:00Z')
const campaign = {
  status: 'live',
  budgetCents: 100_000,
  fundedCents: 50_000,
  paidOutCents: 20_000,
  liveAt: '2026-11-11T12:00:00Z' as Timestamp,
  endsAt: null,
} as const

describe('how fast a campaign burns', () => {
  it('is its average a day, and lasts as long as the funded money', () => {
    expect(burnOf(campaign, now)).toEqual({ perDayCents: 2000, daysLeft: 15 })
  })

  it('takes the first day as a whole one', () => {
    const young = { ...campaign, paidOutCents: 600, liveAt: '2026-11-21T11:00:00Z' as Timestamp }

    expect(burnOf(young, now)?.perDayCents).toBe(600)
  })

  it('lasts no day when the money is all earned', () => {
    expect(burnOf({ ...campaign, paidOutCents: 50_000 }, now)?.daysLeft).toBe(0)
  })

  it('lasts until its end where that comes before the money is spent', () => {
    const ending = { ...campaign, endsAt: '2026-11-24T18:00:00Z' as Timestamp }

    expect(burnOf(ending, now)?.daysLeft).toBe(3)
  })

  it.each([
    ['that spent nothing', { paidOutCents: 0 }],
    ['that never went live', { liveAt: null }],
    ['that is paused', { status: 'paused' }],
  ] as const)('is not known of one %s', (_, change) => {
    expect(burnOf({ ...campaign, ...change }, now)).toBeUndefined()
  })
})
