import type { BrandId, SubmissionId } from '@permille/contract/ids'
import type { Timestamp } from '@permille/contract/shapes'
import { writeAudit } from '#features/accounts/public.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { NotAllowed, Rejected } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/jobs/job.ts'
import {
  keyOf,
  type Reviewer,
  type ReviewRequest,
  requirePending,
  SubmissionNotFound,
  viewerOf,
} from '../review.ts'
import type { Submission } from '../submission.ts'
import type { ApprovalDeps, ReviewDeps } from '../submission-deps.ts'
import { finishApproval } from '../submission-jobs.ts'
import { findForReview, lockSubmissionState } from '../submission-store.ts'
import { approveSubmission, requirePerson } from './approve-submission.ts'
import {
  dropCutOffApprovals,
  dropPendingApproval,
  listFinalApprovals,
  listPendingApprovals,
  type PendingApproval,
  storePendingApproval,
} from './pending-approval-store.ts'

type Person = Exclude<Reviewer, { kind: 'system' }>

interface PersonsRequest extends ReviewRequest {
  readonly reviewer: Person
}

export interface ApprovalDecided {
  readonly id: SubmissionId
  readonly status: 'pending' | 'approved'
  /** Until when it can be undone; null if it is final. */
  readonly approvalFinalAt: Timestamp | null
}

/**
 * A person's approval: stored for as long as it can be undone, and finalized by a job then, even if the browser
 * is closed. Until it is final the post is pending and no money moves (decision 37).
 */
export async function decideApproval(
  deps: ApprovalDeps,
  request: PersonsRequest,
): Promise<ApprovalDecided> {
  const { submissionId } = request
  if (deps.approvalUndoSeconds === 0) return approveSubmission(deps, request)
  return deps.database.transaction(async (tx) => {
    requirePending(await lockForReview(tx, request))
    await requirePerson(tx, request, deps.clock.now())
    await dropCutOffApprovals(tx, submissionId)
    const { finalAt } = await storePendingApproval(tx, approvalUntilFinal(deps, request))
    await enqueue(tx, finishApproval, { payload: { submissionId }, runAt: finalAt })
    const approvalFinalAt = finalAt.toISOString() as Timestamp
    return { id: submissionId, status: 'pending', approvalFinalAt }
  })
}

/** Throws for a submission that is not theirs to review. */
async function lockForReview(
  tx: Transaction,
  { submissionId, reviewer }: PersonsRequest,
): Promise<Submission> {
  const found = await findForReview(tx, submissionId, viewerOf(reviewer))
  if (found === undefined) throw new SubmissionNotFound()
  return await lockSubmissionState(tx, submissionId)
}

function approvalUntilFinal(
  { clock, approvalUndoSeconds }: ApprovalDeps,
  { submissionId, reviewer, requestId }: PersonsRequest,
): PendingApproval {
  const decidedAt = clock.now()
  return {
    submissionId,
    reviewerKind: reviewer.kind,
    reviewerUserId: reviewer.userId,
    keyId: keyOf(reviewer),
    requestId: requestId ?? null,
    decidedAt,
    finalAt: addSeconds(decidedAt, approvalUndoSeconds),
  }
}

/**
 * Undoes the person’s own approval, or else one of their side; others' approvals stay. Does nothing to a
 * pending post without an approval, so that a second click changes nothing.
 */
export function undoApproval(
  deps: Pick<ReviewDeps, 'database' | 'clock'>,
  request: PersonsRequest,
): Promise<{ id: SubmissionId; status: 'pending' }> {
  const { submissionId, reviewer, requestId } = request
  return deps.database.transaction(async (tx) => {
    const submission = await lockForReview(tx, request)
    const { status } = submission
    const listed = await listPendingApprovals(tx, submissionId)
    const approvals = listed.filter(({ isCutOff }) => !isCutOff)
    const kept = ownOrSameSide(approvals, reviewer)
    const isFinal = kept === undefined ? approvals.length > 0 : kept.finalAt <= deps.clock.now()
    if (status !== 'pending' || isFinal) throw approvalFinal(submission)
    if (kept === undefined) return { id: submissionId, status }
    await dropPendingApproval(tx, kept)
    await writeAudit(tx, {
      actor: reviewer,
      action: 'submission.undo-approval',
      objectType: 'submission',
      objectId: submissionId,
      before: { decidedAt: kept.decidedAt, by: kept.reviewerUserId },
      requestId,
    })
    return { id: submissionId, status }
  })
}

function ownOrSameSide(
  approvals: readonly PendingApproval[],
  { userId, kind }: Person,
): PendingApproval | undefined {
  return (
    approvals.find(({ reviewerUserId }) => reviewerUserId === userId) ??
    approvals.find(({ reviewerKind }) => reviewerKind === kind)
  )
}

function approvalFinal({ status, rejectionCode }: Submission): Rejected {
  if (status !== 'rejected') {
    return new Rejected('approval-final', 'This decision is final and can’t be undone.')
  }
  const what = rejectionCode === 'withdrawn' ? 'The creator withdrew this post' : 'It was rejected'
  return new Rejected('approval-final', `${what} in the meantime: there is nothing to undo.`)
}

/**
 * Finalizes the first pending approval whose time to undo is over, and deletes the post's others, so that the
 * post is approved once.
 */
export async function finalizeApproval(
  deps: ReviewDeps,
  submissionId: SubmissionId,
): Promise<void> {
  const at = deps.clock.now()
  const [kept] = await listPendingApprovals(deps.database, submissionId)
  if (kept === undefined || kept.finalAt > at) return
  const { requestId } = kept
  const reviewer = reviewerOf(kept)
  try {
    await approveSubmission(deps, {
      submissionId,
      reviewer,
      requestId: requestId ?? undefined,
      finalBy: at,
    })
  } catch (error) {
    // Undone or decided otherwise in the meantime, and that stays.
    if (!(error instanceof Rejected || error instanceof NotAllowed)) throw error
    await deps.database.transaction((tx) => dropFinal(tx, kept, at))
  }
}

function reviewerOf(kept: PendingApproval & { readonly brandId: BrandId }): Person {
  const { reviewerKind: kind, reviewerUserId: userId, brandId, keyId } = kept
  if (kind === 'admin') return { kind, userId }
  return { kind, userId, brandId, key: keyId && { id: keyId } }
}

/** An approval given again since has its own time to undo. */
async function dropFinal(tx: Transaction, kept: PendingApproval, at: Date): Promise<void> {
  const own = await listPendingApprovals(tx, kept.submissionId)
  const isOver = own.some(
    ({ reviewerUserId, finalAt }) => reviewerUserId === kept.reviewerUserId && finalAt <= at,
  )
  if (isOver) await dropPendingApproval(tx, kept)
}

/** What a job missed, such as one that ran too early by another clock. */
export async function finalizeDueApprovals(deps: ReviewDeps): Promise<void> {
  for (const submissionId of await listFinalApprovals(deps.database, deps.clock.now())) {
    await finalizeApproval(deps, submissionId)
  }
}
