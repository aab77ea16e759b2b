import type { MailId } from '@permille/contract/ids'
import type { MailKind, MailState } from '@permille/contract/notifications/mails'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { whenSearched } from '#platform/database/search-pattern.ts'
import { plannedForValues, sql, when } from '#platform/database/sql.ts'

export interface ListedMailRow extends Listed {
  readonly id: MailId
  readonly kind: MailKind
  readonly toAddress: string
  readonly subject: string
  readonly at: Date
  readonly state: MailState
  readonly sentAt: Date | null
  readonly tries: number
  readonly failure: string | null
}

export interface MailFilter extends PageRequest {
  readonly to?: string | undefined
  readonly state?: MailState | undefined
  readonly kind?: MailKind | undefined
}

const order = newestFirst(sql`m.created_at`, sql`m.id`)
const columns = sql<never>`m.id, m.kind, m.to_address, m.subject, m.created_at AS at,
  CASE WHEN m.sent_at IS NOT NULL THEN 'sent' WHEN m.failure IS NOT NULL THEN 'failed'
    ELSE 'queued' END AS state, m.sent_at, m.tries, m.failure`
/** Each as its index reads it. */
const inState = {
  sent: sql<never>`AND m.sent_at IS NOT NULL`,
  queued: sql<never>`AND m.sent_at IS NULL AND m.failure IS NULL`,
  failed: sql<never>`AND m.sent_at IS NULL AND m.failure IS NOT NULL`,
} as const

export async function listMailRows(db: Database, filter: MailFilter): Promise<ListedMailRow[]> {
  return await manyRows(
    db,
    plannedForValues(
      sql<ListedMailRow>`SELECT ${columns}, ${order.listedAt} FROM mails m
      WHERE true ${when(filter.state, (state) => inState[state])}
        ${when(filter.kind, (kind) => sql`AND m.kind = ${kind}`)}
        ${whenSearched(filter.to, (pattern) => sql`(' ' || lower(m.to_address)) LIKE ${pattern}`)}
        ${order.after(filter)} ${order.cut(filter)}`,
    ),
  )
}

export interface OutboxMailRow extends Omit<ListedMailRow, 'listedAt'> {
  readonly text: string
  readonly html: string | null
}

export async function findOutboxMail(db: Database, id: MailId): Promise<OutboxMailRow | undefined> {
  return await firstRow(
    db,
    sql<OutboxMailRow>`SELECT ${columns}, m.body AS text, m.html FROM mails m WHERE m.id = ${id}`,
  )
}
