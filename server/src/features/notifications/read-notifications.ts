import { NotFound } from '#platform/errors/errors.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { markRead, type Reading } from './notification-store.ts'

/** Throws `NotFound` for someone else's. */
export async function readNotifications(
  { database, clock }: Pick<NotificationDeps, 'database' | 'clock'>,
  reading: Omit<Reading, 'at'>,
): Promise<void> {
  const isOwn = await database.transaction((tx) => markRead(tx, { ...reading, at: clock.now() }))
  if (!isOwn) throw new NotFound('no-notification', 'This notification does not exist')
}
