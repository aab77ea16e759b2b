import { type Statement, sql } from '#platform/database/sql.ts'
import type { Span } from './notification-source.ts'

/** The condition that a row with this moment and key is in the span and has not been told yet. */
export function withoutNotification(
  { after, until }: Span,
  of: { at: Statement<never>; key: Statement<never> },
): Statement<never> {
  return sql`${of.at} > ${after} AND ${of.at} <= ${until}
    AND NOT EXISTS (SELECT FROM notifications told WHERE told.key = ${of.key})`
}
