import type { CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import { writeAudit } from '#features/accounts/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import { recordTransition } from '../record-transition.ts'
import { dropPendingApprovals } from '../review/pending-approval-store.ts'
import { requireNotFinal } from '../review/require-not-final.ts'
import { type Decided, requirePending, SubmissionNotFound } from '../review.ts'
import { findOwnSubmission, lockSubmissionState, markRejected } from '../submission-store.ts'

interface Withdrawal {
  readonly submissionId: SubmissionId
  readonly userId: UserId
  readonly requestId?: string | undefined
}

/**
 * pending → rejected by its creator: nothing was earned, and the post can be submitted again. A decision under
 * way takes the same lock, so that one of the two wins.
 */
export function withdrawPost(
  deps: { database: DatabaseServer; clock: Clock },
  target: Withdrawal & { creatorId: CreatorId },
): Promise<Decided> {
  const { submissionId } = target
  return deps.database.transaction(async (tx) => {
    if ((await findOwnSubmission(tx, target)) === undefined) throw new SubmissionNotFound()
    requirePending(await lockSubmissionState(tx, submissionId))
    const at = deps.clock.now()
    await requireNotFinal(tx, submissionId, at)
    await withdraw(tx, target, at)
    return { id: submissionId, status: 'rejected' }
  })
}

/** The caller has locked the post and found it pending. */
export async function withdraw(tx: Transaction, target: Withdrawal, at: Date): Promise<void> {
  const { submissionId, userId, requestId } = target
  await dropPendingApprovals(tx, submissionId)
  await markRejected(tx, { submissionId, at, code: 'withdrawn', reason })
  const actor = { actor: 'creator', actorUserId: userId } as const
  const step = { submissionId, from: 'pending', to: 'rejected', note: reason, at } as const
  await recordTransition(tx, { ...step, ...actor })
  await writeAudit(tx, {
    actor: { kind: 'creator', userId },
    action: 'submission.withdraw',
    objectType: 'submission',
    objectId: submissionId,
    before: { status: 'pending' },
    after: { status: 'rejected', code: 'withdrawn' },
    requestId,
  })
}

const reason = 'The creator withdrew the post.'
