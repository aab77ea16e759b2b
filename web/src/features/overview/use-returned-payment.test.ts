import { setApartSentence } from '@permille/contract/funding/funding'
import { expect, it } from 'vitest'
import { outcomeOf, refusalOf } from './use-returned-payment.ts'

it.each([
  [{ status: 'succeeded', lastError: null }, 'Payment Successful'],
  [{ status: 'failed', lastError: 'Your card was declined' }, 'Payment Failed'],
  [{ status: 'pending', lastError: 'Your card was declined' }, 'Payment Failed'],
  [{ status: 'pending', lastError: null }, 'Payment on its way'],
  [{ status: undefined, lastError: 'No answer' }, 'Payment on its way'],
] as const)('a payment in the state %j is reported as "%s"', (outcome, title) => {
  expect(outcomeOf(outcome).title).toBe(title)
})

it('only a payment that the bank refused leads to its campaign, with the provider’s words', () => {
  const refused = 'We are unable to authenticate your payment method.'

  expect(refusalOf({ status: 'pending', lastError: refused })).toBe(refused)
  expect(refusalOf({ status: 'failed', lastError: refused })).toBe(refused)
  for (const outcome of [
    { status: 'succeeded', lastError: null },
    { status: 'pending', lastError: null },
    { status: undefined, lastError: 'No answer' },
    { status: 'succeeded', lastError: setApartSentence },
    { status: 'pending', lastError: setApartSentence },
  ] as const)
    expect(refusalOf(outcome)).toBeUndefined()
})
