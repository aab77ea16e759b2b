import { type Statement, sql } from '../../../platform/database/sql.ts'
import type { Span } from './news.ts'

/** Of a row whose moment and key these are: it is in the span, and nobody was told of it. */
export function untold(
  { after, until }: Span,
  of: { at: Statement<never>; key: Statement<never> },
): Statement<never> {
  return sql`${of.at} > ${after} AND ${of.at} <= ${until}
    AND NOT EXISTS (SELECT FROM notifications told WHERE told.key = ${of.key})`
}
