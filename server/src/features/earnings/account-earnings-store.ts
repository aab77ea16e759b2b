import type { CreatorId, SocialAccountId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface AccountEarnings {
  readonly accountId: SocialAccountId
  readonly submissionCount: number
  readonly totalViews: number
  readonly totalEarnings: Cents
  readonly lastReadAt: Date | null
}

/**
 * The same posts as in the earnings by campaign, summed before their few accounts are looked up. An account
 * that was removed and reconnected has a new row; its posts are matched by its identity on the platform.
 */
export function readEarningsByAccount(
  db: Database,
  creatorId: CreatorId,
): Promise<AccountEarnings[]> {
  return manyRows(
    db,
    sql<AccountEarnings>`
      SELECT live.id AS account_id, sum(earned.post_count)::bigint AS submission_count,
        sum(earned.view_count)::bigint AS total_views, sum(earned.cents)::bigint AS total_earnings,
        max(earned.last_read_at) AS last_read_at
      FROM (
        SELECT s.social_account_id, count(*) AS post_count, sum(t.view_count) AS view_count,
          sum(t.earned_cents) AS cents, max(t.last_read_at) AS last_read_at
        FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
        WHERE s.creator_id = ${creatorId} AND s.approved_at IS NOT NULL
        GROUP BY s.social_account_id
      ) earned
      CROSS JOIN LATERAL (
        SELECT other.id FROM social_accounts a JOIN social_accounts other
          ON other.user_id = a.user_id AND other.platform = a.platform
          AND other.platform_user_id = a.platform_user_id AND other.removed_at IS NULL
        WHERE a.id = earned.social_account_id LIMIT 1
      ) live
      GROUP BY live.id`,
  )
}
