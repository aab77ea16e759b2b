import type { SubmissionQueue } from '@permille/contract/admin/submissions'
import type { Platform } from '@permille/contract/enums'
import type { CreatorId } from '@permille/contract/ids'
import type { Listed, PageRequest } from '../../../platform/database/after-cursor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { patternOf } from '../../../platform/database/like-pattern.ts'
import { manyRows } from '../../../platform/database/query.ts'
import { nothingSql, type Statement, sql, when } from '../../../platform/database/sql.ts'
import {
  type BrandRow,
  brandColumns,
  creatorSources,
  newestSubmitted,
  onPlatform,
  soonestDecided,
} from './list-store.ts'

export interface AdminRow extends BrandRow {
  readonly brandName: string
}

export interface AdminFilter extends PageRequest {
  readonly queue: SubmissionQueue
  readonly creatorId: CreatorId | undefined
  readonly platform: Platform | undefined
  readonly search: string | undefined
  readonly now: Date
}

/** A queue by deadline, everything else newest first. */
export function listForAdmin(db: Database, filter: AdminFilter): Promise<(AdminRow & Listed)[]> {
  const order = filter.queue === 'all' ? newestSubmitted : soonestDecided
  const ofCreator = when(filter.creatorId, (id) => sql`AND s.creator_id = ${id}`)
  const bySearch = when(
    patternOf(filter.search),
    (pattern) => sql`AND (s.title ILIKE ${pattern} OR c.name ILIKE ${pattern}
      OR b.name ILIKE ${pattern} OR u.display_name ILIKE ${pattern} OR r.handle ILIKE ${pattern}
      OR a.username ILIKE ${pattern})`,
  )
  return manyRows(
    db,
    sql<AdminRow & Listed>`SELECT ${brandColumns}, b.name AS brand_name, ${order.listedAt}
      FROM ${creatorSources} JOIN brands b ON b.id = c.brand_id
      WHERE true ${inQueue(filter)} ${ofCreator} ${onPlatform(filter)} ${bySearch}
        ${order.after(filter)}
      ${order.cut(filter)}`,
  )
}

function inQueue({ queue, now }: AdminFilter): Statement<never> {
  switch (queue) {
    case 'all':
      return nothingSql
    case 'pending':
      return sql`AND s.status = 'pending'`
    case 'risk':
      return sql`AND s.status = 'pending' AND cardinality(s.risks) > 0`
    case 'overdue':
      return sql`AND s.status = 'pending' AND s.auto_approves_at <= ${now}`
  }
}
