import type { SubmissionId } from '@permille/contract/ids'
import type { Transaction } from '../../../platform/database/database.ts'
import { firstRow, run } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'

/**
 * Whether the reversal of a post took doubted money that a suspension kept still as well, and nobody had decided about
 * that. Call it before the post is marked as approved.
 */
export async function wasDoubtedWhileSuspended(
  tx: Transaction,
  submissionId: SubmissionId,
): Promise<boolean> {
  const taken = sql`SELECT FROM submissions s JOIN earning_accruals c ON c.submission_id = s.id
      AND c.kind = 'correction' AND c.created_at = s.rejected_at
    JOIN accrual_corrections k ON k.correction_id = c.id AND k.voids AND k.was_suspended
    WHERE s.id = ${submissionId}`
  return (await firstRow(tx, taken)) !== undefined
}

/** What the post's doubted views have just earned is frozen for the suspension first, and then for the doubt. */
export async function suspendDoubted(
  tx: Transaction,
  { submissionId, at }: { submissionId: SubmissionId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE accrual_freezes f SET cause = 'suspended', freeze_id = NULL FROM earning_accruals a
      WHERE a.id = f.accrual_id AND a.submission_id = ${submissionId} AND a.created_at = ${at}
        AND a.kind = 'views' AND f.cause = 'doubted'`,
  )
}
