import type { SubmissionId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { readingToAccept } from '../approval-pay.ts'
import { addDayGains } from '../day-gains.ts'
import { settleViews } from './settle-views.ts'

/**
 * Counts the highest reading of the latest submission, and pays it in the approval's own
 * transaction (rules §3). The caller must have approved and locked the submission.
 */
export async function acceptViews(
  tx: Transaction,
  approval: { submissionId: SubmissionId; at: Date; holdHours: number },
): Promise<void> {
  const { submissionId, at, holdHours } = approval
  await run(
    tx,
    sql`WITH accepted AS (
        UPDATE submission_metrics SET counted = true
        WHERE id = (SELECT ${readingToAccept} FROM submissions s WHERE s.id = ${submissionId})
        RETURNING submission_id, view_count, snapshot_time
      ), ${addDayGains(sql`
        SELECT t.campaign_id, t.creator_id, a.snapshot_time AS at,
          a.view_count - t.view_count AS view_count, 0 AS cents
        FROM accepted a JOIN submission_totals t ON t.submission_id = a.submission_id`)}
      UPDATE submission_totals t SET view_count = greatest(t.view_count, a.view_count),
        last_read_at = greatest(t.last_read_at, a.snapshot_time)
      FROM accepted a WHERE t.submission_id = a.submission_id`,
  )
  await settleViews(tx, { dueAgain: [submissionId], at, holdHours })
}
