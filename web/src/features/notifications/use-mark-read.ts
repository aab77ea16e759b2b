import type { NotificationId } from '@permille/contract/ids'
import type { NotificationGroup } from '@permille/contract/notifications/notification-groups'
import { readNotificationsCall } from '@permille/contract/notifications/notifications'
import { useAction } from '#api/use-action.ts'
import { viewersOffset } from './viewers-offset.ts'

export interface MarkRead {
  readonly id: NotificationId
  readonly andOlder: boolean
  /** Also its group, by the day at this distance from UTC. */
  readonly andGroupAt?: number
}

/** What marks a row of the list as read: one notification, or its whole group. */
export function markOf({ id, count, lastToldId }: NotificationGroup): MarkRead {
  if (count === 1) return { id, andOlder: false }
  return { id: lastToldId, andOlder: false, andGroupAt: viewersOffset() }
}

/** Call it once per button: a repeated click sends the same request under the same key. */
export function useMarkRead() {
  return useAction({
    call: readNotificationsCall,
    request: (body: MarkRead) => ({ body }),
    failed: 'It could not be marked as read',
  })
}
