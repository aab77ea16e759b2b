import { statusOf } from './api-error.ts'

/**
 * True if the server said that it did nothing, so that the next attempt is a new action and
 * needs a new idempotency key. A lost response or a server failure leaves that open.
 */
export function wasRefused(error: unknown): boolean {
  const status = statusOf(error)
  return status !== undefined && status >= 400 && status < 500
}
