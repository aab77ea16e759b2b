import type { BrandReviews } from '@permille/contract/campaigns/trust'
import type { BrandId } from '@permille/contract/ids'
import { decidedPostsShown } from '@permille/contract/limits'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'

/** A brand's `BrandReviews`, from the one row that the decisions keep. */
export function reviewsOf(brandId: Statement<never>): Statement<never> {
  return sql`(SELECT jsonb_build_object('decidedPosts', approved_count + rejected_count,
      'medianHours', median_hours,
      'approvedPercent', 100 * approved_count / (approved_count + rejected_count),
      'automaticPercent', ceil(100.0 * automatic_count / greatest(approved_count, 1))::int)
    FROM brand_reviews WHERE brand_id = ${brandId}
      AND approved_count + rejected_count >= ${decidedPostsShown})`
}

export interface BrandTrustRow {
  readonly reviews: BrandReviews
  readonly earnedCents: Cents
  readonly campaignCount: number
  readonly since: Date | null
}

/** What creators can learn about a brand; the sums are over its campaigns, a row each. */
export async function readTrust(db: Database, brandId: BrandId): Promise<BrandTrustRow> {
  return await exactlyOne(
    db,
    sql<BrandTrustRow>`SELECT ${reviewsOf(sql`${brandId}`)} AS reviews,
        coalesce(sum(paid_out_cents), 0)::bigint AS earned_cents, count(*) AS campaign_count,
        min(live_at) AS since
      FROM campaigns WHERE brand_id = ${brandId} AND live_at IS NOT NULL`,
  )
}
