import type { BrandId, CampaignId, SubmissionId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import {
  type ActivityGroup,
  actionsOfGroup,
  type BrandAction,
  brandActions,
} from '@permille/contract/teams/activity'
import type { MemberRole } from '@permille/contract/teams/scopes'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { plannedForValues, sql, when } from '#platform/database/sql.ts'

export interface ActivityRow extends Listed {
  readonly at: Date
  readonly action: BrandAction
  readonly actor: 'brand' | 'admin' | 'system'
  readonly userId: UserId | null
  readonly userName: string | null
  readonly key: string | null
  readonly campaignId: CampaignId | null
  readonly campaignName: string | null
  readonly postId: SubmissionId | null
  readonly postTitle: string | null
  readonly whom: string | null
  readonly role: MemberRole | null
  readonly amountCents: Cents | null
}

export interface ActivityRequest extends PageRequest {
  readonly brandId: BrandId
  readonly by?: UserId | undefined
  readonly group?: ActivityGroup | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const order = newestFirst(sql`l.at`, sql`l.id`)

/** Newest first; names are looked up for the page's rows only. An admin's notes are no business of the brand. */
export function listActivity(db: Database, request: ActivityRequest): Promise<ActivityRow[]> {
  const { brandId, by, group, from, to } = request
  const actions = group === undefined ? brandActions : actionsOfGroup[group]
  const page = sql<never>`SELECT l.*, ${order.listedAt} FROM audit_log l
    WHERE l.brand_id = ${brandId} AND l.action = ANY(${actions}::text[])
      AND l.actor_kind <> 'creator' AND (l.actor_kind = 'brand' OR l.action <> 'submission.note')
      ${when(by, (userId) => sql`AND l.actor_user_id = ${userId} AND l.actor_kind = 'brand'`)}
      ${when(from, (day) => sql`AND l.at >= (${day}::date::timestamp AT TIME ZONE 'UTC')`)}
      ${when(to, (day) => sql`AND l.at < ((${day}::date + 1)::timestamp AT TIME ZONE 'UTC')`)}
      ${order.after(request)} ${order.cut(request)}`
  return manyRows(
    db,
    plannedForValues(sql<ActivityRow>`SELECT l.id, l.at, l.action, l.actor_kind AS actor,
        CASE WHEN l.actor_kind = 'brand' THEN u.id END AS user_id, u.display_name AS user_name,
        k.name AS key, c.id AS campaign_id,
        CASE WHEN l.object_type IN ('campaign', 'funding') THEN coalesce(c.name, l.after->>'name', l.before->>'name') END AS campaign_name,
        s.id AS post_id, s.title AS post_title, ${whom} AS whom, coalesce(l.after, l.before)->>'role' AS role,
        coalesce(l.after->>'amountCents', l.after->>'totalCents')::bigint AS amount_cents, l.listed_at
      FROM (${page}) l
      LEFT JOIN users u ON u.id = l.actor_user_id
      LEFT JOIN api_keys k ON k.id = l.key_id
      LEFT JOIN campaign_funding f ON l.object_type = 'funding' AND f.id = l.object_id
      LEFT JOIN campaigns c ON c.id = CASE l.object_type WHEN 'campaign' THEN l.object_id ELSE f.campaign_id END
      LEFT JOIN disputes d ON l.object_type = 'dispute' AND d.id = l.object_id
      LEFT JOIN submissions s ON s.id = CASE l.object_type WHEN 'submission' THEN l.object_id ELSE d.submission_id END
      ORDER BY l.at DESC, l.id DESC`),
  )
}

/** Whom entry `l` was about; null where that is nobody, or where they are gone. */
const whom = sql<never>`CASE l.object_type
    WHEN 'creator' THEN (SELECT p.display_name FROM creators r JOIN users p ON p.id = r.user_id WHERE r.id = l.object_id)
    WHEN 'webhook' THEN coalesce(l.after, l.before)->>'name'
    WHEN 'api_key' THEN (SELECT k.name FROM api_keys k WHERE k.id = l.object_id)
    WHEN 'report_link' THEN coalesce(l.after, l.before)->>'name'
    WHEN 'brand' THEN CASE
      WHEN l.action IN ('member.invite', 'member.uninvite') THEN (SELECT i.email FROM brand_invitations i
        WHERE i.id = (coalesce(l.after, l.before)->>'invitationId')::uuid)
      WHEN l.action IN ('member.role', 'member.remove', 'brand.transfer') THEN (SELECT p.display_name FROM users p
        WHERE p.id = (coalesce(l.after->>'ownerUserId', coalesce(l.after, l.before)->>'userId'))::uuid)
    END END`
