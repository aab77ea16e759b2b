import type { Platform } from '@permille/contract/enums'
import type { CampaignId, CreatorId, SubmissionId } from '@permille/contract/ids'
import type { Database } from '../../../platform/database/database.ts'
import { exactlyOne, firstRow } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'
import { type PostCounts, submitWindowHours } from './submission-checks.ts'

/**
 * In any campaign: a post submitted by a proven account is taken for everyone, one from an unproven
 * account for its creator only. A rejected submission reserves nothing (rules §3).
 */
export async function isPostTaken(
  db: Database,
  post: { platform: Platform; externalPostId: string; creatorId: CreatorId },
): Promise<boolean> {
  const taken = await firstRow(
    db,
    sql`SELECT 1 FROM submissions WHERE platform = ${post.platform}
      AND external_post_id = ${post.externalPostId} AND status <> 'rejected'
      AND (proven_at IS NOT NULL OR creator_id = ${post.creatorId})`,
  )
  return taken !== undefined
}

/** Its creator disputes a decision about it: an admin decides about that first. */
export async function isDisputed(db: Database, submissionId: SubmissionId): Promise<boolean> {
  const open = await firstRow(
    db,
    sql`SELECT 1 FROM disputes WHERE submission_id = ${submissionId} AND status = 'open'`,
  )
  return open !== undefined
}

/** Exact only under the creator's lock; without it, an estimate for previews. */
export async function countPosts(
  db: Database,
  asked: { campaignId: CampaignId; creatorId: CreatorId; at: Date },
): Promise<PostCounts> {
  return await exactlyOne(
    db,
    sql<PostCounts>`SELECT
        count(*) FILTER (WHERE campaign_id = ${asked.campaignId} AND status = 'pending') AS pending,
        count(*) FILTER (WHERE campaign_id = ${asked.campaignId}
          AND status IN ('approved', 'locked', 'paid')) AS approved,
        coalesce(array_agg(submitted_at ORDER BY submitted_at)
          FILTER (WHERE submitted_at > ${asked.at}::timestamptz - make_interval(hours => ${submitWindowHours})), '{}')
          AS submitted_at
      FROM submissions WHERE creator_id = ${asked.creatorId}`,
  )
}
