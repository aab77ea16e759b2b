import type { NotificationId, UserId } from '@permille/contract/ids'
import type { PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { listGroupedNotifications } from './notification-group-store.ts'
import { isOwnNotification, type NotificationRow } from './notification-store.ts'
import { withoutDue } from './words/group-words.ts'

interface GroupRequest extends PageRequest {
  readonly userId: UserId
  readonly id: NotificationId
  readonly utcOffsetMinutes: number
}

/** The notifications of one group, by any of them. Throws `NotFound` for someone else's. */
export async function readNotificationGroup(
  db: Database,
  request: GroupRequest,
): Promise<NotificationRow[]> {
  if (!(await isOwnNotification(db, request))) {
    throw new NotFound('no-notification', 'This notification does not exist')
  }
  return (await listGroupedNotifications(db, request)).map(withoutDue)
}
