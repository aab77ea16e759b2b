import type { MailId, NotificationId, UserId } from '@permille/contract/ids'
import type { NotificationKind } from '@permille/contract/notifications/notifications'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import type { AddressedDraft } from './recipients.ts'

/** True while nobody else writes or mails notifications, until the transaction ends: their reader takes the same lock. */
export async function tryLockNotifications(tx: Transaction): Promise<boolean> {
  const row = await exactlyOne(
    tx,
    sql<{
      isOurs: boolean
    }>`SELECT pg_try_advisory_xact_lock(hashtextextended('notifications', 0)) AS is_ours`,
  )
  return row.isOurs
}

export interface NewNotifications {
  readonly drafts: readonly AddressedDraft[]
  readonly at: Date
  /** How long each kind may wait for more of it, so that several are one mail. */
  readonly mailAfterSeconds: (kind: NotificationKind) => number
  /** News older than this is not mailed: it was not worth an interruption. */
  readonly mailSince: Date
  /** Nor is older news pushed. */
  readonly pushSince: Date
}

/** Stores what was not stored yet, by the preferences of each person. Call under the reader's lock. */
export async function insertNotifications(tx: Transaction, added: NewNotifications): Promise<void> {
  const { drafts, at, mailAfterSeconds, mailSince, pushSince } = added
  if (drafts.length === 0) return
  const rows = drafts.map((each) => ({
    ...each,
    id: newId<NotificationId>(),
    wait: mailAfterSeconds(each.kind),
  }))
  await run(
    tx,
    sql`INSERT INTO notifications (id, user_id, key, kind, title, text, path, at, made_at, is_shown,
        mail_due_at, push_due_at)
      SELECT n.id, n."userId", n.key, n.kind, n.title, n.text, n.path, n.at, ${at},
        coalesce(shown.is_on, true),
        CASE WHEN coalesce(mailed.is_on, true) AND n.at > ${mailSince} AND u.email_released_at IS NULL
          THEN ${at}::timestamptz + make_interval(secs => n.wait) END,
        CASE WHEN coalesce(pushed.is_on, true) AND n.at > ${pushSince}
          AND EXISTS (SELECT FROM push_subscriptions s WHERE s.user_id = u.id) THEN ${at}::timestamptz END
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (id uuid, "userId" uuid, key text,
          kind text, title text, text text, path text, at timestamptz, wait int)
        JOIN users u ON u.id = n."userId" AND u.deleted_at IS NULL
        LEFT JOIN notification_preferences shown
          ON shown.user_id = u.id AND shown.kind = n.kind AND shown.channel = 'product'
        LEFT JOIN notification_preferences mailed
          ON mailed.user_id = u.id AND mailed.kind = n.kind AND mailed.channel = 'mail'
        LEFT JOIN notification_preferences pushed
          ON pushed.user_id = u.id AND pushed.kind = n.kind AND pushed.channel = 'push'
      ON CONFLICT (key, user_id) DO NOTHING`,
  )
}

export interface MailableNotification {
  readonly id: NotificationId
  readonly userId: UserId
  readonly email: string
  readonly isEmailProven: boolean
  readonly displayName: string
  readonly kind: NotificationKind
  readonly title: string
  readonly text: string
  readonly path: string
}

/** What has been due longest, together with what waits for the same person in the same kind. */
export async function listMailableNotifications(
  tx: Transaction,
  { at, peopleMax }: { at: Date; peopleMax: number },
): Promise<MailableNotification[]> {
  return await manyRows(
    tx,
    sql<MailableNotification>`WITH due AS (SELECT user_id, kind FROM notifications
        WHERE mail_due_at <= ${at} AND mail_id IS NULL
        GROUP BY user_id, kind ORDER BY min(mail_due_at) LIMIT ${peopleMax})
      SELECT n.id, n.user_id, u.email, u.email_proven_at IS NOT NULL AS is_email_proven, u.display_name, n.kind, n.title, n.text, n.path
      FROM due JOIN notifications n ON n.user_id = due.user_id AND n.kind = due.kind
        JOIN users u ON u.id = n.user_id
      WHERE n.mail_due_at IS NOT NULL AND n.mail_id IS NULL
      ORDER BY n.user_id, n.kind, n.at, n.id`,
  )
}

export async function markMailed(
  tx: Transaction,
  { ids, mailId }: { ids: readonly NotificationId[]; mailId: MailId },
): Promise<void> {
  await run(tx, sql`UPDATE notifications SET mail_id = ${mailId} WHERE id = ANY(${ids}::uuid[])`)
}

/** They stay in the list. */
export async function giveUpMailing(
  tx: Transaction,
  ids: readonly NotificationId[],
): Promise<void> {
  await run(tx, sql`UPDATE notifications SET mail_due_at = NULL WHERE id = ANY(${ids}::uuid[])`)
}

/** The highest `seq` so far. */
export async function readLastSeq(db: Database): Promise<number> {
  const { seq } = await exactlyOne(
    db,
    sql<{ seq: number }>`SELECT coalesce(max(seq), 0) AS seq FROM notifications`,
  )
  return seq
}

export interface NotificationsOfUser {
  readonly userId: UserId
  readonly kinds: readonly NotificationKind[]
  /** Of the last of them. */
  readonly seq: number
}

export interface NotificationsSince {
  readonly notifications: readonly NotificationsOfUser[]
  /** Where to continue. */
  readonly seq: number
}

/**
 * For open pages; `seq` follows the order of the commits, so nothing is skipped. Kinds that someone does not
 * want to be told of change what is on their screen, too.
 */
export async function listNotificationsSince(
  db: Database,
  { seq, userIds }: { seq: number; userIds: readonly UserId[] },
): Promise<NotificationsSince> {
  const rows = await manyRows(
    db,
    sql<NotificationsOfUser>`SELECT user_id, array_agg(DISTINCT kind) AS kinds, max(seq) AS seq
      FROM notifications
      WHERE seq > ${seq} AND user_id = ANY(${userIds}::uuid[]) GROUP BY user_id`,
  )
  return { notifications: rows, seq: Math.max(seq, ...rows.map((row) => row.seq)) }
}

/** As `listNotificationsSince`, of one person and by the clock of whoever wrote the news. */
export async function listNotificationsMadeSince(
  db: Database,
  { userId, at }: { userId: UserId; at: Date },
): Promise<NotificationsOfUser[]> {
  return await manyRows(
    db,
    sql<NotificationsOfUser>`SELECT user_id, array_agg(DISTINCT kind) AS kinds, max(seq) AS seq
      FROM notifications
      WHERE user_id = ${userId} AND made_at >= ${at} GROUP BY user_id`,
  )
}
