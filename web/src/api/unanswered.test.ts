import { expect, test } from 'vitest'
import { ApiError, ShownError } from './api-error.ts'
import { failedOr, isUnanswered, notKnown } from './unanswered.ts'

const failed = failedOr('Failed to create payout')

test.each([
  ['with a message', new ApiError(409, '{"message":"A payout is open."}'), 'A payout is open.'],
  ['without one', new ApiError(500, ''), 'Failed to create payout'],
  ['of the device', new ShownError('No passkey was chosen.'), 'No passkey was chosen.'],
])('a failure %s shows its own message', (_, error, said) => {
  expect(failed(error)).toMatchObject({ tone: 'negative', title: 'Error', description: said })
  expect(isUnanswered(error)).toBe(false)
})

test.each([
  ['nobody answered', new TypeError('Failed to fetch')],
  ['a proxy answered instead', new ApiError(502, '<html></html>')],
  ['the answer broke off', new SyntaxError('Unexpected end of JSON input')],
])('where %s, the outcome is unknown', (_, error) => {
  expect(failed(error).description).toBe(notKnown)
  expect(failedOr('Failed', 'Look there.')(error).description).toBe('Look there.')
})
