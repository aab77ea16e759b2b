import type { CreatorId, SubmissionId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { undoWriteOffs } from './recover-debts.ts'

interface PaidAgain {
  readonly creatorId: CreatorId
  readonly submissionId: SubmissionId
  readonly cents: Cents
}

/**
 * What was paid again after a reversal is about to be free: a freeze had taken it from the debt of that reversal. If the debt was
 * given up meanwhile, it is owed again first, or its creator would have both (rules §4). Covers what is frozen, `f`, of
 * accruals `a`. The caller must have locked the creators, and calls `recoverDebts` then.
 */
export async function oweGivenUp(
  tx: Transaction,
  { which, at }: { which: Statement<never>; at: Date },
): Promise<void> {
  for (const { creatorId, submissionId, cents } of await listPaidAgain(tx, which)) {
    const ofPost = sql<never>`d.correction_id IN (SELECT id FROM earning_accruals
      WHERE submission_id = ${submissionId} AND kind IN ('correction', 'goodwill'))`
    await undoWriteOffs(tx, { creatorId, which: ofPost, cents, at })
  }
}

/** Goodwill in place of what a campaign owes again is that as well; a gift comes on top. */
async function listPaidAgain(tx: Transaction, which: Statement<never>): Promise<PaidAgain[]> {
  return await manyRows(
    tx,
    sql<PaidAgain>`SELECT f.creator_id, a.submission_id, sum(f.accrued_cents)::bigint AS cents
      FROM accrual_freezes f JOIN earning_accruals a ON a.id = f.accrual_id
      JOIN submissions s ON s.id = a.submission_id
      WHERE ${which} AND s.status <> 'rejected' 
        AND (a.kind = 'reinstated' OR EXISTS (SELECT FROM goodwill_in_place g WHERE g.accrual_id = a.id))
        AND EXISTS (SELECT FROM creator_debts d
          WHERE d.creator_id = f.creator_id AND d.written_off_cents > 0)
      GROUP BY f.creator_id, a.submission_id ORDER BY f.creator_id, a.submission_id`,
  )
}
