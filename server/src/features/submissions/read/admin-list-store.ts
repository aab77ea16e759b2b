import type { SubmissionQueue } from '@permille/contract/admin/submissions'
import type { Platform } from '@permille/contract/enums'
import type { Database } from '../../../platform/database/database.ts'
import { manyRows } from '../../../platform/database/query.ts'
import { nothingSql, type Statement, sql } from '../../../platform/database/sql.ts'
import { type BrandRow, brandColumns, creatorSources, type PageRequest } from './list-store.ts'

export interface AdminRow extends BrandRow {
  readonly brandName: string
}

export interface AdminFilter extends PageRequest {
  readonly queue: SubmissionQueue
  readonly creatorId: string | null
  readonly platform: Platform | null
  /** A LIKE pattern, or null. */
  readonly pattern: string | null
  readonly now: Date
}

type PlacedRow = AdminRow & { readonly place: string }

/** A queue by its deadline, everything else newest first. */
export function listForAdmin(db: Database, filter: AdminFilter): Promise<PlacedRow[]> {
  return manyRows(db, filter.queue === 'all' ? newestFirst(filter) : byDeadline(filter))
}

const selected = sql<PlacedRow>`${brandColumns}, b.name AS brand_name`
const adminSources = sql<never>`${creatorSources} JOIN brands b ON b.id = c.brand_id`

function newestFirst(filter: AdminFilter): Statement<PlacedRow> {
  const at = filter.after?.at ?? null
  return sql<PlacedRow>`SELECT ${selected}, s.submitted_at::text AS place
    FROM ${adminSources} WHERE ${matches(filter)}
      AND (${at}::timestamptz IS NULL
        OR (s.submitted_at, s.id) < (${at}::timestamptz, ${filter.after?.id ?? null}::uuid))
    ORDER BY s.submitted_at DESC, s.id DESC LIMIT ${filter.limit + 1}`
}

function byDeadline(filter: AdminFilter): Statement<PlacedRow> {
  const at = filter.after?.at ?? null
  return sql<PlacedRow>`SELECT ${selected}, s.auto_approves_at::text AS place
    FROM ${adminSources} WHERE s.status = 'pending' AND ${matches(filter)} ${inQueue(filter)}
      AND (${at}::timestamptz IS NULL
        OR (s.auto_approves_at, s.id) > (${at}::timestamptz, ${filter.after?.id ?? null}::uuid))
    ORDER BY s.auto_approves_at, s.id LIMIT ${filter.limit + 1}`
}

function inQueue({ queue, now }: AdminFilter): Statement<never> {
  if (queue === 'risk') return sql`AND cardinality(s.risks) > 0`
  if (queue === 'overdue') return sql`AND s.auto_approves_at <= ${now}`
  return nothingSql
}

function matches(filter: AdminFilter): Statement<never> {
  const { pattern } = filter
  return sql`(${filter.creatorId}::uuid IS NULL OR s.creator_id = ${filter.creatorId})
    AND (${filter.platform}::platform IS NULL OR s.platform = ${filter.platform})
    AND (${pattern}::text IS NULL OR s.title ILIKE ${pattern} OR c.name ILIKE ${pattern}
      OR b.name ILIKE ${pattern} OR u.display_name ILIKE ${pattern} OR r.handle ILIKE ${pattern}
      OR a.username ILIKE ${pattern})`
}
