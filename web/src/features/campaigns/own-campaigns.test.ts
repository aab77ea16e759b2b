import { describe, expect, it } from 'vitest'
import { costPerKViewsCents, fundingWord } from './own-campaigns.ts'

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
