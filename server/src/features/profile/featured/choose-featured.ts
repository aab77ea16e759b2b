import type { CreatorId, SubmissionId } from '@permille/contract/ids'
import { lockRow } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { listFeatured, type ShowablePostRow, updateFeatured } from './featured-store.ts'

/**
 * Replaces the posts that come first on a creator's profile. All must be their own and showable: approved, of a
 * proven account. Throws `Rejected` otherwise, and then nothing changes.
 */
export async function chooseFeatured(
  tx: Transaction,
  choice: { creatorId: CreatorId; submissionIds: readonly SubmissionId[] },
): Promise<ShowablePostRow[]> {
  await lockRow(tx, 'creator', choice.creatorId)
  await updateFeatured(tx, choice)
  const featured = await listFeatured(tx, choice.creatorId)
  if (featured.length !== choice.submissionIds.length) {
    throw new Rejected(
      'post-not-showable',
      'Only your own approved posts can be featured. Reload the page and choose again.',
    )
  }
  return featured
}
