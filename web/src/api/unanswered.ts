import type { ToastMessage } from '#ui/overlays/toast.ts'
import { ApiError, isPage, messageOf, ShownError } from './api-error.ts'
import { errorToast } from './use-action.ts'

export const notKnown =
  'The server did not respond. Check whether it was saved before you try again.'

/** True if the server may have acted: there was no response, only a part of one, or a proxy's. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof ApiError)
    return error.status >= 502 && error.status <= 504 && isPage(error.body)
  return !(error instanceof ShownError)
}

/**
 * Returns the toast of an act that is serious to repeat: `failed` for a response without a message, and `unanswered`
 * where it would be untrue, because the act may have been done.
 */
export function failedOr(failed: string, unanswered: string = notKnown) {
  return (error: unknown): ToastMessage =>
    errorToast(isUnanswered(error) ? unanswered : messageOf(error, failed))
}
