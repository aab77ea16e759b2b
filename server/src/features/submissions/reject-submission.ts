import type { RejectionCode } from '@permille/contract/submissions'
import type { Clock } from '../../platform/clock.ts'
import type { DatabaseServer, Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { auditDecision } from './audit-decision.ts'
import { recordMove } from './record-move.ts'
import {
  brandOf,
  type Decided,
  type ReviewRequest,
  requirePending,
  SubmissionNotFound,
  userOf,
} from './review.ts'
import { rejectionSentences } from './submission.ts'
import { findForReview, insertReview, lockSubmissionRow, markRejected } from './submission-store.ts'

export interface RejectRequest extends ReviewRequest {
  readonly code: RejectionCode
  readonly note: string | null
}

/** pending → rejected, with a reason that the creator reads. */
export function rejectSubmission(
  deps: { database: DatabaseServer; clock: Clock },
  request: RejectRequest,
): Promise<Decided> {
  const { submissionId, reviewer, code, note } = request
  return deps.database.transaction(async (tx) => {
    const found = await findForReview(tx, { submissionId, brandId: brandOf(reviewer) })
    if (found === undefined) throw new SubmissionNotFound()
    requirePending(await lockSubmissionRow(tx, submissionId))

    await recordRejection(tx, request, { reason: reasonOf(code, note), at: deps.clock.now() })
    return { id: submissionId, status: 'rejected' }
  })
}

/** The rejection with its review and its traces; the caller has locked the pending submission. */
export async function recordRejection(
  tx: Transaction,
  request: Omit<RejectRequest, 'note'>,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const { submissionId, reviewer, code } = request
  const actorUserId = userOf(reviewer)
  await markRejected(tx, { submissionId, at, code, reason })
  await insertReview(tx, {
    id: newId(),
    submissionId,
    reviewerUserId: actorUserId,
    action: 'reject',
    notes: reason,
    at,
  })
  await recordMove(tx, {
    submissionId,
    from: 'pending',
    to: 'rejected',
    actor: reviewer.kind,
    actorUserId,
    note: reason,
    at,
  })
  await auditDecision(tx, request, { status: 'rejected', code })
}

function reasonOf(code: RejectionCode, note: string | null): string {
  if (note === null || note === '') return rejectionSentences[code]
  return code === 'other' ? note : `${rejectionSentences[code]} ${note}`
}
