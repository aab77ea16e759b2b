import { statusOf } from './api-error.ts'

/**
 * True when the server answered that it did nothing, so that the next attempt is another act and
 * takes another idempotency key. A lost answer or a failure of the server leaves that open.
 */
export function wasRefused(error: unknown): boolean {
  const status = statusOf(error)
  return status !== undefined && status >= 400 && status < 500
}
