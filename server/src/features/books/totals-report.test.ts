import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { linesOfTotals } from './totals-report.ts'

const sides = {
  comparedAt: new Date('2026-11-22T09:00:00Z'),
  comparedUntil: new Date('2026-11-22T09:00:00Z'),
  failure: null,
  balanceCents: toCents(12_345),
  listedCents: toCents(12_345),
  ledgerCents: toCents(-5),
  transactionsCount: 7,
  foreignCount: 0,
  foreignCents: toCents(0),
  openCount: 0,
  explainedCount: 0,
  explainedCents: toCents(0),
}

test('the audit prints what it compared, up to when, and both balances', () => {
  expect(linesOfTotals(sides)).toBe(
    `Compared with the provider until 2026-11-22T09:00:00.000Z: 7 of its transactions are ours.
It holds $123.45, the ledger says −$0.05.

`,
  )
})

test('it lists what it left out, what is explained, and what it could not read', () => {
  const partly = {
    ...sides,
    comparedUntil: null,
    failure: 'The provider is silent.',
    balanceCents: null,
    foreignCount: 2,
    foreignCents: toCents(300),
    explainedCount: 1,
    explainedCents: toCents(100),
  }

  expect(linesOfTotals(partly)).toBe(
    `Compared with the provider never: 7 of its transactions are ours.
It could not be read now: The provider is silent.
Its balance changed while it was read; the ledger says −$0.05.
2 transactions of others, $3.00, were left out.
Explained differences: 1, $1.00 in all.

`,
  )
})
