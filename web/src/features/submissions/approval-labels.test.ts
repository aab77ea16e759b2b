import { type CentsPerKViews, toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { describeApproval } from './approval-labels.ts'

const terms = { ratePerKViewsCents: 300 as CentsPerKViews, maxPayoutCents: toCents(25_000) }

test.each([
  [
    { viewsCents: toCents(8594), bonusCents: toCents(500) },
    'Approving pays $90.94 now ($85.94 for its views so far, $5.00 bonus), then $3.00 per 1K, at most $250.00.',
  ],
  [
    { viewsCents: toCents(8594), bonusCents: toCents(0), maxPayoutCents: toCents(0) },
    'Approving pays $85.94 now for its views so far, then $3.00 per 1K.',
  ],
  [
    { viewsCents: toCents(0), bonusCents: toCents(500), maxPayoutCents: toCents(0) },
    'Approving pays $5.00 now as the bonus, then $3.00 per 1K.',
  ],
  [
    { viewsCents: toCents(0), bonusCents: toCents(0) },
    'Approving pays nothing now, then $3.00 per 1K, at most $250.00.',
  ],
  [
    { viewsCents: toCents(25_000), bonusCents: toCents(0) },
    'Approving pays $250.00 now for its views so far, then nothing more, because it is at its cap.',
  ],
])('the approval confirmation states the amount: %j', (pay, sentence) => {
  const worthCents = toCents(pay.viewsCents + pay.bonusCents)

  expect(describeApproval({ ...terms, ...pay, worthCents })).toBe(sentence)
})

test('an underfunded campaign pays a part now, and the rest waits', () => {
  const pay = { viewsCents: toCents(300), bonusCents: toCents(0), worthCents: toCents(4203) }

  expect(describeApproval({ ...terms, ...pay })).toMatch(
    /pays \$3\.00 now.*This post is worth \$42\.03: \$39\.03 waits for a top-up\.$/,
  )
})
