import { expect, test } from 'vitest'
import { callStripe } from './stripe-errors.ts'
import { stripeLibrary } from './stripe-library.ts'
import { transferFailure } from './transfer-outcome.ts'

const { StripeCardError, StripeInvalidRequestError, StripePermissionError } = stripeLibrary().errors

function refusedWith(error: Error): Promise<unknown> {
  return callStripe(() => Promise.reject(error)).catch((refusal: unknown) => refusal)
}

test('people read the problem with their card', async () => {
  const declined = new StripeCardError({ type: 'card_error', message: 'Your card was declined.' })

  expect(await refusedWith(declined)).toMatchObject({ message: 'Your card was declined.' })
})

test('users do not see messages about our own account', async () => {
  const message = 'Please review the responsibilities of managing losses for connected accounts.'
  for (const named of [{}, { param: 'tos_acceptance[service_agreement]' }]) {
    const raw = { type: 'invalid_request_error' as const, message, ...named }
    const error = new StripeInvalidRequestError(raw)

    const refusal = await refusedWith(error)

    expect(refusal).toMatchObject({ cause: error })
    expect((refusal as Error).message).not.toContain('responsibilities')
  }
})

test('a refused transfer does not name our key', () => {
  const message = "The provided key 'sk_live_***abcd' does not have access to account 'acct_1'"
  const error = new StripePermissionError({
    type: 'invalid_request_error',
    code: 'account_invalid',
    message,
  })

  const outcome = transferFailure(error)

  expect(outcome).toMatchObject({ kind: 'refused', code: 'account_invalid' })
  expect(JSON.stringify(outcome)).not.toContain('sk_live')
})
