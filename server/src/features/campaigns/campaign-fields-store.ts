import type { CampaignCategory, Platform } from '@permille/contract/enums'
import type { BrandId, CampaignId } from '@permille/contract/ids'
import type { Cents, CentsPerKViews } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'

/** What a brand decides about a campaign. */
export interface CampaignFields {
  readonly name: string
  readonly category: CampaignCategory
  readonly budgetCents: Cents
  readonly rewardRatePerKViewsCents: CentsPerKViews
  readonly minPayoutCents: Cents
  readonly maxPayoutCents: Cents
  readonly flatBonusCents: Cents
  readonly platformsAllowed: readonly Platform[]
  readonly availableContentUrl: string | null
  readonly contentRequirements: string | null
  readonly thumbnailUrl: string | null
  readonly autoApproveAfterHours: number
  readonly pendingPostsMax: number
  readonly approvedPostsMax: number
  readonly creatorsMax: number | null
  readonly isInviteOnly: boolean
  readonly needsDisclosure: boolean
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

export interface CampaignDraft extends CampaignFields {
  readonly id: CampaignId
  readonly brandId: BrandId
  readonly createdAt: Date
}

const fieldColumns = sql<never>`name, category, budget_cents, reward_rate_per_k_views_cents,
  min_payout_cents, max_payout_cents, flat_bonus_cents, platforms_allowed, available_content_url,
  content_requirements, thumbnail_url, auto_approve_after_hours, pending_posts_max,
  approved_posts_max, creators_max, is_invite_only, needs_disclosure, starts_at, ends_at`

function valuesOf(fields: CampaignFields): Statement<never> {
  return sql`${fields.name}, ${fields.category}, ${fields.budgetCents},
    ${fields.rewardRatePerKViewsCents}, ${fields.minPayoutCents}, ${fields.maxPayoutCents},
    ${fields.flatBonusCents}, ${fields.platformsAllowed}::text[]::platform[],
    ${fields.availableContentUrl}, ${fields.contentRequirements}, ${fields.thumbnailUrl},
    ${fields.autoApproveAfterHours}, ${fields.pendingPostsMax}, ${fields.approvedPostsMax},
    ${fields.creatorsMax}, ${fields.isInviteOnly}, ${fields.needsDisclosure},
    ${fields.startsAt}, ${fields.endsAt}`
}

export async function insertDraft(tx: Transaction, draft: CampaignDraft): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO campaigns (id, brand_id, created_at, ${fieldColumns})
      VALUES (${draft.id}, ${draft.brandId}, ${draft.createdAt}, ${valuesOf(draft)})`,
  )
}

/** The campaign must be locked. */
export function findFields(tx: Transaction, campaignId: CampaignId): Promise<CampaignFields> {
  return exactlyOne(
    tx,
    sql<CampaignFields>`SELECT name, category, budget_cents, reward_rate_per_k_views_cents,
        min_payout_cents, max_payout_cents, flat_bonus_cents,
        platforms_allowed::text[] AS platforms_allowed, available_content_url,
        content_requirements, thumbnail_url, auto_approve_after_hours, pending_posts_max,
        approved_posts_max, creators_max, is_invite_only, needs_disclosure, starts_at, ends_at
      FROM campaigns WHERE id = ${campaignId}`,
  )
}

export async function saveFields(
  tx: Transaction,
  campaignId: CampaignId,
  fields: CampaignFields,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE campaigns SET (${fieldColumns}) = ROW (${valuesOf(fields)}) WHERE id = ${campaignId}`,
  )
}
