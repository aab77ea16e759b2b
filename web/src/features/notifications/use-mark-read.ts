import type { NotificationId } from '@permille/contract/ids'
import { readNotificationsCall } from '@permille/contract/notifications/notifications'
import { useAction } from '#api/use-action.ts'

export interface MarkRead {
  readonly id: NotificationId
  readonly andOlder: boolean
}

/** Call it once per button: a repeated click sends the same request under the same key. */
export function useMarkRead() {
  return useAction({
    call: readNotificationsCall,
    request: (body: MarkRead) => ({ body }),
    failed: 'It could not be marked as read',
  })
}
