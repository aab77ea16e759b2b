import type { AuditAction } from '@permille/contract/administration/audit-actions'
import type { SubmissionId, UserId } from '@permille/contract/ids'
import { writeAudit } from '#features/accounts/public.ts'
import { lockRow } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { newId } from '#platform/ids.ts'
import { recordTransition } from '../record-transition.ts'
import { SubmissionNotFound } from '../review.ts'
import type { StatusChange, Submission } from '../submission.ts'
import {
  findForReview,
  insertReview,
  lockReviewTerms,
  lockSubmissionState,
} from '../submission-store.ts'

/** What an admin does to a post after its decision. */
export interface AdminAct {
  readonly submissionId: SubmissionId
  readonly adminUserId: UserId
  /** In the admin's words; creator and brand read it. */
  readonly reason: string
  readonly requestId: string
}

/** Locks the post after its campaign and its creator. */
export async function lockPostForAct(
  tx: Transaction,
  submissionId: SubmissionId,
): Promise<{ submission: Submission; completedAt: Date | null }> {
  const found = await findForReview(tx, submissionId, { kind: 'any' })
  if (found === undefined) throw new SubmissionNotFound()
  const { completedAt } = await lockReviewTerms(tx, found.campaignId)
  await lockRow(tx, 'creator', found.creatorId)
  return { submission: await lockSubmissionState(tx, submissionId), completedAt }
}

/** Records a second decision in the reviews and the history. */
export async function recordSecondDecision(
  tx: Transaction,
  act: AdminAct,
  change: Pick<StatusChange, 'from' | 'at'> & { to: 'approved' | 'rejected'; note: string },
): Promise<void> {
  const { submissionId, adminUserId } = act
  await insertReview(tx, {
    id: newId(),
    submissionId,
    reviewerUserId: adminUserId,
    action: change.to === 'approved' ? 'approve' : 'reject',
    notes: change.note,
    at: change.at,
  })
  const by = { actor: 'admin', actorUserId: adminUserId } as const
  await recordTransition(tx, { ...change, ...by, submissionId })
}

export async function auditAct(
  tx: Transaction,
  act: AdminAct,
  entry: { action: AuditAction; before?: object; after: object },
): Promise<void> {
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: act.adminUserId },
    objectType: 'submission',
    objectId: act.submissionId,
    ...entry,
    after: { reason: act.reason, ...entry.after },
    requestId: act.requestId,
  })
}
