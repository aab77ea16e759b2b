import type { RejectionCode } from '@permille/contract/submissions/reasons'
import type { Transaction } from '#platform/database/database.ts'
import { invariant } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { auditDecision } from './audit-decision.ts'
import { dropPendingApprovals } from './review/pending-approval-store.ts'
import { keyOf, type ReviewRequest, userOf } from './review.ts'
import { mayMove, type StatusChange } from './submission.ts'
import { insertReview, insertStatusChange, markRejected } from './submission-store.ts'

/**
 * Records every status change: a transition that its actor may not make rolls the transaction back.
 */
export async function recordTransition(tx: Transaction, change: StatusChange): Promise<void> {
  invariant(
    mayMove(change),
    `${change.actor} cannot take a submission from ${change.from} to ${change.to}`,
  )
  await insertStatusChange(tx, change)
}

/**
 * Records a rejection with its review and history; the caller has locked the pending submission.
 */
export async function recordRejection(
  tx: Transaction,
  request: ReviewRequest & { code: RejectionCode },
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const { submissionId, reviewer, code } = request
  const actorUserId = userOf(reviewer)
  await dropPendingApprovals(tx, submissionId)
  await markRejected(tx, { submissionId, at, code, reason })
  await insertReview(tx, {
    id: newId(),
    submissionId,
    reviewerUserId: actorUserId,
    action: 'reject',
    notes: reason,
    at,
  })
  await recordTransition(tx, {
    submissionId,
    from: 'pending',
    to: 'rejected',
    actor: reviewer.kind,
    actorUserId,
    keyId: keyOf(reviewer),
    note: reason,
    at,
  })
  await auditDecision(tx, request, { status: 'rejected', code })
}
