import { expect, test } from 'vitest'
import { problemOf } from './use-confirm-payment.ts'

test.each([
  [
    'card_error',
    'Your card was declined.',
    'Your card was declined. Nothing was charged; try another card.',
  ],
  ['api_connection_error', 'The connection was lost.', 'The connection was lost.'],
  ['api_error', undefined, 'The payment was not completed'],
] as const)(
  'a failed confirmation of type %s promises only what is certain',
  (type, message, said) => {
    expect(problemOf({ type, ...(message !== undefined && { message }) })).toBe(said)
  },
)
