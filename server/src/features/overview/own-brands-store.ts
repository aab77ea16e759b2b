import type { BrandId, UserId } from '@permille/contract/ids'
import { paceDays } from '@permille/contract/limits'
import type { Cents } from '@permille/contract/money'
import type { BrandRole } from '@permille/contract/teams/scopes'
import { compareNames } from '#platform/compare-names.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql, unplanned } from '#platform/database/sql.ts'
import { isToReview } from '../campaigns/public.ts'

export interface OwnBrandRow {
  readonly id: BrandId
  readonly name: string
  readonly logoUrl: string | null
  readonly role: BrandRole
  readonly liveCampaigns: number
  readonly leftCents: Cents
  readonly daysLeft: number | null
  readonly toReview: number
  readonly oldestWaitingAt: Date | null
  readonly spentThisMonthCents: Cents
}

/** Whoever's posts wait longest comes first. A month is one of UTC. */
export async function listOwnBrands(
  db: Database,
  { userId, at, reviewers }: { userId: UserId; at: Date; reviewers: readonly BrandRole[] },
): Promise<OwnBrandRow[]> {
  const rows = await manyRows(
    db,
    sql<OwnBrandRow>`SELECT b.id, b.name, b.logo_url, p.role, c.live_campaigns, c.left_cents,
        pace.days_left, w.to_review, w.oldest_waiting_at, spent.spent_this_month_cents
      FROM brand_people p JOIN brands b ON b.id = p.brand_id
      CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE status = 'live')::integer AS live_campaigns,
          coalesce(sum(campaign_left_cents(campaigns)), 0)::bigint AS left_cents
        FROM campaigns WHERE brand_id = b.id) c
      CROSS JOIN LATERAL (SELECT min(campaign_left_cents(live) / nullif(burn.cents, 0))::integer AS days_left
        FROM campaigns live CROSS JOIN LATERAL (SELECT campaign_burn_cents(live, ${at}, ${paceDays}::int)) AS burn (cents)
        WHERE live.brand_id = b.id AND live.status = 'live') pace
      CROSS JOIN LATERAL (SELECT coalesce(sum(d.cost_cents), 0)::bigint AS spent_this_month_cents
        FROM campaigns JOIN campaign_days d ON d.campaign_id = campaigns.id
          AND d.day >= date_trunc('month', ${unplanned(at, 'timestamptz')} AT TIME ZONE 'UTC')::date
        WHERE campaigns.brand_id = b.id) spent
      CROSS JOIN LATERAL (SELECT count(*)::integer AS to_review, min(s.submitted_at) AS oldest_waiting_at
        FROM campaigns c JOIN submissions s ON s.campaign_id = c.id
        WHERE c.brand_id = b.id AND p.role = ANY (${unplanned(reviewers, 'text[]')}) AND ${isToReview}) w
      WHERE p.user_id = ${userId}
      ORDER BY b.id`,
  )
  return rows.toSorted(
    (one, other) => waitingSince(one) - waitingSince(other) || compareNames(one, other),
  )
}

/** Last where nothing waits. Finite, so that two of those are equal. */
function waitingSince({ oldestWaitingAt }: OwnBrandRow): number {
  return oldestWaitingAt?.getTime() ?? Number.MAX_SAFE_INTEGER
}
