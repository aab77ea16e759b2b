import type { NotificationId, UserId } from '@permille/contract/ids'
import type {
  NotificationChannel,
  NotificationKind,
} from '@permille/contract/notifications/notifications'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql, when } from '#platform/database/sql.ts'
import { isOfGroup } from './group-key-store.ts'

export interface NotificationRow extends Listed {
  readonly id: NotificationId
  readonly kind: NotificationKind
  readonly title: string
  readonly text: string
  readonly path: string
  readonly at: Date
  readonly toldAt: Date
  readonly isRead: boolean
}

const order = newestFirst(sql`n.at`, sql`n.id`)

export async function listNotifications(
  db: Database,
  filter: PageRequest & { readonly userId: UserId; readonly isUnread: boolean },
): Promise<NotificationRow[]> {
  return await manyRows(
    db,
    sql<NotificationRow>`SELECT n.id, n.kind, n.title, n.text, n.path, n.at, n.made_at AS told_at,
        n.read_at IS NOT NULL AS is_read, ${order.listedAt}
      FROM notifications n
      WHERE n.user_id = ${filter.userId} AND n.is_shown
        ${when(filter.isUnread || undefined, () => sql`AND n.read_at IS NULL`)}
        ${order.after(filter)} ${order.cut(filter)}`,
  )
}

/** Whether this person is shown this notification. */
export async function isOwnNotification(
  db: Database,
  { id, userId }: { readonly id: NotificationId; readonly userId: UserId },
): Promise<boolean> {
  const row = await firstRow(
    db,
    sql<{ id: NotificationId }>`SELECT id FROM notifications
      WHERE id = ${id} AND user_id = ${userId} AND is_shown`,
  )
  return row !== undefined
}

/** Counts up to `max`. */
export async function countUnread(
  db: Database,
  { userId, max }: { userId: UserId; max: number },
): Promise<number> {
  const { count } = await exactlyOne(
    db,
    sql<{ count: number }>`SELECT count(*) AS count FROM (SELECT FROM notifications
      WHERE user_id = ${userId} AND is_shown AND read_at IS NULL LIMIT ${max}) unread`,
  )
  return count
}

export interface Reading {
  readonly userId: UserId
  readonly id: NotificationId
  readonly andOlder: boolean
  /** Marks its group too, by the day at this distance from UTC. */
  readonly andGroupAt?: number | undefined
  readonly at: Date
}

/** Returns whether this person has such a notification. */
export async function markRead(tx: Transaction, reading: Reading): Promise<boolean> {
  const { userId, id, andOlder, andGroupAt, at } = reading
  const named = await firstRow(
    tx,
    sql<{
      at: Date
    }>`SELECT at FROM notifications WHERE id = ${id} AND user_id = ${userId} AND is_shown`,
  )
  if (named === undefined) return false
  const upToIt = sql`n.made_at <= (SELECT made_at FROM notifications WHERE id = ${id})`
  const group = when(andGroupAt, (minutes) => sql`AND ${isOfGroup(id, minutes)}`)
  const range = andOlder || andGroupAt !== undefined ? sql`${upToIt} ${group}` : sql`n.id = ${id}`
  await run(
    tx,
    sql`UPDATE notifications n SET read_at = ${at}
      WHERE n.user_id = ${userId} AND n.is_shown AND n.read_at IS NULL AND ${range}`,
  )
  return true
}

export interface StoredPreference {
  readonly kind: NotificationKind
  readonly channel: NotificationChannel
  readonly isOn: boolean
}

/** Only what differs from the default. */
export async function listPreferences(db: Database, userId: UserId): Promise<StoredPreference[]> {
  return await manyRows(
    db,
    sql<StoredPreference>`SELECT kind, channel, is_on FROM notification_preferences
      WHERE user_id = ${userId}`,
  )
}

export async function upsertPreference(
  tx: Transaction,
  { userId, kind, channel, isOn }: StoredPreference & { readonly userId: UserId },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO notification_preferences (user_id, kind, channel, is_on)
      VALUES (${userId}, ${kind}, ${channel}, ${isOn})
      ON CONFLICT (user_id, kind, channel) DO UPDATE SET is_on = EXCLUDED.is_on`,
  )
}
