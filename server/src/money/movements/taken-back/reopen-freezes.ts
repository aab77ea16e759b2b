import type { FreezeId, SubmissionId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'

/** Freeze `f` was ended by the reversal of its post `s`, at its own time: a reason that a person ended has their note. */
export const isUndecided = sql<never>`(s.status = 'rejected' AND f.outcome = 'taken-back' AND f.close_note IS NULL
  AND f.closed_at = s.rejected_at)`

/**
 * Up to which count, without the void views, undoing the reversal of a post (`t`) pays again as one sum: a flag is
 * not about these. Reversals before decision 87 took flagged views so.
 */
const viewsPaidAgain = sql<never>`(SELECT max(a.views_at_snapshot - coalesce(a.voided_views, 0))
  FROM earning_accruals a LEFT JOIN accrual_corrections k ON k.accrual_id = a.id
  WHERE a.submission_id = t.submission_id AND a.kind = 'views' AND k.voids IS NOT TRUE
    AND NOT EXISTS (SELECT FROM accrual_voids v WHERE v.accrual_id = a.id))`

/**
 * Opens again what the reversal of a post ended undecided, a hold or a flag: it covers what the post is paid and earns
 * from now on. Call it before the post is marked as approved, with its campaign and its creator locked.
 */
export async function reopenFreezes(
  tx: Transaction,
  { submissionId, at }: { submissionId: SubmissionId; at: Date },
): Promise<void> {
  const ended = sql<{ id: FreezeId }>`SELECT f.id FROM money_freezes f
    JOIN submissions s ON s.id = f.submission_id
    WHERE s.id = ${submissionId} AND f.cause IN ('held', 'doubted') AND ${isUndecided}
    ORDER BY f.opened_at, f.id`
  for (const { id } of await manyRows(tx, ended)) {
    await run(
      tx,
      sql`INSERT INTO money_freezes (id, cause, submission_id, with_unpaid, reason, facts, views_before,
          opened_by, opened_at, entered_by, entered_at)
        SELECT ${newId<FreezeId>()}, f.cause, f.submission_id, false, f.reason, f.facts,
          CASE WHEN f.cause = 'doubted' THEN greatest(${viewsPaidAgain},
            least(f.views_before, t.view_count - t.voided_views)) END,
          f.opened_by, ${at}::timestamptz, f.entered_by, f.entered_at
        FROM money_freezes f JOIN submission_totals t ON t.submission_id = f.submission_id
        WHERE f.id = ${id}`,
    )
  }
}
