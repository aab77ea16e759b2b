import { ApiError, isPage, messageOf } from '#api/api-error.ts'

/**
 * Like `messageOf`, for a form whose fallback would be untrue if the request was never processed:
 * the server did not respond, something in between did, or the network was down.
 */
export function answerOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return messageOf(error, noAnswer)
  const isFromProxy = isPage(error.body) || (error.status >= 502 && error.status <= 504)
  return messageOf(error, isFromProxy ? notReached : fallback)
}

const noAnswer = 'There was no answer. Check your connection and try again.'
const notReached = 'The server could not be reached. Try again in a moment.'
