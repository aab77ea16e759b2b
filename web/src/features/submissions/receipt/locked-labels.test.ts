import { type CentsPerKViews, toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { describeLockReason } from './locked-labels.ts'

test('a post at its cap shows its success, with the amount; any other shows why it is locked', () => {
  const terms = { ...noTerms, maxPayoutCents: toCents(15_000) }

  expect(describeLockReason({ lockReason: 'cap', terms })).toBe(
    'This post has earned the most one post can here: $150.00.',
  )
  expect(describeLockReason({ lockReason: 'ended', terms })).toContain('The campaign has ended')
  expect(describeLockReason({ lockReason: null, terms })).toBeUndefined()
})

const noTerms = {
  ratePerKViewsCents: 300 as CentsPerKViews,
  minPayoutCents: toCents(0),
  maxPayoutCents: toCents(0),
  flatBonusCents: toCents(0),
}
