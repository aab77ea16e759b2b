import { toCents } from '@permille/contract/money'
import { describe, expect, it } from 'vitest'
import {
  costPerKViewsCents,
  fundingWord,
  isDeletable,
  isScheduled,
  pauseWord,
} from './own-campaigns.ts'

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

  it('labels the funding button by its state, if it accepts money', () => {
    const states = ['draft', 'live', 'paused'] as const

    const unpaid = { fundedCents: toCents(0), takesMoney: true }
    const words = states.map((status) => fundingWord({ status, ...unpaid }))

    expect(words).toEqual(['Fund', 'Top up', 'Top up'])
    expect(fundingWord({ ...unpaid, status: 'paused', takesMoney: false })).toBeUndefined()
  })

  it('is scheduled once it is funded and not live yet', () => {
    const paid = { status: 'draft' as const, fundedCents: toCents(100), takesMoney: true }

    expect([isScheduled(paid), isScheduled({ ...paid, fundedCents: toCents(0) })]).toEqual([
      true,
      false,
    ])
    expect(isScheduled({ ...paid, status: 'live' })).toBe(false)
    expect(fundingWord(paid)).toBe('Top up')
  })

  it('can be deleted as a draft without money', () => {
    const draft = { status: 'draft', fundedCents: toCents(0) } as const

    expect([isDeletable(draft), isDeletable({ ...draft, fundedCents: toCents(100) })]).toEqual([
      true,
      false,
    ])
  })

  it('names a pause by its effect', () => {
    expect([pauseWord({ status: 'live' }), pauseWord({ status: 'paused' })]).toEqual([
      'Pause',
      'Keep paused',
    ])
  })
})
