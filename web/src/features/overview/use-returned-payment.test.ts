import { expect, it } from 'vitest'
import { outcomeOf } from './use-returned-payment.ts'

it.each([
  [{ status: 'succeeded', lastError: null }, 'Payment Successful'],
  [{ status: 'failed', lastError: 'Your card was declined' }, 'Payment Failed'],
  [{ status: 'pending', lastError: 'Your card was declined' }, 'Payment Failed'],
  [{ status: 'pending', lastError: null }, 'Payment on its way'],
  [{ status: undefined, lastError: 'No answer' }, 'Payment on its way'],
] as const)('a payment in the state %j is reported as "%s"', (outcome, title) => {
  expect(outcomeOf(outcome).title).toBe(title)
})
