import { toCents } from '@permille/contract/money'
import { describe, expect, it } from 'vitest'
import { costPerKViewsCents, fundingWord, isScheduled } from './own-campaigns.ts'

describe('a brand’s own campaign', () => {
  it('has an effective price per thousand views', () => {
    const campaign = { paidOutCents: toCents(10_000), totalViews: 48_000 }

    const price = costPerKViewsCents(campaign)

    expect(price).toBe(208)
  })

  it('has no price without views', () => {
    const campaign = { paidOutCents: toCents(500), totalViews: 0 }

    const price = costPerKViewsCents(campaign)

    expect(price).toBeUndefined()
  })

  it('words the funding button by its state', () => {
    const states = ['draft', 'live', 'paused', 'completed'] as const

    const words = states.map((status) => fundingWord({ status, fundedCents: toCents(0) }))

    expect(words).toEqual(['Fund', 'Top up', 'Top up', undefined])
  })

  it('is scheduled once it is funded and not live yet', () => {
    const paid = { status: 'draft', fundedCents: toCents(100) } as const

    expect([isScheduled(paid), isScheduled({ ...paid, fundedCents: toCents(0) })]).toEqual([
      true,
      false,
    ])
    expect(isScheduled({ ...paid, status: 'live' })).toBe(false)
    expect(fundingWord(paid)).toBe('Top up')
  })
})
