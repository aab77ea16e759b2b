import type { SubmissionId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { AuditId } from '#features/accounts/public.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { withoutEvent } from './without-event-store.ts'

export interface DecidedMoney {
  readonly key: string
  readonly at: Date
  readonly action: 'submission.enter-reading' | 'user.release-frozen' | 'user.take-back-frozen'
  readonly auditId: AuditId
  readonly cents: Cents
  /** The post whose reading was corrected, or the person whose money a suspension had frozen. */
  readonly objectId: SubmissionId | UserId
  readonly userId: UserId
}

/** Money that an admin's correction of a reading took, or whose freeze by a suspension an admin ended. */
export async function listDecidedMoney(db: Database, span: Span): Promise<DecidedMoney[]> {
  const key = sql<never>`'decided-money:' || e.id`
  return await manyRows(
    db,
    sql<DecidedMoney>`SELECT ${key} AS key, e.at, e.id AS audit_id, e.action, e.object_id,
        coalesce(e.after->>'takenBackCents', e.after->>'cents')::bigint AS cents,
        coalesce(r.user_id, e.object_id) AS user_id
      FROM audit_log e
        LEFT JOIN submissions s ON s.id = e.object_id AND e.action = 'submission.enter-reading'
        LEFT JOIN creators r ON r.id = s.creator_id
      WHERE ${withoutEvent(span, { at: sql`e.at`, key })}
        AND e.action IN ('submission.enter-reading', 'user.release-frozen', 'user.take-back-frozen')
        AND coalesce(e.after->>'takenBackCents', e.after->>'cents')::bigint > 0
      ORDER BY e.at, e.id LIMIT ${span.rowsMax}`,
  )
}
