import { toCents } from '@permille/contract/money'
import { describe, expect, it } from 'vitest'
import { suggestedAmount } from './suggested-amount.ts'

describe('the suggested funding amount', () => {
  it('is the unfunded part of the budget', () => {
    const campaign = { budgetCents: toCents(10_050), fundedCents: toCents(5000) }

    const amount = suggestedAmount(campaign)

    expect(amount).toBe('50.50')
  })

  it('is empty if less than the minimum is missing', () => {
    const campaign = { budgetCents: toCents(10_000), fundedCents: toCents(9950) }

    const amount = suggestedAmount(campaign)

    expect(amount).toBe('')
  })

  it('never exceeds the maximum of one payment', () => {
    const campaign = { budgetCents: toCents(1_000_000_000), fundedCents: toCents(0) }

    const amount = suggestedAmount(campaign)

    expect(amount).toBe('999999.99')
  })
})
