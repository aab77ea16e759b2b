import { expect, test } from 'vitest'
import { sayApproval } from './approval-words.ts'

const terms = { ratePerKViewsCents: 300, maxPayoutCents: 25_000 }

test.each([
  [
    { viewsCents: 8594, bonusCents: 500 },
    'Approving pays $90.94 now ($85.94 for its views so far, $5.00 bonus), then $3.00 per 1K, at most $250.00.',
  ],
  [
    { viewsCents: 8594, bonusCents: 0, maxPayoutCents: 0 },
    'Approving pays $85.94 now for its views so far, then $3.00 per 1K.',
  ],
  [
    { viewsCents: 0, bonusCents: 500, maxPayoutCents: 0 },
    'Approving pays $5.00 now as the bonus, then $3.00 per 1K.',
  ],
  [
    { viewsCents: 0, bonusCents: 0 },
    'Approving pays nothing now, then $3.00 per 1K, at most $250.00.',
  ],
  [
    { viewsCents: 25_000, bonusCents: 0 },
    'Approving pays $250.00 now for its views so far, then nothing more, because it is at its cap.',
  ],
])('the approval confirmation states the amount: %j', (pay, sentence) => {
  expect(sayApproval({ ...terms, ...pay })).toBe(sentence)
})
