import type { CampaignId, CreatorId, FreezeId, SubmissionId } from '@permille/contract/ids'
import type { FreezeCause } from '@permille/contract/ledger'
import type { Database } from '../platform/database/database.ts'
import { firstRow } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'

/** Why money is frozen as it is earned; a suspension is of a person and has no freeze of its own. */
export type OpenFreeze =
  | { readonly cause: 'suspended'; readonly freezeId: null }
  | { readonly cause: FreezeCause; readonly freezeId: FreezeId }

/**
 * What freezes the earnings of a post now, if anything (rules §1). Call it under the creator's lock, which
 * suspending and freezing take.
 */
export async function findFreeze(
  db: Database,
  post: { submissionId: SubmissionId; campaignId: CampaignId; creatorId: CreatorId },
): Promise<OpenFreeze | undefined> {
  return await firstRow(
    db,
    sql<OpenFreeze>`SELECT 'suspended' AS cause, NULL::uuid AS freeze_id
        WHERE is_creator_suspended(${post.creatorId})
      UNION ALL
      SELECT cause, freeze_id FROM open_freeze(${post.submissionId}, ${post.campaignId})
      LIMIT 1`,
  )
}
