import type { Platform } from '@permille/contract/enums'
import type { Database } from '../../platform/database/database.ts'
import { exactlyOne, firstRow } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'

/** In any campaign: a post is submitted once, unless it was rejected. */
export async function isPostTaken(
  db: Database,
  post: { platform: Platform; externalPostId: string },
): Promise<boolean> {
  const taken = await firstRow(
    db,
    sql`SELECT 1 FROM submissions WHERE platform = ${post.platform}
      AND external_post_id = ${post.externalPostId} AND status <> 'rejected'`,
  )
  return taken !== undefined
}

/** Null while the account has fewer than three posts that were tracked. */
export async function medianViewCount(
  db: Database,
  account: { creatorId: string; socialAccountId: string },
): Promise<number | null> {
  const { median, posts } = await exactlyOne(
    db,
    sql<{ median: number | null; posts: number }>`
      SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY t.view_count) AS median, count(*) AS posts
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
      WHERE s.creator_id = ${account.creatorId} AND s.social_account_id = ${account.socialAccountId}
        AND s.status IN ('approved', 'locked', 'paid') AND t.last_read_at IS NOT NULL`,
  )
  return posts < 3 ? null : median
}
