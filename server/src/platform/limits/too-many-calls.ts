import { Rejected } from '../errors/errors.ts'

export function tooManyCalls(
  retryAfterMs: number,
  message = 'Too many requests. Wait a moment and try again.',
): Rejected {
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  return new Rejected('too-many-requests', message, { retryAfterSeconds })
}
