import type { SubmissionId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { RefusalCodeOf } from '@permille/contract/refusals/refusals'
import { shareLockClaim } from '#features/connections/public.ts'
import { flagEnteredToAccept } from '#features/risk/public.ts'
import { acceptViews } from '#money/movements/accept-views.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { type Reinstated, reinstatePost } from '#money/movements/taken-back/reinstate-post.ts'
import { addHours } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { SubmissionNotFound } from '../review.ts'
import { type Submission, withinCampaignEnd } from '../submission.ts'
import type { ReviewDeps } from '../submission-deps.ts'
import { submissionApproved } from '../submission-jobs.ts'
import { findForReview, lockPost, readCreatorUser, readReviewTerms } from '../submission-store.ts'
import { isPostTaken } from '../submit/check-store.ts'
import { readClaim } from '../submit/resubmit-store.ts'
import { isTakenByReview } from '../twin-store.ts'
import { type AdminAct, auditAct, lockPostForAct, recordSecondDecision } from './admin-act.ts'
import {
  hasCreatorLeft,
  isAtCap,
  markApprovedAgain,
  takesMoreThanPlaces,
} from './approve-again-store.ts'
import { grantBonus } from './approve-submission.ts'
import { findSecondRefusal } from './second-decision.ts'

export interface ApprovedAgain {
  readonly id: SubmissionId
  readonly status: 'approved'
  readonly reinstatedCents: Cents
  readonly goodwillCents: Cents
  readonly waitsCents: Cents
  /** The campaign has one creator more than it has places now. */
  readonly isBeyondPlaces: boolean
}

/**
 * rejected or locked → approved, by an admin (rules §3). What a reversal took back is paid again; then bonus
 * and views by the rules of an approval. A previously approved post keeps its tracking window.
 */
export function approveAgain(deps: ReviewDeps, act: AdminAct): Promise<ApprovedAgain> {
  return deps.database.transaction((tx) => approvePostAgain(tx, deps, act))
}

/** The same in a transaction that does more. One that locks rows before must have held the post. */
export async function approvePostAgain(
  tx: Transaction,
  deps: Omit<ReviewDeps, 'database'>,
  act: AdminAct,
): Promise<ApprovedAgain> {
  const { submissionId } = act
  await shareLockPost(tx, submissionId)
  const { submission, completedAt } = await lockPostForAct(tx, submissionId)
  const at = deps.clock.now()
  const approvedAt = submission.approvedAt ?? at
  const tracksUntil = tracksUntilOf(submission, { ...deps, completedAt, at })
  const refusal = await findApproveAgainRefusal(tx, submission, { tracksUntil, at })
  if (refusal !== undefined) throw refusal

  const isBeyondPlaces = await takesMoreThanPlaces(tx, submissionId)
  const paid = await payAgain(tx, deps, { submission, approvedAt, tracksUntil, at })
  const { status: from } = submission
  await recordSecondDecision(tx, act, { from, to: 'approved', note: act.reason, at })
  const after = { status: 'approved', ...paid, ...(isBeyondPlaces && { isBeyondPlaces }) }
  await auditAct(tx, act, { action: 'submission.approve-again', before: { status: from }, after })
  await enqueue(tx, submissionApproved, { payload: { submissionId } })
  const { fromCampaignCents: reinstatedCents, goodwillCents, waitsCents } = paid
  const done = { reinstatedCents, goodwillCents, waitsCents, isBeyondPlaces }
  return { id: submissionId, status: 'approved', ...done }
}

/** Locks the post, and share-locks its account, before any other row, as a submission does. */
export async function shareLockPost(
  tx: Transaction,
  submissionId: SubmissionId,
): Promise<{ evictedAt: Date | null }> {
  const found = await findForReview(tx, submissionId, { kind: 'any' })
  if (found === undefined) throw new SubmissionNotFound()
  const { evictedAt } = await shareLockClaim(tx, found.socialAccountId)
  await lockPost(tx, found)
  return { evictedAt }
}

async function payAgain(
  tx: Transaction,
  { earningsHoldHours: holdHours }: Pick<ReviewDeps, 'earningsHoldHours'>,
  again: { submission: Submission; approvedAt: Date; tracksUntil: Date; at: Date },
): Promise<Reinstated> {
  const { submission, approvedAt, tracksUntil, at } = again
  const { id: submissionId, campaignId, creatorId } = submission
  const { userId: creatorUserId } = await readCreatorUser(tx, creatorId)
  const order = { submissionId, campaignId, creatorId, creatorUserId, at }
  const paid = await reinstatePost(tx, order)
  await markApprovedAgain(tx, { submissionId, approvedAt, tracksUntil })
  await grantBonus(tx, submission, { at, holdHours })
  if (submission.approvedAt === null) {
    await flagEnteredToAccept(tx, { submissionId, at })
    await acceptViews(tx, { submissionId, at, holdHours })
  } else await settleViews(tx, { dueAgain: [submissionId], at, holdHours })
  return paid
}

/** A previously approved post keeps its window. */
export function tracksUntilOf(
  { approvedAt }: Submission,
  now: { trackingWindowDays: number; completedAt: Date | null; at: Date },
): Date {
  const windowEnd = addHours(approvedAt ?? now.at, now.trackingWindowDays * 24)
  return withinCampaignEnd(windowEnd, now.completedAt)
}

/**
 * Why a dispute about a post cannot be decided by approving it now; the decision and its offer both use this.
 * The same post in review elsewhere does not prevent it, because the approval ends that.
 */
export async function findReopenRefusal(
  db: Database,
  deps: Pick<ReviewDeps, 'trackingWindowDays'>,
  { submissionId, at }: { submissionId: SubmissionId; at: Date },
): Promise<Rejected | undefined> {
  const submission = await findForReview(db, submissionId, { kind: 'any' })
  if (submission === undefined) throw new SubmissionNotFound()
  const { completedAt } = await readReviewTerms(db, submission.campaignId)
  const tracksUntil = tracksUntilOf(submission, { ...deps, completedAt, at })
  const refusal = await findApproveAgainRefusal(db, submission, { tracksUntil, at })
  const isInReview = refusal?.code === 'post-taken' && (await isTakenByReview(db, submission))
  return isInReview ? undefined : refusal
}

/** Why a post cannot be approved again now, or undefined if it can. */
export async function findApproveAgainRefusal(
  db: Database,
  submission: Submission,
  { tracksUntil, at }: { tracksUntil: Date; at: Date },
): Promise<Rejected | undefined> {
  const { evictedAt } = await readClaim(db, submission.socialAccountId)
  if (evictedAt !== null) return conflict('account-lost', accountLost)
  const refusal = findSecondRefusal(submission, 'approve-again')
  if (refusal !== undefined) return refusal
  if (await hasCreatorLeft(db, submission.creatorId)) return conflict('creator-gone', creatorGone)
  if (submission.status === 'rejected') {
    return (await isPostTaken(db, submission)) ? conflict('post-taken', postTaken) : undefined
  }
  if (tracksUntil <= at) return conflict('window-over', windowOver)
  return (await isAtCap(db, submission.id)) ? conflict('cap-reached', capReached) : undefined
}

const accountLost = 'Another creator has verified this account, so its posts cannot be approved.'
const creatorGone = 'Its creator has deleted their account: nothing more can be paid for this post.'
const postTaken = 'The same post has been submitted again since, and that submission is live.'
const windowOver =
  'The tracking window of this post is over, so it would be locked again at once. What it earned stays.'
const capReached =
  'This post has earned the most its campaign pays for one post, so it would be locked again at once.'

function conflict(code: RefusalCodeOf<409>, message: string): Rejected {
  return new Rejected(code, message)
}
