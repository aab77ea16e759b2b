import type { SubmissionId, UserId } from '@permille/contract/ids'
import type { AdminReason } from '@permille/contract/submissions/reasons'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { withoutEvent } from './without-event-store.ts'

export interface LeftPost {
  readonly key: string
  readonly at: Date
  readonly reasons: readonly AdminReason[]
  readonly submissionId: SubmissionId
  readonly creatorUserId: UserId
}

/** Posts that the system read to approve them, and left to an admin for what it saw. */
export async function listLeftPosts(db: Database, span: Span): Promise<LeftPost[]> {
  const key = sql<never>`'left-post:' || k.submission_id || ':' || extract(epoch FROM k.refused_at)::bigint`
  return await manyRows(
    db,
    sql<LeftPost>`SELECT ${key} AS key, k.refused_at AS at, k.reasons, s.id AS submission_id,
        r.user_id AS creator_user_id
      FROM approval_checks k JOIN submissions s ON s.id = k.submission_id
        JOIN creators r ON r.id = s.creator_id
      WHERE ${withoutEvent(span, { at: sql`k.refused_at`, key })} AND s.status = 'pending'
      ORDER BY k.refused_at, s.id LIMIT ${span.rowsMax}`,
  )
}
