import type { FreezeCause } from '@permille/contract/books/ledger'
import type { CampaignId, CreatorId, FreezeId, SubmissionId } from '@permille/contract/ids'
import type { Database } from '../platform/database/database.ts'
import { firstRow } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'

/** Why money is frozen as it is earned; a suspension is of a person and has no freeze of its own. */
export type OpenFreeze =
  | { readonly cause: 'suspended'; readonly freezeId: null }
  | { readonly cause: FreezeCause; readonly freezeId: FreezeId }

/**
 * Why a post's money is frozen for a reason other than its views, if it is (rules §1): a flag is about views.
 * Call it under the creator's lock, which suspending and freezing take.
 */
export async function findFreeze(
  db: Database,
  post: { submissionId: SubmissionId; campaignId: CampaignId; creatorId: CreatorId },
): Promise<OpenFreeze | undefined> {
  return await firstRow(
    db,
    sql<OpenFreeze>`SELECT 'suspended' AS cause, NULL::uuid AS freeze_id
        WHERE is_creator_suspended(${post.creatorId})
      UNION ALL ${freezesOf(post)} LIMIT 1`,
  )
}

/**
 * The same for goodwill. A suspension is about its campaigns' money, which an admin can take back: it does not freeze
 * goodwill, which cannot be withdrawn while it lasts.
 */
export async function findFreezeOfGoodwill(
  db: Database,
  post: { submissionId: SubmissionId; campaignId: CampaignId },
): Promise<OpenFreeze | undefined> {
  return await firstRow(db, sql<OpenFreeze>`${freezesOf(post)} LIMIT 1`)
}

/** The open freezes of a post or its campaign, the oldest first. */
function freezesOf(post: { submissionId: SubmissionId; campaignId: CampaignId }) {
  return sql<never>`(SELECT cause, id AS freeze_id FROM money_freezes
    WHERE (submission_id = ${post.submissionId} OR campaign_id = ${post.campaignId})
      AND closed_at IS NULL AND cause <> 'doubted' AND NOT is_listed
    ORDER BY opened_at, id)`
}
