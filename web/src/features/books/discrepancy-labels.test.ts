import type { Discrepancy } from '@permille/contract/books/discrepancies'
import type { DiscrepancyId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import {
  badgeOf,
  describeBooking,
  describeDifference,
  titleOfDiscrepancy,
} from './discrepancy-labels.ts'

const discrepancy = (provider: number, ledger: number): Discrepancy => ({
  id: 'x' as DiscrepancyId,
  kind: 'payment',
  ref: 'pi_1',
  providerCents: toCents(provider),
  ledgerCents: toCents(ledger),
  state: 'open',
  ownerName: null,
  foundAt: '2026-11-22T09:00:00Z' as Timestamp,
  endedAt: null,
  mayRefund: false,
  setApartFrom: null,
  unreturnedCents: toCents(0),
  paidOtherwiseCents: toCents(0),
  paidReference: null,
})

test('a difference states which side has it, and the effect of booking it', () => {
  expect(titleOfDiscrepancy(discrepancy(5000, 0))).toBe('Payment of $50.00')
  expect(describeDifference(discrepancy(5000, 0))).toBe(
    'Stripe collected it, and no campaign has it.',
  )
  expect(describeBooking(discrepancy(5000, 0))).toContain('$50.00 more at Stripe, as your gain')
})

test('an amount only in the books appears in the title without its sign', () => {
  expect(titleOfDiscrepancy(discrepancy(0, -700))).toBe('Payment of $7.00')
  expect(describeDifference(discrepancy(0, -700))).toBe('The books know it, and Stripe does not.')
  expect(describeBooking(discrepancy(0, 700))).toContain('$7.00 less at Stripe, at your cost')
})

test('two different amounts are both named', () => {
  expect(describeDifference(discrepancy(5000, 4000))).toBe('Stripe says $50.00, the books $40.00.')
})

test('a payment counts as returned only once nothing of it is owed to the card', () => {
  const returned = { ...discrepancy(5000, 0), state: 'returned' } as const
  expect(badgeOf(returned)).toEqual({ tone: 'neutral', words: 'sent back' })
  expect(badgeOf({ ...returned, mayRefund: true }).words).toBe('refund refused')
  expect(describeDifference({ ...returned, mayRefund: true })).toContain('still owe it to the card')
  expect(badgeOf(discrepancy(5000, 0))).toEqual({ tone: 'negative', words: 'open' })
  const paid = { paidReference: 'Wire 4711', paidOtherwiseCents: toCents(5000) }
  expect(badgeOf({ ...returned, ...paid }).words).toBe('paid another way')
  expect(describeDifference({ ...returned, ...paid })).toContain('outside Stripe (Wire 4711)')
})

test('a payment that was set apart names its campaign, and states that no one has returned it', () => {
  const apart = {
    ...discrepancy(5000, 0),
    state: 'returned',
    mayRefund: true,
    setApartFrom: 'Summer sneakers',
  } as const

  expect(badgeOf(apart)).toEqual({ tone: 'negative', words: 'set apart' })
  expect(describeDifference(apart)).toContain('Summer sneakers')
  expect(describeDifference(apart)).toContain('Refund it to its card, or pay it another way.')
})
