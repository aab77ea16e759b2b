import { toCents } from '@permille/contract/money'
import { describe, expect, it } from 'vitest'
import { suggestedAmount } from './suggested-amount.ts'

describe('the suggested funding amount', () => {
  it('is the unfunded part of the budget', () => {
    const campaign = { budgetCents: toCents(10_050), fundedCents: toCents(5000), waitsCents: null }

    const amount = suggestedAmount(campaign)

    expect(amount).toBe('50.50')
  })

  it('is empty if less than the minimum is missing', () => {
    const campaign = {
      budgetCents: toCents(10_000),
      fundedCents: toCents(9950),
      waitsCents: toCents(0),
    }

    const amount = suggestedAmount(campaign)

    expect(amount).toBe('')
  })

  it('never exceeds the maximum of one payment', () => {
    const campaign = {
      budgetCents: toCents(1_000_000_000),
      fundedCents: toCents(0),
      waitsCents: null,
    }

    const amount = suggestedAmount(campaign)

    expect(amount).toBe('999999.99')
  })

  it('is the amount that approved posts wait for, if money is short', () => {
    const budget = { budgetCents: toCents(10_000), fundedCents: toCents(10_000) }

    expect(suggestedAmount({ ...budget, waitsCents: toCents(9_402) })).toBe('94.02')
    expect(suggestedAmount({ ...budget, waitsCents: toCents(30) })).toBe('1.00')
  })

  it('is the amount in the link, unless it is invalid', () => {
    const campaign = { budgetCents: toCents(10_000), fundedCents: toCents(0), waitsCents: null }

    expect(suggestedAmount(campaign, '94.00')).toBe('94.00')
    expect(suggestedAmount(campaign, 'x')).toBe('100.00')
    expect(suggestedAmount(campaign, '-5')).toBe('100.00')
  })
})
