import type { BrandId, CreatorId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { withoutEvent } from './without-event-store.ts'

export interface Newcomer {
  readonly key: string
  readonly at: Date
  readonly kind: 'creator.registered' | 'brand.created'
  readonly objectId: CreatorId | BrandId
}

/** Creators and brands, however they came. */
export async function listNewcomers(db: Database, span: Span): Promise<Newcomer[]> {
  const key = sql<never>`'newcomer:' || x.id`
  return await manyRows(
    db,
    sql<Newcomer>`SELECT ${key} AS key, x.at, x.kind, x.id AS object_id
      FROM (SELECT r.id, u.created_at AS at, 'creator.registered' AS kind
          FROM users u JOIN creators r ON r.user_id = u.id WHERE u.created_at > ${span.after}
        UNION ALL SELECT id, created_at, 'brand.created' FROM brands
          WHERE created_at > ${span.after}) x
      WHERE ${withoutEvent(span, { at: sql`x.at`, key })}
      ORDER BY x.at, x.id LIMIT ${span.rowsMax}`,
  )
}
