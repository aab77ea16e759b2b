import { toCents } from '@permille/contract/money'
import { describe, expect, it } from 'vitest'
import {
  canEnd,
  costPerKViewsCents,
  fundingWord,
  isDeletable,
  isResumable,
  isScheduled,
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

  it('labels the funding button by its state', () => {
    const states = ['draft', 'live', 'paused', 'completed'] as const

    const unpaid = { fundedCents: toCents(0), pauseReason: null }
    const words = states.map((status) => fundingWord({ status, ...unpaid }))

    expect(words).toEqual(['Fund', 'Top up', 'Top up', undefined])
  })

  it('takes no money while a payment is charged back, or once the bank has kept it', () => {
    const paused = { status: 'paused', fundedCents: toCents(100) } as const
    const reasons = ['manual', 'funding_disputed', 'funding_lost'] as const

    const words = reasons.map((pauseReason) => fundingWord({ ...paused, pauseReason }))

    expect(words).toEqual(['Top up', undefined, undefined])
  })

  it('is scheduled once it is funded and not live yet', () => {
    const paid = { status: 'draft', fundedCents: toCents(100), pauseReason: null } as const

    expect([isScheduled(paid), isScheduled({ ...paid, fundedCents: toCents(0) })]).toEqual([
      true,
      false,
    ])
    expect(isScheduled({ ...paid, status: 'live' })).toBe(false)
    expect(fundingWord(paid)).toBe('Top up')
  })

  it.each([
    ['a draft without money', 'draft', 0, null, [false, false, true]],
    ['a funded draft', 'draft', 100, null, [false, true, false]],
    ['live', 'live', 100, null, [false, true, false]],
    ['paused by its brand', 'paused', 100, 'manual', [true, true, false]],
    ['paused by an admin', 'paused', 100, 'admin', [false, true, false]],
    ['completed', 'completed', 100, null, [false, false, false]],
  ] as const)('%s offers to resume, end or delete', (_, status, cents, pauseReason, expected) => {
    const campaign = { status, fundedCents: toCents(cents), pauseReason }

    expect([isResumable(campaign), canEnd(campaign), isDeletable(campaign)]).toEqual(expected)
  })
})
