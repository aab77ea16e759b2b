import type { CampaignId, MessageId, UserId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { withoutEvent } from './without-event-store.ts'

export interface AnsweredMessage {
  readonly key: string
  readonly at: Date
  readonly messageId: MessageId
  readonly userId: UserId
  /** Of a report. */
  readonly campaignId: CampaignId | null
}

export async function listAnsweredMessages(db: Database, span: Span): Promise<AnsweredMessage[]> {
  const key = sql<never>`'message:' || m.id`
  return await manyRows(
    db,
    sql<AnsweredMessage>`SELECT ${key} AS key, m.answered_at AS at, m.id AS message_id,
        m.user_id, m.campaign_id
      FROM messages m
      WHERE ${withoutEvent(span, { at: sql`m.answered_at`, key })} AND m.user_id IS NOT NULL
      ORDER BY m.answered_at, m.id LIMIT ${span.rowsMax}`,
  )
}
