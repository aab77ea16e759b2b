import type { CreatorId, UserId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { PostCounts } from './limit-checks.ts'
import type { CampaignRules } from './submission-checks.ts'

export interface EligibilityRow extends CampaignRules, Pick<PostCounts, 'pending' | 'approved'> {
  readonly isBlocked: boolean
}

/**
 * Live campaigns in which the creator has posts that are not rejected, or whose brand blocked them. Leaves out
 * those that `checkEligibility` passes for anyone below the limits, nearly all of a busy creator's: a check
 * added there must keep its campaigns in here.
 */
export function listEligibilityRows(
  db: Database,
  { userId, creatorId }: { readonly userId: UserId; readonly creatorId: CreatorId },
): Promise<EligibilityRow[]> {
  return manyRows(
    db,
    sql<EligibilityRow>`WITH mine AS MATERIALIZED (
        SELECT campaign_id, count(*) FILTER (WHERE status = 'pending') AS pending,
          count(*) FILTER (WHERE status <> 'pending') AS approved
        FROM submissions WHERE creator_id = ${creatorId} AND status <> 'rejected'
        GROUP BY campaign_id
      ), blocking AS MATERIALIZED (
        SELECT brand_id FROM creator_blocks WHERE creator_id = ${creatorId}
      ), owned AS MATERIALIZED (
        SELECT id FROM brands WHERE owner_user_id = ${userId}
      )
      SELECT c.id, c.status, b.owner_user_id AS brand_owner_user_id,
        c.platforms_allowed::text[] AS platforms_allowed, c.live_at, c.ends_at, c.pending_posts_max,
        c.approved_posts_max, c.creators_max, campaign_places_left(c) AS places_left,
        c.is_invite_only, c.needs_disclosure, coalesce(mine.pending, 0) AS pending,
        coalesce(mine.approved, 0) AS approved,
        c.brand_id IN (SELECT brand_id FROM blocking) AS is_blocked
      FROM campaigns c JOIN brands b ON b.id = c.brand_id
      LEFT JOIN mine ON mine.campaign_id = c.id
      WHERE c.status = 'live' AND (c.id = ANY(ARRAY(SELECT campaign_id FROM mine))
        OR c.brand_id = ANY(ARRAY(SELECT brand_id FROM blocking)))
        AND (c.creators_max IS NULL AND c.ends_at IS NULL
          AND c.brand_id NOT IN (SELECT id FROM owned)
          AND c.brand_id NOT IN (SELECT brand_id FROM blocking)
          AND mine.pending < c.pending_posts_max AND mine.approved < c.approved_posts_max) IS NOT TRUE`,
  )
}
