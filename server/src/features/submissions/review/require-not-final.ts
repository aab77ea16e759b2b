import type { SubmissionId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { listPendingApprovals } from './pending-approval-store.ts'

/**
 * Throws if the time to undo a post's approval is over, whether or not the job that finalizes it has run: its
 * reviewer has read that it is final. The submission must be locked.
 */
export async function requireNotFinal(
  tx: Transaction,
  submissionId: SubmissionId,
  at: Date,
): Promise<void> {
  const kept = await listPendingApprovals(tx, submissionId)
  if (kept.every(({ isCutOff, finalAt }) => isCutOff || finalAt > at)) return
  throw new Rejected('already-decided', 'This submission is already approved.', {
    details: { status: 'approved' },
  })
}
