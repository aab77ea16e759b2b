import type { NotificationId, UserId } from '@permille/contract/ids'
import { memberPages } from '@permille/contract/pages'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql, when } from '#platform/database/sql.ts'
import { isToReview } from '../campaigns/public.ts'
import { commonAt, isOfGroup, postId, startOfDay } from './group-key-store.ts'
import type { NotificationRow } from './notification-store.ts'

export interface NotificationGroupRow extends NotificationRow {
  readonly count: number
  readonly unreadCount: number
  readonly lastToldId: NotificationId
  readonly toReview: {
    readonly count: number
    readonly firstDueAt: Date | null
    readonly path: string
  } | null
}

const groupOrder = newestFirst(sql`g.at`, sql`g.id`)

export interface GroupFilter extends PageRequest {
  readonly userId: UserId
  readonly isUnread: boolean
  readonly utcOffsetMinutes: number
}

/**
 * A person's notifications in groups, each where its newest is. A group is never cut in two: a page
 * holds whole groups, and one that began on an earlier page is not in a later one.
 */
export async function listNotificationGroups(
  db: Database,
  filter: GroupFilter,
): Promise<NotificationGroupRow[]> {
  for (const days of daysRead) {
    const rows = await listGroupsOfDays(db, filter, days)
    if (rows.length > filter.limit) return rows
  }
  return await listGroupsOfDays(db, filter)
}

/** No group is longer than a day, so a page needs the days that fill it, not all 90: of a busy brand they are many thousands. */
const daysRead = [2, 14]

async function listGroupsOfDays(
  db: Database,
  filter: GroupFilter,
  days?: number,
): Promise<NotificationGroupRow[]> {
  const { after, utcOffsetMinutes } = filter
  const last = after === undefined ? sql<never>`now()` : sql<never>`${after.at}::timestamptz`
  const since = when(
    days,
    (count) => sql`AND n.at >= ${startOfDay(last, { days: -count, utcOffsetMinutes })}`,
  )
  const until = when(
    after,
    () => sql`AND n.at < ${startOfDay(last, { days: 1, utcOffsetMinutes })}`,
  )
  return await manyRows(
    db,
    sql<NotificationGroupRow>`WITH grouped AS (
        SELECT (array_agg(n.id ORDER BY n.at DESC, n.id DESC))[1] AS id, n.kind, n.title,
          (array_agg(n.text ORDER BY n.at DESC, n.id DESC))[1] AS text,
          (array_agg(n.path ORDER BY n.at DESC, n.id DESC))[1] AS path,
          max(n.at) AS at, max(n.made_at) AS told_at,
          (array_agg(n.id ORDER BY n.made_at DESC, n.id DESC))[1] AS last_told_id,
          bool_and(n.read_at IS NOT NULL) AS is_read, count(*) AS count,
          count(*) FILTER (WHERE n.read_at IS NULL) AS unread_count,
          array_agg(${postId}) AS post_ids
        FROM notifications n
        WHERE n.user_id = ${filter.userId} AND n.is_shown
          ${when(filter.isUnread || undefined, () => sql`AND n.read_at IS NULL`)}
          ${since} ${until}
        GROUP BY ${commonAt(filter.utcOffsetMinutes)}
      ), page AS (
        SELECT g.*, ${groupOrder.listedAt} FROM grouped g
        WHERE true ${groupOrder.after(filter)} ${groupOrder.cutIndexed(filter)}
      )
      SELECT g.id, g.kind, g.title, g.text, g.path, g.at, g.told_at, g.last_told_id, g.is_read,
        g.count, g.unread_count, g.listed_at, ${toReview} AS to_review
      FROM page g ORDER BY g.at DESC, g.id DESC`,
  )
}

const reviewPage = memberPages.submission.replace(':id', '')

/** Only brands' notifications of these kinds are about posts that wait for them. */
const toReview = sql<never>`CASE WHEN g.kind IN ('new_post', 'deadline') THEN
  (SELECT json_build_object('count', count(*), 'firstDueAt', min(s.auto_approves_at),
      'path', ${reviewPage}::text || (array_agg(s.id ORDER BY s.auto_approves_at, s.id))[1])
    FROM submissions s WHERE s.id = ANY(g.post_ids) AND ${isToReview}
    HAVING count(*) > 0) END`

const order = newestFirst(sql`n.at`, sql`n.id`)

/** The person's notifications that are in the group of this one. */
export async function listGroupedNotifications(
  db: Database,
  filter: PageRequest & {
    readonly userId: UserId
    readonly id: NotificationId
    readonly utcOffsetMinutes: number
  },
): Promise<(NotificationRow & Listed)[]> {
  return await manyRows(
    db,
    sql<NotificationRow>`SELECT n.id, n.kind, n.title, n.text, n.path, n.at, n.made_at AS told_at,
        n.read_at IS NOT NULL AS is_read, ${order.listedAt}
      FROM notifications n
      WHERE n.user_id = ${filter.userId} AND n.is_shown
        AND ${isOfGroup(filter.id, filter.utcOffsetMinutes)}
        ${order.after(filter)} ${order.cut(filter)}`,
  )
}
