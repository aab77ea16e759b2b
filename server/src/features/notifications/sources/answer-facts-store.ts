import type { UserId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './notification-source.ts'
import { withoutNotification } from './without-notification-store.ts'

export interface AnsweredMessage {
  readonly key: string
  readonly at: Date
  readonly userId: UserId
  readonly answer: string
  /** Of a report. */
  readonly campaignName: string | null
}

export async function listAnsweredMessages(db: Database, span: Span): Promise<AnsweredMessage[]> {
  const key = sql<never>`'message:' || m.id`
  return await manyRows(
    db,
    sql<AnsweredMessage>`SELECT ${key} AS key, m.answered_at AS at, m.user_id, m.answer,
        c.name AS campaign_name
      FROM messages m LEFT JOIN campaigns c ON c.id = m.campaign_id
      WHERE ${withoutNotification(span, { at: sql`m.answered_at`, key })} AND m.user_id IS NOT NULL
      ORDER BY m.answered_at, m.id LIMIT ${span.rowsMax}`,
  )
}
