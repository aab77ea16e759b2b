import { Rejected } from '../errors/errors.ts'

/** The message, or one that says when the caller can try again, such as "in 20 minutes". */
export type TooManyMessage = string | ((when: string) => string)

export function tooManyCalls(
  retryAfterMs: number,
  said: TooManyMessage = 'Too many requests. Wait a moment and try again.',
): Rejected {
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  const message = typeof said === 'string' ? said : said(waitInLabels(retryAfterSeconds))
  return new Rejected('too-many-requests', message, { retryAfterSeconds })
}

function waitInLabels(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'in a minute'
  if (minutes <= 60) return `in ${minutes} minutes`
  return `in ${Math.ceil(minutes / 60)} hours`
}
