import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { describeOutcome } from './dispute-labels.ts'

const nothing = toCents(0)
const amount = toCents(1250)

test.each([
  [{ remedy: null, goodwillCents: nothing }, 'Dispute rejected. Nothing changes.'],
  [{ remedy: 'approve', goodwillCents: nothing }, 'The post is approved again.'],
  [
    { remedy: 'release', goodwillCents: amount },
    'The held money was released, and $12.50 was paid to the creator at Permille’s expense.',
  ],
  [
    { remedy: 'goodwill', goodwillCents: amount },
    '$12.50 was paid to the creator at Permille’s expense.',
  ],
] as const)('a decision states its effect (%#)', (decided, words) => {
  expect(describeOutcome(decided)).toBe(words)
})
