import type { CreatorId, SocialAccountId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '../../platform/database/database.ts'
import { manyRows } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'

export interface AccountEarnings {
  readonly accountId: SocialAccountId
  readonly submissionCount: number
  readonly totalViews: number
  readonly totalEarnings: Cents
  readonly lastReadAt: Date | null
}

/**
 * The same posts as in the earnings by campaign. An account that was removed and connected again has new
 * rows of its own; its posts are found by who it is on its platform.
 */
export function readEarningsByAccount(
  db: Database,
  creatorId: CreatorId,
): Promise<AccountEarnings[]> {
  return manyRows(
    db,
    sql<AccountEarnings>`
      SELECT live.id AS account_id, count(*) AS submission_count,
        sum(t.view_count)::bigint AS total_views, sum(t.earned_cents)::bigint AS total_earnings,
        max(t.last_read_at) AS last_read_at
      FROM submission_totals t JOIN submissions s ON s.id = t.submission_id
      JOIN social_accounts a ON a.id = s.social_account_id
      JOIN social_accounts live ON live.user_id = a.user_id AND live.platform = a.platform
        AND live.platform_user_id = a.platform_user_id AND live.removed_at IS NULL
      WHERE t.creator_id = ${creatorId} AND s.approved_at IS NOT NULL
      GROUP BY live.id`,
  )
}
