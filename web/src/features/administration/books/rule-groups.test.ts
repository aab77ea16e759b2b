import type { BookRule } from '@permille/contract/books/books'
import { expect, test } from 'vitest'
import { checkedUntil, resultOfGroup } from './rule-groups.ts'

const rule: BookRule = {
  id: 'I08',
  group: 'payouts',
  claim: 'Each payout’s total equals the earnings in it',
  stopsPayouts: true,
  offenders: [],
  unchecked: null,
  isGuaranteed: false,
  untilEntry: 915,
  walkedAt: '2026-11-20T10:00:00.000Z' as BookRule['walkedAt'],
}
const broken = { ...rule, offenders: [{ offender: 'po_1', detail: 'is 3 cents short' }] }
const unchecked = { ...rule, unchecked: 'Stripe could not be reached' }

test('a group says how many of its rules hold, and first of all which do not', () => {
  const words = [[rule], [rule, rule], [rule, unchecked], [broken, unchecked, rule]].map(
    (rules) => resultOfGroup(rules, true).words,
  )

  expect(words).toEqual([
    '1 rule holds',
    '2 rules hold',
    '1 of 2 rules not checked',
    '1 of 3 rules broken',
  ])
  expect(resultOfGroup([rule, rule], false)).toEqual({ tone: 'neutral', words: '2 rules' })
})

test('the check covers what its slowest rule covers', () => {
  const asked = { ...rule, untilEntry: null, walkedAt: null }
  const behind = { ...rule, untilEntry: 700 }
  const swept = { ...rule, walkedAt: '2026-11-19T10:00:00.000Z' as BookRule['walkedAt'] }

  expect(checkedUntil([rule, asked, behind, swept])).toEqual({
    entry: 700,
    sweptAt: '2026-11-19T10:00:00.000Z',
  })
  expect(checkedUntil([rule, { ...rule, walkedAt: null }]).sweptAt).toBeNull()
  expect(checkedUntil([asked])).toEqual({ entry: null, sweptAt: null })
})
