import type { Platform } from '@permille/contract/enums'
import type { CampaignId, CreatorId, SocialAccountId } from '@permille/contract/ids'
import type { Database } from '../../../platform/database/database.ts'
import { exactlyOne, firstRow } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { PostCounts } from './submission-checks.ts'

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
          FILTER (WHERE submitted_at > ${asked.at}::timestamptz - interval '24 hours'), '{}')
          AS submitted_at
      FROM submissions WHERE creator_id = ${asked.creatorId}`,
  )
}

export interface AccountFigures {
  readonly followerCount: number
  /** Null while the account has fewer than three tracked posts. */
  readonly medianViewCount: number | null
}

/** What a new post of the account is compared with. */
export async function readAccountFigures(
  db: Database,
  account: { creatorId: CreatorId; socialAccountId: SocialAccountId },
): Promise<AccountFigures> {
  const { followerCount, median, posts } = await exactlyOne(
    db,
    sql<{ followerCount: number; median: number | null; posts: number }>`
      SELECT (SELECT follower_count FROM social_accounts WHERE id = ${account.socialAccountId}),
        percentile_disc(0.5) WITHIN GROUP (ORDER BY t.view_count) AS median, count(*) AS posts
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
      WHERE s.creator_id = ${account.creatorId} AND s.social_account_id = ${account.socialAccountId}
        AND s.status IN ('approved', 'locked', 'paid') AND t.last_read_at IS NOT NULL`,
  )
  return { followerCount, medianViewCount: posts < 3 ? null : median }
}
