import type { Transaction } from '#platform/database/database.ts'
import { writeAudit } from '../accounts/public.ts'
import type { Decided, ReviewRequest } from './review.ts'

/** A decision moves money or refuses it, so it is in the audit log as well as in the history. */
export async function auditDecision(
  tx: Transaction,
  request: ReviewRequest,
  after: { status: Decided['status']; code?: string },
): Promise<void> {
  await writeAudit(tx, {
    actor: request.reviewer,
    action: `submission.${after.status === 'approved' ? 'approve' : 'reject'}`,
    objectType: 'submission',
    objectId: request.submissionId,
    before: { status: 'pending' },
    after,
    requestId: request.requestId,
  })
}
