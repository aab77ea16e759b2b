import type Stripe from 'stripe'
import { Rejected, Unavailable } from '#platform/errors/errors.ts'
import { replayedFailure } from './payment-provider.ts'
import { stripeLibrary } from './stripe-library.ts'

/** Runs one SDK call; rethrows every error as `Rejected` or `Unavailable`. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw translate(error)
  }
}

/** An error of the SDK as `Rejected` or `Unavailable`; any other as it is. */
export function translate(error: unknown): unknown {
  if (!(error instanceof stripeLibrary().errors.StripeError)) return error
  if (isDefinite(error)) return paymentRefused(error)
  if (isOurSetup(error)) return setupBroken(error)
  return new Unavailable(
    isReplayedFailure(error) ? replayedFailure : 'payment-provider-unavailable',
    'The payment provider is not responding right now. Try again in a minute.',
    { cause: error },
  )
}

/** The provider understood the request and refused it: the same request will not succeed later. */
export function isDefinite(error: Stripe.errors.StripeError): boolean {
  if (error instanceof stripeLibrary().errors.StripeIdempotencyError) return true
  if (error instanceof stripeLibrary().errors.StripePermissionError)
    return error.code === 'account_invalid'
  return (
    error instanceof stripeLibrary().errors.StripeInvalidRequestError ||
    error instanceof stripeLibrary().errors.StripeCardError
  )
}

/** Stripe stores a 500 under its key and replays it: the same key will never succeed. */
export function isReplayedFailure(error: Stripe.errors.StripeError): boolean {
  return (error.statusCode ?? 0) >= 500 && isReplayed(error)
}

/** Stripe responds with the result stored under the key, without checking again. */
export function isReplayed(error: unknown): boolean {
  const { StripeError } = stripeLibrary().errors
  return error instanceof StripeError && error.headers?.['idempotent-replayed'] === 'true'
}

function isOurSetup(error: Stripe.errors.StripeError): boolean {
  return (
    error instanceof stripeLibrary().errors.StripeAuthenticationError ||
    error instanceof stripeLibrary().errors.StripePermissionError
  )
}

function paymentRefused(error: Stripe.errors.StripeError): Rejected {
  const code = error.code === 'account_invalid' ? 'account-invalid' : 'payment-refused'
  return new Rejected(code, shownMessage(error), { cause: error })
}

function setupBroken(error: Stripe.errors.StripeError): Unavailable {
  return new Unavailable(
    'payment-provider-misconfigured',
    'Payments are not set up correctly here. Please tell the operator.',
    { cause: error },
  )
}

/**
 * The part of a refusal that users may read: about their card. Any other is about our account, our keys
 * or our request; its message stays in the cause, for admins.
 */
function shownMessage(error: Stripe.errors.StripeError): string {
  return error instanceof stripeLibrary().errors.StripeCardError
    ? error.message
    : 'The payment provider refused this. Write to support if it happens again.'
}
