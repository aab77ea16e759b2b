import type { NotificationId } from '@permille/contract/ids'
import { type Statement, sql, unplanned } from '#platform/database/sql.ts'

/** The post whose page a notification links to. */
export const postId = sql<never>`CASE WHEN n.path ~ '^(/admin)?/(my-)?submissions/[0-9a-f-]{36}$'
  THEN right(n.path, 36)::uuid END`

/** One lookup by id for each notification; those about no post are each a campaign of their own. */
const subject = sql<never>`coalesce(
  (SELECT s.campaign_id FROM submissions s WHERE s.id = ${postId}), n.id)`

function dayAt(utcOffsetMinutes: number): Statement<never> {
  return sql`(n.at AT TIME ZONE 'UTC' + make_interval(mins => ${utcOffsetMinutes}::int))::date`
}

/** The start of the reader's day that is so many days after the one of `at`. */
export function startOfDay(
  at: Statement<never>,
  { days, utcOffsetMinutes }: { readonly days: number; readonly utcOffsetMinutes: number },
): Statement<never> {
  const ahead = sql`make_interval(mins => ${unplanned(utcOffsetMinutes, 'int')})`
  return sql`(((${at} AT TIME ZONE 'UTC' + ${ahead})::date + ${days}::int)::timestamp - ${ahead}) AT TIME ZONE 'UTC'`
}

/** What a group has in common: the words, the campaign and the reader's day. */
export function commonAt(utcOffsetMinutes: number): Statement<never> {
  return sql`n.kind, n.title, ${subject}, ${dayAt(utcOffsetMinutes)}`
}

/** The condition that the notification `n` belongs to the group of another one. */
export function isOfGroup(id: NotificationId, utcOffsetMinutes: number): Statement<never> {
  return sql`(${commonAt(utcOffsetMinutes)}) =
    (SELECT ${commonAt(utcOffsetMinutes)} FROM notifications n WHERE n.id = ${id})`
}
