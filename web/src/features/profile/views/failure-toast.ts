import { fieldMessagesOf, messageOf } from '#api/api-error.ts'
import { errorToast } from '#api/use-action.ts'
import type { ToastMessage } from '#ui/overlays/toast.ts'

/** Shows no toast for a problem with the name, which is shown at its field. */
export function failureToast(fallback: string) {
  return (error: Error): ToastMessage | undefined =>
    'name' in fieldMessagesOf(error) ? undefined : errorToast(messageOf(error, fallback))
}
