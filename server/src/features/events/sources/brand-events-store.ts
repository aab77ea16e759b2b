import type { BrandId, UserId } from '@permille/contract/ids'
import type { AuditId } from '#features/accounts/public.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { withoutEvent } from './without-event-store.ts'

export interface BrandTransfer {
  readonly key: string
  readonly at: Date
  readonly auditId: AuditId
  readonly brandId: BrandId
  readonly side: 'owner' | 'former'
  readonly userId: UserId
  readonly isByAdmin: boolean
}

/** A row for the new owner, and one for the owner before. */
export async function listBrandTransfers(db: Database, span: Span): Promise<BrandTransfer[]> {
  const key = sql<never>`'transfer:' || e.id || ':' || s.side`
  return await manyRows(
    db,
    sql<BrandTransfer>`SELECT ${key} AS key, e.at, e.id AS audit_id, e.object_id AS brand_id,
        s.side, s.state->>'ownerUserId' AS user_id, e.actor_kind = 'admin' AS is_by_admin
      FROM audit_log e CROSS JOIN LATERAL (VALUES ('owner', e.after), ('former', e.before)) s (side, state)
      WHERE e.action = 'brand.transfer' AND ${withoutEvent(span, { at: sql`e.at`, key })}
      ORDER BY e.at, e.id, s.side LIMIT ${span.rowsMax}`,
  )
}
