import type { Setup, SetupCheck } from '@permille/contract/administration/setup'
import { expect, test } from 'vitest'
import { foreignThings, partiesIn, resultOf, verdictOf } from './setup-labels.ts'

const checkOf = (
  party: SetupCheck['party'],
  verdict: SetupCheck['verdict'] = 'passed',
): SetupCheck => {
  const words = { claim: 'It works.', seen: 'Seen.', remedy: null, where: null }
  return { party, code: 'key', verdict, ...words }
}

test('parties with a failure come first, the others in their order', () => {
  const checks = [checkOf('x', 'failed'), checkOf('stripe'), checkOf('address')]

  expect(partiesIn(checks).map(({ title }) => title)).toEqual(['X', 'Address', 'Stripe'])
})

test('the summary counts failures and checks left to do', () => {
  const passed = [checkOf('stripe'), checkOf('x')]

  expect(verdictOf(passed)).toEqual({
    isFailing: false,
    sentence: 'All 2 checks passed',
    note: null,
  })
  expect(verdictOf([checkOf('providers', 'skipped'), ...passed])).toMatchObject({
    sentence: 'All 2 checks passed in the sandbox',
    note: '1 not checked',
  })
  const others = [
    checkOf('storage', 'failed'),
    checkOf('tiktok', 'unchecked'),
    checkOf('mail', 'skipped'),
  ]
  expect(verdictOf([...passed, ...others])).toEqual({
    isFailing: true,
    sentence: '1 check failed',
    note: '1 to check by hand · 1 not checked',
  })
})

test('a party is open while someone has something to do there', () => {
  const passed = checkOf('stripe')

  expect(resultOf([passed, checkOf('stripe', 'skipped')])).toEqual({
    tone: 'positive',
    words: '1 passed · 1 not checked',
    isToDo: false,
  })
  expect(resultOf([checkOf('mail', 'skipped')])).toMatchObject({ tone: 'neutral', isToDo: false })
  expect(resultOf([passed, checkOf('x', 'unchecked')])).toEqual({
    tone: 'neutral',
    words: '1 to check by hand · 1 passed',
    isToDo: true,
  })
  expect(resultOf([passed, checkOf('x', 'failed')])).toEqual({
    tone: 'negative',
    words: '1 failed · 1 passed',
    isToDo: true,
  })
})

test('others’ objects are counted by kind, without the zeros', () => {
  const lastAt = '2026-03-01T10:00:00.000Z' as NonNullable<Setup['foreign']>['lastAt']

  expect(foreignThings({ paymentsCount: 1200, transfersCount: 0, accountsCount: 1, lastAt })).toBe(
    '1,200 payments and 1 payout account',
  )
  expect(foreignThings({ paymentsCount: 1, transfersCount: 2, accountsCount: 3, lastAt })).toBe(
    '1 payment, 2 transfers, and 3 payout accounts',
  )
})
