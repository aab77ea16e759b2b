import type { CreatorId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { closeSubmission } from './close-submission.ts'
import { lockOpenPosts } from './closed-store.ts'
import { submissionsEnded } from './submission-jobs.ts'
import { lockSubmissionState } from './submission-store.ts'
import { withdraw } from './submit/withdraw-post.ts'

/**
 * Ends every open post of a creator who leaves: those in review are withdrawn, approved ones locked. The
 * caller has locked their campaigns and the creator.
 */
export async function endPosts(
  tx: Transaction,
  leaving: { creatorId: CreatorId; userId: UserId; requestId: string; at: Date },
): Promise<void> {
  const { creatorId, userId, requestId, at } = leaving
  const submissionIds = await lockOpenPosts(tx, creatorId)
  for (const submissionId of submissionIds) {
    const { status } = await lockSubmissionState(tx, submissionId)
    if (status === 'pending') await withdraw(tx, { submissionId, userId, requestId }, at)
    else await closeSubmission(tx, { submissionId, reason: 'deleted', at })
  }
  if (submissionIds.length > 0) await enqueue(tx, submissionsEnded, { payload: { submissionIds } })
}
