import type { SocialAccountId } from '@permille/contract/ids'
import { lockRows } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { listPendingOf } from './erased-store.ts'
import { recordRejection } from './record-transition.ts'
import { lockSubmissionState } from './submission-store.ts'

const reason = 'The platform’s data about this account was erased at its owner’s request.'

/**
 * Rejects the posts in review of erased accounts, because nothing is left to decide by. They can be submitted
 * again.
 */
export async function rejectErased(
  tx: Transaction,
  { accountIds, at }: { accountIds: readonly SocialAccountId[]; at: Date },
): Promise<void> {
  const pending = await listPendingOf(tx, accountIds)
  const idsOf = <Key extends 'campaignId' | 'creatorId'>(key: Key) =>
    pending.map((each) => each[key])
  await lockRows(tx, 'campaign', idsOf('campaignId'))
  await lockRows(tx, 'creator', idsOf('creatorId'))
  for (const { id: submissionId } of pending) {
    const { status } = await lockSubmissionState(tx, submissionId)
    if (status !== 'pending') continue
    const rejection = { submissionId, reviewer: { kind: 'system' }, code: 'other' } as const
    await recordRejection(tx, rejection, { reason, at })
  }
}
