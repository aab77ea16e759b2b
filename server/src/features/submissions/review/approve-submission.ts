import type { SubmissionId } from '@permille/contract/ids'
import { flagEnteredToAccept } from '#features/risk/public.ts'
import { lockRow } from '#money/locks.ts'
import { acceptViews } from '#money/movements/accept-views.ts'
import { payPromised, promiseBonus } from '#money/movements/pay-promised.ts'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { NotAllowed, Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { auditDecision } from '../audit-decision.ts'
import { recordTransition } from '../record-transition.ts'
import {
  type Decided,
  keyOf,
  type ReviewRequest,
  requirePending,
  SubmissionNotFound,
  userOf,
  viewerOf,
} from '../review.ts'
import { type Submission, withinCampaignEnd } from '../submission.ts'
import type { ReviewDeps } from '../submission-deps.ts'
import { submissionApproved } from '../submission-jobs.ts'
import {
  findForReview,
  insertReview,
  lockReviewTerms,
  lockSubmissionState,
  markApproved,
} from '../submission-store.ts'
import { findBar } from './auto-approval-store.ts'
import { dropPendingApprovals } from './pending-approval-store.ts'

interface Approved extends Decided {
  readonly status: 'approved'
  /** It can no longer be undone. */
  readonly approvalFinalAt: null
}

interface ApproveRequest extends ReviewRequest {
  /** Only while a pending approval exists that is final by then, not one given since. */
  readonly finalBy?: Date
}

/** pending → approved; pays the flat bonus and the views so far. Final for the brand (rules §3). */
export function approveSubmission(deps: ReviewDeps, request: ApproveRequest): Promise<Approved> {
  return deps.database.transaction(async (tx) => {
    const { submissionId, reviewer } = request
    const found = await findForReview(tx, submissionId, viewerOf(reviewer))
    if (found === undefined) throw new SubmissionNotFound()
    const { completedAt } = await lockReviewTerms(tx, found.campaignId)
    await lockRow(tx, 'creator', found.creatorId)
    const submission = await lockSubmissionState(tx, submissionId)
    requirePending(submission)
    if (reviewer.kind === 'system') await requireNoBar(tx, submissionId, deps.clock.now())
    await requirePerson(tx, request, deps.clock.now())
    requireKept(request, await dropPendingApprovals(tx, submissionId))

    const at = deps.clock.now()
    const windowEnd = addHours(at, deps.trackingWindowDays * 24)
    const tracksUntil = withinCampaignEnd(windowEnd, completedAt)
    await markApproved(tx, { submissionId, at, tracksUntil })
    await grantBonus(tx, submission, { at, holdHours: deps.earningsHoldHours })
    await flagEnteredToAccept(tx, { submissionId, at })
    await acceptViews(tx, { submissionId, at, holdHours: deps.earningsHoldHours })
    await recordApproval(tx, request, at)
    await auditDecision(tx, request, { status: 'approved' })
    await enqueue(tx, submissionApproved, { payload: { submissionId } })
    return { id: submissionId, status: 'approved', approvalFinalAt: null }
  })
}

/** Finalizes a pending approval only while it exists: not one that was undone, given again since, or whose key was ended in time. */
function requireKept(
  { reviewer, finalBy }: ApproveRequest,
  dropped: Awaited<ReturnType<typeof dropPendingApprovals>>,
): void {
  if (finalBy === undefined) return
  const own = dropped.find(({ reviewerUserId }) => reviewerUserId === userOf(reviewer))
  if (own === undefined || own.isCutOff || own.finalAt > finalBy)
    throw new Rejected('undone', 'It was undone.')
}

/** The system's own limits, read under the locks (rules §3). */
async function requireNoBar(tx: Transaction, submissionId: SubmissionId, at: Date): Promise<void> {
  const { reasons, isUnseen } = await findBar(tx, submissionId, at)
  if (reasons.length > 0) {
    const message = 'An admin must decide on this submission.'
    throw new Rejected('needs-admin', message, { details: { reasons } })
  }
  if (isUnseen) throw new Rejected('post-unseen', 'The system must read this post first.')
}

/** A key approves only what the system would approve too: the rest needs a person's eyes. */
export async function requirePerson(
  tx: Transaction,
  { submissionId, reviewer }: ReviewRequest,
  at: Date,
): Promise<void> {
  if (keyOf(reviewer) === null) return
  const { reasons, needsAdmin } = await findBar(tx, submissionId, at)
  if (reasons.length === 0 && !needsAdmin) return
  const message = 'A person must decide on this post: sign in to approve it.'
  throw new NotAllowed('needs-person', message, { details: { reasons } })
}

/** Promises the bonus, and pays it if the campaign has it; does nothing if it was granted before. */
export async function grantBonus(
  tx: Transaction,
  { id: submissionId, campaignId, flatBonusCents }: Submission,
  grant: { at: Date; holdHours: number },
): Promise<void> {
  if (flatBonusCents === 0) return
  await promiseBonus(tx, submissionId)
  await payPromised(tx, { campaignId, only: [submissionId], ...grant })
}

async function recordApproval(
  tx: Transaction,
  { submissionId, reviewer }: ReviewRequest,
  at: Date,
): Promise<void> {
  const actorUserId = userOf(reviewer)
  await insertReview(tx, {
    id: newId(),
    submissionId,
    reviewerUserId: actorUserId,
    action: 'approve',
    notes: null,
    at,
  })
  await recordTransition(tx, {
    submissionId,
    from: 'pending',
    to: 'approved',
    actor: reviewer.kind,
    actorUserId,
    keyId: keyOf(reviewer),
    note: reviewer.kind === 'system' ? 'Approved automatically at the deadline.' : null,
    at,
  })
}
