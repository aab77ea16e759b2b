import type { Platform } from '@permille/contract/enums'
import type { CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import { portfolioLength } from '@permille/contract/limits'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql, wholeSql } from '#platform/database/sql.ts'

export interface ShownAccount {
  readonly platform: Platform
  readonly username: string
  readonly followerCount: number
}

/** Proven accounts only, so that no one borrows another's name or followers (rules §8). */
export function listShownAccounts(db: Database, userId: UserId): Promise<ShownAccount[]> {
  return manyRows(
    db,
    sql<ShownAccount>`SELECT platform, username, follower_count FROM social_accounts
      WHERE user_id = ${userId} AND verified_at IS NOT NULL AND removed_at IS NULL
      ORDER BY follower_count DESC, connected_at LIMIT 100`,
  )
}

export interface ShownSubmission {
  readonly id: SubmissionId
  readonly platform: Platform
  readonly postUrl: string
  readonly title: string | null
  readonly thumbnailUrl: string | null
}

/** What anyone may see: posts approved by then, of a proven account. */
export const isShowable = sql`submissions.status IN ('approved', 'locked', 'paid')
  AND submissions.proven_at IS NOT NULL`

/** Featured posts first, then the newest; only approved ones of proven accounts. */
export function listPortfolio(db: Database, creatorId: CreatorId): Promise<ShownSubmission[]> {
  return manyRows(
    db,
    sql<ShownSubmission>`SELECT submissions.id, submissions.platform, submissions.post_url,
        submissions.title, submissions.thumbnail_url
      FROM submissions JOIN creators ON creators.id = submissions.creator_id
      WHERE creators.id = ${creatorId} AND ${isShowable}
      ORDER BY array_position(creators.featured_submission_ids, submissions.id) NULLS LAST,
        submissions.submitted_at DESC, submissions.id DESC
      LIMIT ${wholeSql(portfolioLength)}`,
  )
}

export interface CreatorSums {
  readonly totalViews: number
  readonly earnedCents: Cents
  readonly campaignsCompleted: number
}

/** The views of all days, less those of unproven posts, which are few and found through their accounts. */
export function sumCreator(db: Database, creatorId: CreatorId): Promise<CreatorSums> {
  return exactlyOne(
    db,
    sql<CreatorSums>`SELECT
      (SELECT coalesce(sum(view_count), 0)::bigint FROM creator_days WHERE creator_id = ${creatorId})
        - (SELECT coalesce(sum(t.view_count), 0)::bigint FROM creators
          JOIN social_accounts ON social_accounts.user_id = creators.user_id
          JOIN submissions ON submissions.social_account_id = social_accounts.id
            AND submissions.proven_at IS NULL
          JOIN submission_totals t ON t.submission_id = submissions.id
          WHERE creators.id = ${creatorId}) AS total_views,
      (SELECT coalesce(sum(earned_cents), 0)::bigint FROM creator_totals
        WHERE creator_id = ${creatorId}) AS earned_cents,
      (SELECT count(DISTINCT submissions.campaign_id) FROM submissions
        JOIN campaigns ON campaigns.id = submissions.campaign_id
        WHERE submissions.creator_id = ${creatorId} AND submissions.approved_at IS NOT NULL
          AND ${isShowable} AND campaigns.status = 'completed') AS campaigns_completed`,
  )
}
