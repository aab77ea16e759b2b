import type { SubmissionId } from '@permille/contract/ids'
import type { Transaction } from '../../../platform/database/database.ts'
import { run } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'

/**
 * Of what is due for a post's views, what a suspension had frozen is never more than is due. Call it when less is. The
 * caller must have locked the creators.
 */
export async function limitDueSuspended(
  tx: Transaction,
  submissionIds: readonly SubmissionId[],
): Promise<void> {
  await run(
    tx,
    sql`UPDATE submission_totals t SET due_suspended_cents = views_due_cents(s, t) FROM submissions s
      WHERE t.submission_id = ANY(${submissionIds}::uuid[]) AND s.id = t.submission_id
        AND t.due_suspended_cents > views_due_cents(s, t)`,
  )
}
