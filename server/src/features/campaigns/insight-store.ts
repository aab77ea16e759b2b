import type { ActivityKind } from '@permille/contract/campaigns/campaign-insight'
import type { EditedField } from '@permille/contract/campaigns/campaign-rules'
import type { Platform } from '@permille/contract/enums'
import type { BrandId, CampaignId, CreatorId, UserId } from '@permille/contract/ids'
import { dashboardListLength } from '@permille/contract/limits'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { sql, when } from '#platform/database/sql.ts'

export interface SeenCampaign {
  readonly campaignId: CampaignId
  /** The brand that must own it; any brand for an admin. */
  readonly brandId?: BrandId
  /** Of the brand, whose own acts name nobody; null for a key. */
  readonly userId?: UserId | null
}

const seenBy = ({ brandId }: SeenCampaign) => when(brandId, (id) => sql`AND c.brand_id = ${id}`)

interface Share {
  readonly postCount: number
  readonly viewCount: number
  readonly spentCents: Cents
}

const shares = sql<Share>`count(*) AS post_count, sum(t.view_count)::bigint AS view_count,
  sum(post_cost_cents(t))::bigint AS spent_cents`

function approvedPosts(seen: SeenCampaign) {
  return sql<never>`submissions s JOIN submission_totals t ON t.submission_id = s.id
    JOIN campaigns c ON c.id = s.campaign_id ${seenBy(seen)}
    JOIN creators r ON r.id = s.creator_id JOIN users u ON u.id = r.user_id
    WHERE s.campaign_id = ${seen.campaignId} AND s.status IN ('approved', 'locked', 'paid')`
}

export function isSeen(db: Database, seen: SeenCampaign): Promise<object | undefined> {
  return firstRow(db, sql`SELECT FROM campaigns c WHERE c.id = ${seen.campaignId} ${seenBy(seen)}`)
}

export type PlatformShare = Share & { readonly platform: Platform }

export function sharesOfPlatforms(db: Database, seen: SeenCampaign): Promise<PlatformShare[]> {
  return manyRows(
    db,
    sql<PlatformShare>`SELECT s.platform, ${shares} FROM ${approvedPosts(seen)}
      GROUP BY s.platform ORDER BY view_count DESC, s.platform`,
  )
}

export type CreatorShare = Share & {
  readonly creatorId: CreatorId
  readonly handle: string
  readonly displayName: string
  readonly avatarUrl: string | null
}

export function sharesOfCreators(db: Database, seen: SeenCampaign): Promise<CreatorShare[]> {
  return manyRows(
    db,
    sql<CreatorShare>`SELECT r.id AS creator_id, r.handle, u.display_name, u.avatar_url, ${shares}
      FROM ${approvedPosts(seen)}
      GROUP BY r.id, u.id ORDER BY view_count DESC, r.id LIMIT ${dashboardListLength}`,
  )
}

export interface ActivityRow {
  readonly id: string
  readonly at: Date
  readonly kind: ActivityKind
  readonly actor: 'brand' | 'admin' | 'system'
  readonly by: string | null
  readonly key: string | null
  readonly reason: string | null
  readonly amountCents: Cents | null
  readonly changed: EditedField[]
}

const activityMax = 20

/** To someone of the brand: another one of them, where it was not the reader, and the key that acted. */
function namesOf({ userId }: SeenCampaign) {
  if (userId === undefined) return sql<never>`NULL::text AS by, NULL::text AS key`
  return sql<never>`(SELECT display_name FROM users
      WHERE id = happened.user_id AND happened.actor = 'brand' AND id IS DISTINCT FROM ${userId}::uuid) AS by,
    (SELECT name FROM api_keys WHERE id = happened.key_id) AS key`
}

/** Status changes, edits and payments, newest first; of simultaneous ones the later step comes first. */
export function listActivity(db: Database, seen: SeenCampaign): Promise<ActivityRow[]> {
  return manyRows(
    db,
    sql<ActivityRow>`
      SELECT happened.id, happened.at, happened.kind, happened.actor, ${namesOf(seen)},
        happened.reason, happened.amount_cents, happened.changed
      FROM (
        SELECT 'change-' || x.seq AS id, x.at, x.seq AS place,
          CASE WHEN x.from_status IS NULL THEN 0 ELSE 2 END AS stage, x.actor_kind AS actor,
          x.actor_user_id AS user_id, x.key_id, x.reason,
          NULL::bigint AS amount_cents, ARRAY[]::text[] AS changed,
          CASE WHEN x.from_status IS NULL THEN 'created'
            WHEN cardinality(x.lifted) > 0 AND x.to_status <> 'live' THEN 'lifted'
            WHEN x.from_status = x.to_status THEN 'paused'
            WHEN x.from_status = 'paused' AND x.to_status = 'live' THEN 'resumed'
            ELSE x.to_status::text END AS kind
        FROM campaign_status_changes x WHERE x.campaign_id = ${seen.campaignId}
        UNION ALL
        SELECT 'funding-' || f.id, f.settled_at, 0, 1, 'brand',
          a.actor_user_id, a.key_id, NULL, f.amount_cents, ARRAY[]::text[], 'funded'
        FROM campaign_funding f
        LEFT JOIN LATERAL (SELECT actor_user_id, key_id FROM audit_log
          WHERE object_id = f.id AND action = 'funding.start' LIMIT 1) a ON true
        WHERE f.campaign_id = ${seen.campaignId} AND f.status = 'succeeded'
        UNION ALL
        SELECT 'edit-' || a.id, a.at, 0, 1, a.actor_kind, a.actor_user_id, a.key_id, NULL, NULL,
          ARRAY(SELECT jsonb_object_keys(a.after) ORDER BY 1), 'edited'
        FROM audit_log a WHERE a.object_id = ${seen.campaignId} AND a.action = 'campaign.edit'
      ) happened
      JOIN campaigns c ON c.id = ${seen.campaignId} ${seenBy(seen)}
      ORDER BY happened.at DESC, happened.stage DESC, happened.place DESC LIMIT ${activityMax}`,
  )
}
