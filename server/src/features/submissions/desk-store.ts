import type { BrandId } from '@permille/contract/ids'
import { isToReview } from '#features/campaigns/public.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Pending posts that nobody has approved; an index holds only the pending ones. */
export function countPostsToReview(db: Database, brandId: BrandId): Promise<{ count: number }> {
  return exactlyOne(
    db,
    sql<{ count: number }>`SELECT count(*) AS count
      FROM campaigns c JOIN submissions s ON s.campaign_id = c.id
      WHERE c.brand_id = ${brandId} AND ${isToReview}`,
  )
}
