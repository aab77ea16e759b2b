import { describe, expect, it } from 'vitest'
import { suggestedAmount } from './suggested-amount.ts'

describe('the amount a funding starts with', () => {
  it('is what the budget still lacks', () => {
    const campaign = { budgetCents: 10_050, fundedCents: 5000 }

    const amount = suggestedAmount(campaign)

    expect(amount).toBe('50.50')
  })

  it('is left empty when nothing worth a payment is missing', () => {
    const campaign = { budgetCents: 10_000, fundedCents: 9950 }

    const amount = suggestedAmount(campaign)

    expect(amount).toBe('')
  })

  it('never exceeds what one payment may be', () => {
    const campaign = { budgetCents: 1_000_000_000, fundedCents: 0 }

    const amount = suggestedAmount(campaign)

    expect(amount).toBe('999999.99')
  })
})
