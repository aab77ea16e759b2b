import type { CampaignId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { plannedForValues, sql } from '#platform/database/sql.ts'

export interface PostStates {
  readonly inReview: number
  readonly approved: number
  readonly rejected: number
}

/** How many posts of these campaigns there are in each state now. */
export function countPostStates(
  db: Database,
  campaignIds: readonly CampaignId[],
): Promise<PostStates> {
  return exactlyOne(
    db,
    plannedForValues(sql<PostStates>`SELECT count(*) FILTER (WHERE status = 'pending') AS in_review,
        count(*) FILTER (WHERE status IN ('approved', 'locked', 'paid')) AS approved,
        count(*) FILTER (WHERE status = 'rejected') AS rejected
      FROM submissions WHERE campaign_id = ANY (${campaignIds}::uuid[])`),
  )
}
