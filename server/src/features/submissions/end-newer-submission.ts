import type { SubmissionId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { recordRejection } from './record-transition.ts'
import { lockSubmissionState } from './submission-store.ts'
import { listPendingTwins } from './twin-store.ts'

const reason = 'An admin has approved an earlier submission of this post.'

/**
 * Rejects submissions of the same post that are in review, because an older one is approved after all. One
 * that is approved already stays, and the older one cannot be. The caller holds the post.
 */
export async function endNewerSubmission(
  tx: Transaction,
  { submissionId: olderId, at }: { submissionId: SubmissionId; at: Date },
): Promise<void> {
  for (const { id: submissionId } of await listPendingTwins(tx, olderId)) {
    const { status } = await lockSubmissionState(tx, submissionId)
    if (status !== 'pending') continue
    const rejection = { submissionId, reviewer: { kind: 'system' }, code: 'duplicate' } as const
    await recordRejection(tx, rejection, { reason, at })
  }
}
