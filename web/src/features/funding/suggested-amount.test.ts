import { toCents } from '@permille/contract/money'
import { describe, expect, it } from 'vitest'
import { describeUse, suggestedAmount } from './suggested-amount.ts'

const burnPerDayCents = toCents(0)

describe('the suggested funding amount', () => {
  it('is the unfunded part of the budget', () => {
    const campaign = {
      burnPerDayCents,
      budgetCents: toCents(10_050),
      fundedCents: toCents(5000),
      waitsCents: null,
    }

    const amount = suggestedAmount(campaign)

    expect(amount).toBe('50.50')
  })

  it('is empty if less than the minimum is missing', () => {
    const campaign = {
      burnPerDayCents,
      budgetCents: toCents(10_000),
      fundedCents: toCents(9950),
      waitsCents: toCents(0),
    }

    const amount = suggestedAmount(campaign)

    expect(amount).toBe('')
  })

  it('never exceeds the maximum of one payment', () => {
    const campaign = {
      burnPerDayCents,
      budgetCents: toCents(1_000_000_000),
      fundedCents: toCents(0),
      waitsCents: null,
    }

    const amount = suggestedAmount(campaign)

    expect(amount).toBe('999999.99')
  })

  it('is what approved posts are owed and a week of new views, in whole tens', () => {
    const budget = { budgetCents: toCents(10_000), fundedCents: toCents(10_000) }
    const spent = { ...budget, waitsCents: toCents(3500) }

    expect(suggestedAmount({ ...spent, burnPerDayCents: toCents(1214) })).toBe('120.00')
    expect(suggestedAmount({ ...spent, burnPerDayCents })).toBe('70.00')
    // $35.00 for approved posts, $50.00 for those to approve, and a week at $12.14 a day.
    const link = new URLSearchParams('short=50.00')
    expect(suggestedAmount({ ...spent, burnPerDayCents: toCents(1214) }, link)).toBe('170.00')
    expect(suggestedAmount({ ...spent, burnPerDayCents }, new URLSearchParams('short=x'))).toBe(
      '70.00',
    )
  })

  it('is the amount in the link, unless it is invalid', () => {
    const campaign = {
      burnPerDayCents,
      budgetCents: toCents(10_000),
      fundedCents: toCents(0),
      waitsCents: null,
    }

    const asked = (amount: string) => suggestedAmount(campaign, new URLSearchParams({ amount }))
    expect(['94.00', 'x', '-5'].map(asked)).toEqual(['94.00', '100.00', '100.00'])
  })
})

it('says what a typed amount is used for where approved posts wait for money', () => {
  const spent = {
    waitsCents: toCents(3500),
    leftCents: toCents(0),
    status: 'paused' as const,
  }

  expect(describeUse(spent, '120')).toEqual({
    text: 'Approved posts get $35.00 at once; $85.00 is left for new views.',
    isEnough: true,
  })
  expect(describeUse(spent, '35')?.text).toBe('This pays what waits; the campaign stays paused.')
  expect(describeUse(spent, '20')?.text).toBe(
    'This is not all of the $35.00 that approved posts wait for; the campaign stays paused.',
  )
  // A bonus that it does not have whole: what is left is for views meanwhile.
  const live = { ...spent, status: 'live' as const, leftCents: toCents(100) }
  expect(describeUse(live, '34.50')?.text).toBe(
    'Approved posts get $35.00 at once; $0.50 is left for new views.',
  )
  expect(describeUse(live, '34')?.text).toBe('This pays what waits; the campaign pauses.')
  expect(describeUse(live, '20')?.text).toBe(
    'This is not all of the $35.00 that approved posts wait for.',
  )
  expect(describeUse(spent, '')).toBeUndefined()
  expect(describeUse({ ...spent, waitsCents: toCents(0) }, '35')).toBeUndefined()
})
