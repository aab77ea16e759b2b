import type { UserRole } from '@permille/contract/enums'
import type { CampaignId, MessageId, UserId } from '@permille/contract/ids'
import type { MessageTopic, ReportReason } from '@permille/contract/messages/message-form'
import type { MessageKind, MessageState } from '@permille/contract/messages/messages'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { whenSearched } from '#platform/database/search-pattern.ts'
import { sql, when } from '#platform/database/sql.ts'

export interface NewMessage {
  readonly id: MessageId
  readonly topic: MessageTopic | ReportReason
  readonly campaignId: CampaignId | null
  readonly userId: UserId | null
  /** The address of a visitor; null for a user. */
  readonly email: string | null
  readonly text: string
  readonly at: Date
}

/** Returns false if the same text of this sender, or their report of this campaign, is still open. */
export async function insertMessage(tx: Transaction, message: NewMessage): Promise<boolean> {
  const { id, topic, campaignId, userId, email, text, at } = message
  const inserted = await run(
    tx,
    sql`INSERT INTO messages (id, topic, campaign_id, user_id, email, text, created_at)
      VALUES (${id}, ${topic}, ${campaignId}, ${userId}, ${email}, ${text}, ${at})
      ON CONFLICT DO NOTHING`,
  )
  return inserted === 1
}

export interface MessageRow extends Listed {
  readonly id: MessageId
  readonly kind: MessageKind
  readonly topic: MessageTopic | ReportReason
  readonly text: string
  readonly createdAt: Date
  readonly senderUserId: UserId | null
  readonly senderName: string | null
  readonly senderRole: UserRole | null
  readonly senderEmail: string
  readonly campaignId: CampaignId | null
  readonly campaignName: string | null
  readonly brandName: string | null
  readonly answer: string | null
  readonly answeredAt: Date | null
  readonly answeredByName: string | null
}

export interface MessageFilter extends PageRequest {
  readonly state?: MessageState | undefined
  readonly kind?: MessageKind | undefined
  readonly search?: string | undefined
}

const newest = newestFirst(sql`m.created_at`, sql`m.id`)
const columns = sql<never>`m.id, CASE WHEN m.campaign_id IS NULL THEN 'question' ELSE 'report' END AS kind,
  m.topic, m.text, m.created_at, m.user_id AS sender_user_id, u.display_name AS sender_name,
  u.role AS sender_role, coalesce(u.email, m.email) AS sender_email, m.campaign_id,
  c.name AS campaign_name, b.name AS brand_name, m.answer, m.answered_at,
  a.display_name AS answered_by_name, ${newest.listedAt}
  FROM messages m LEFT JOIN users u ON u.id = m.user_id LEFT JOIN campaigns c ON c.id = m.campaign_id
    LEFT JOIN brands b ON b.id = c.brand_id LEFT JOIN users a ON a.id = m.answered_by`
const isOpen = sql<never>`m.answered_at IS NULL`
/** Each condition as its index expects it. */
const inState = {
  open: sql<never>`AND ${isOpen}`,
  answered: sql<never>`AND m.answered_at IS NOT NULL`,
} as const
const ofKind = {
  question: sql<never>`AND m.campaign_id IS NULL`,
  report: sql<never>`AND m.campaign_id IS NOT NULL`,
} as const

export function listMessages(db: Database, filter: MessageFilter): Promise<MessageRow[]> {
  const fromSender = whenSearched(
    filter.search,
    (words) =>
      sql`' ' || search_form(concat_ws(' ', u.display_name, coalesce(u.email, m.email))) LIKE ${words}`,
  )
  return manyRows(
    db,
    sql<MessageRow>`SELECT ${columns}
      WHERE true ${when(filter.state, (state) => inState[state])}
        ${when(filter.kind, (kind) => ofKind[kind])} ${fromSender} ${newest.after(filter)}
      ${newest.cut(filter)}`,
  )
}

export function findMessage(db: Database, id: MessageId): Promise<MessageRow | undefined> {
  return firstRow(db, sql<MessageRow>`SELECT ${columns} WHERE m.id = ${id}`)
}

export interface WaitingMessages {
  readonly count: number
  readonly since: Date | null
}

/** Messages without an answer. */
export function countOpenMessages(db: Database): Promise<WaitingMessages> {
  return exactlyOne(
    db,
    sql<WaitingMessages>`SELECT count(*) AS count, min(m.created_at) AS since
      FROM messages m WHERE ${isOpen}`,
  )
}

/** Returns whether its sender is a visitor; undefined unless it is open. */
export function closeMessage(
  tx: Transaction,
  reply: { id: MessageId; answer: string; adminUserId: UserId; at: Date },
): Promise<{ isOfVisitor: boolean } | undefined> {
  const { id, answer, adminUserId, at } = reply
  return firstRow(
    tx,
    sql<{ isOfVisitor: boolean }>`UPDATE messages m
      SET answer = ${answer}, answered_at = ${at}, answered_by = ${adminUserId}
      WHERE m.id = ${id} AND ${isOpen} RETURNING m.user_id IS NULL AS is_of_visitor`,
  )
}
