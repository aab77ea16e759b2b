import { type Statement, sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'

/** The condition that a row with this moment and key is in the span and is not an event yet. */
export function withoutEvent(
  { after, until }: Span,
  of: { at: Statement<never>; key: Statement<never> },
): Statement<never> {
  return sql`${of.at} > ${after} AND ${of.at} <= ${until} AND ${isNew(of.key)}`
}

export function isNew(key: Statement<never>): Statement<never> {
  return sql`NOT EXISTS (SELECT FROM events known WHERE known.key = ${key})`
}
