import { isolate } from '@permille/contract/input/isolate'
import type { RejectionCode } from '@permille/contract/submissions/reasons'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { recordRejection } from '../record-transition.ts'
import {
  type Decided,
  type ReviewRequest,
  requirePending,
  SubmissionNotFound,
  viewerOf,
} from '../review.ts'
import { rejectionSentences } from '../submission.ts'
import { findForReview, lockSubmissionState } from '../submission-store.ts'
import { requireNotFinal } from './require-not-final.ts'

export interface RejectRequest extends ReviewRequest {
  readonly code: RejectionCode
  readonly note: string | null
}

/** pending → rejected, with a reason shown to the creator. */
export function rejectSubmission(
  deps: { database: DatabaseServer; clock: Clock },
  request: RejectRequest,
): Promise<Decided> {
  const { submissionId, reviewer, code, note } = request
  return deps.database.transaction(async (tx) => {
    const found = await findForReview(tx, submissionId, viewerOf(reviewer))
    if (found === undefined) throw new SubmissionNotFound()
    requirePending(await lockSubmissionState(tx, submissionId))
    const at = deps.clock.now()
    await requireNotFinal(tx, submissionId, at)

    await recordRejection(tx, request, { reason: reasonOf(code, note), at })
    return { id: submissionId, status: 'rejected' }
  })
}

/** What the creator reads. */
export function reasonOf(code: RejectionCode, note: string | null): string {
  if (note === null || note === '') return rejectionSentences[code]
  return code === 'other' ? note : `${rejectionSentences[code]} ${isolate(note)}`
}
