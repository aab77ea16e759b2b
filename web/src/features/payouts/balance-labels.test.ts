import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { describeAvailable, describePending } from './balance-labels.ts'

const open = [{ code: 'kyc', passed: true }] as const
const closed = [{ code: 'kyc', passed: false }] as const

test.each([
  [0, open, 'Nothing to withdraw'],
  [999, open, 'You can withdraw from $10.00'],
  [1000, open, 'Ready to withdraw'],
  [1000, closed, 'See what it is waiting for'],
  [0, undefined, 'Nothing to withdraw'],
  [1000, undefined, '\u00a0'],
])('an available balance of %i cents is labelled by its possible action', (cents, rules, words) => {
  expect(describeAvailable(cents, rules)).toBe(words)
})

const of = (...causes: ('chargeback' | 'doubted')[]) => causes.map((cause) => ({ cause }))

test.each([
  [3960, 3960, of('chargeback'), 'Held: chargeback'],
  [5000, 3960, of('chargeback', 'chargeback'), '$39.60 held: chargeback'],
  [5000, 3960, of('chargeback', 'doubted'), '$39.60 held: several reasons'],
  [5000, 0, [], 'Being processed'],
])('of %i pending cents, %i are held', (pendingCents, frozenCents, held, words) => {
  expect(describePending(pendingCents, { frozenCents: toCents(frozenCents), held })).toBe(words)
  expect(describePending(pendingCents, undefined)).toBe('\u00a0')
})
