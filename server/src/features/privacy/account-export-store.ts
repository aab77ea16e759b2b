import type { CreatorId, UserId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { type Statement, sql, when } from '#platform/database/sql.ts'
import type { Actor } from '#platform/http/actor.ts'

/** A row of someone's own data; its columns are those of its table, so names are as in the database. */
export type OwnRow = Readonly<Record<string, unknown>> & { readonly id: string }

export interface Section {
  readonly name: string
  /** Each row has an `id`, by which the section is read in pieces. */
  readonly rows: Statement<OwnRow>
}

/** What is kept about a user. Secrets (password, tokens, link hashes) are left out. */
export function sectionsOf(owner: Actor): readonly Section[] {
  return [...sectionsOfUser(owner), ...sectionsOfNotifications(owner), ...sectionsOfRole(owner)]
}

function sectionsOfUser({ userId }: Actor): Section[] {
  return [
    {
      name: 'account',
      rows: sql`SELECT id, role, email, email_proven_at, display_name, avatar_url, created_at,
        kyc_status, suspended_at, suspended_reason, stripe_customer_id
        FROM users WHERE id = ${userId}`,
    },
    {
      name: 'sessions',
      rows: sql`SELECT id, signed_in_at, last_used_at, expires_at, network, user_agent
        FROM sessions WHERE user_id = ${userId}`,
    },
    {
      name: 'passkeys',
      rows: sql`SELECT id, name, created_at, last_used_at FROM passkeys WHERE user_id = ${userId}`,
    },
    {
      name: 'authenticatorApps',
      rows: sql`SELECT user_id AS id, confirmed_at FROM authenticator_apps
        WHERE user_id = ${userId} AND is_confirmed`,
    },
    {
      name: 'actions',
      rows: sql`SELECT a.id, a.at, a.actor_kind, a.action, a.object_type, a.object_id,
        o.network, o.user_agent
        FROM audit_log a LEFT JOIN audit_origins o ON o.audit_id = a.id
        WHERE a.actor_user_id = ${userId} OR a.object_id = ${userId}`,
    },
    {
      name: 'reviewNotes',
      rows: sql`SELECT id, submission_id, side, text, created_at
        FROM review_notes WHERE author_user_id = ${userId}`,
    },
    {
      name: 'savedViews',
      rows: sql`SELECT id, page, name, filters, created_at FROM saved_views
        WHERE user_id = ${userId}`,
    },
    {
      name: 'terms',
      rows: sql`SELECT version AS id, accepted_at FROM terms_acceptances WHERE user_id = ${userId}`,
    },
    {
      name: 'uploads',
      rows: sql`SELECT key AS id, created_at FROM uploads WHERE user_id = ${userId}`,
    },
  ]
}

/** What they were told, and what they wrote to us. */
function sectionsOfNotifications({ userId }: Actor): Section[] {
  return [
    {
      name: 'notifications',
      rows: sql`SELECT id, kind, title, text, path, at, read_at
        FROM notifications WHERE user_id = ${userId}`,
    },
    {
      name: 'notificationPreferences',
      rows: sql`SELECT kind || ':' || channel AS id, kind, channel, is_on
        FROM notification_preferences WHERE user_id = ${userId}`,
    },
    {
      name: 'mails',
      rows: sql`SELECT id, kind, to_address, subject, created_at, sent_at
        FROM mails WHERE user_id = ${userId}`,
    },
    {
      name: 'messages',
      rows: sql`SELECT id, topic, campaign_id, text, created_at, answer, answered_at
        FROM messages WHERE user_id = ${userId}`,
    },
  ]
}

function sectionsOfRole(owner: Actor): Section[] {
  if (owner.kind === 'creator') return sectionsOfCreator(owner)
  return owner.kind === 'brand' ? sectionsOfBrand(owner) : []
}

function sectionsOfCreator({ creatorId, userId }: Actor & { kind: 'creator' }): Section[] {
  const ofMine = sql`(SELECT id FROM submissions WHERE creator_id = ${creatorId})`
  return [
    {
      name: 'profile',
      rows: sql`SELECT id, handle, bio, country, city, timezone, languages, content_categories,
        is_verified, payout_account_status, payout_country, stripe_connect_account_id, created_at
        FROM creators WHERE id = ${creatorId}`,
    },
    {
      name: 'socialAccounts',
      rows: sql`SELECT id, platform, platform_user_id, username, follower_count, scopes,
        verified_at, needs_reconnect_at, removed_at, connected_at
        FROM social_accounts WHERE user_id = ${userId}`,
    },
    {
      name: 'submissions',
      rows: sql`SELECT id, campaign_id, social_account_id, platform, post_url, title, description,
        published_at, status, reason, rejection_code, resubmitted_at, resubmit_changes, submitted_at, approved_at, rejected_at,
        locked_at, lock_reason, paid_at, rate_per_k_views_cents, min_payout_cents,
        max_payout_cents, flat_bonus_cents
        FROM submissions WHERE creator_id = ${creatorId}`,
    },
    ...withBrands(creatorId),
    {
      name: 'readings',
      rows: sql`SELECT id, submission_id, snapshot_time, view_count, like_count, comment_count,
        share_count, source, counted, note
        FROM submission_metrics WHERE submission_id IN ${ofMine}`,
    },
    {
      name: 'earnings',
      rows: sql`SELECT id, submission_id, campaign_id, kind, views_at_snapshot, accrued_cents,
        matures_at, created_at
        FROM earning_accruals WHERE creator_id = ${creatorId}`,
    },
    {
      name: 'payouts',
      rows: sql`SELECT id, number, total_cents, status, reason, stripe_transfer_id, destination,
        created_at, settled_at
        FROM payouts WHERE creator_id = ${creatorId}`,
    },
    {
      name: 'payoutHolds',
      rows: sql`SELECT id, reason, held_at, released_at
        FROM creator_payout_holds WHERE creator_id = ${creatorId}`,
    },
    {
      name: 'payoutDestinations',
      rows: sql`SELECT fingerprint AS id FROM payout_destinations WHERE creator_id = ${creatorId}`,
    },
    {
      name: 'disputes',
      rows: sql`SELECT id, submission_id, reason, status, resolution_notes, created_at
        FROM disputes WHERE opened_by_user_id = ${userId}`,
    },
  ]
}

/** Which brands let a creator in, or keep them out; why is the brand's. */
function withBrands(creatorId: CreatorId): Section[] {
  return [
    {
      name: 'joinedCampaigns',
      rows: sql`SELECT campaign_id AS id, joined_at FROM campaign_joins
        WHERE creator_id = ${creatorId}`,
    },
    {
      name: 'blockedBy',
      rows: sql`SELECT brand_id AS id, created_at FROM creator_blocks
        WHERE creator_id = ${creatorId}`,
    },
  ]
}

/** Of every brand that they own. */
function sectionsOfBrand({ userId }: Actor & { kind: 'brand' }): Section[] {
  const ofMine = sql<never>`(SELECT id FROM brands WHERE owner_user_id = ${userId})`
  return [
    {
      name: 'brand',
      rows: sql`SELECT id, name, logo_url, website, legal_name, billing_address, tax_number,
        created_at FROM brands WHERE owner_user_id = ${userId}`,
    },
    {
      name: 'memberships',
      rows: sql`SELECT brand_id AS id, role, is_muted, added_at FROM brand_members WHERE user_id = ${userId}`,
    },
    {
      name: 'sentBrandInvitations',
      rows: sql`SELECT id, brand_id, email, role, created_at, expires_at, used_at, revoked_at
        FROM brand_invitations WHERE invited_by = ${userId}`,
    },
    ...sectionsOfPrograms(userId, ofMine),
    {
      name: 'reportLinks',
      rows: sql`SELECT id, brand_id, name, campaign_ids, shows_money, shows_creators, since, expires_at, opened_count,
        last_opened_at, created_at, revoked_at FROM report_links WHERE brand_id IN ${ofMine}`,
    },
    {
      name: 'campaigns',
      rows: sql`SELECT id, name, type, category, status, budget_cents,
        reward_rate_per_k_views_cents, min_payout_cents, max_payout_cents, flat_bonus_cents,
        platforms_allowed, available_content_url, content_requirements, funded_cents,
        paid_out_cents, created_at, starts_at, ends_at, live_at, completed_at
        FROM campaigns WHERE brand_id IN ${ofMine}`,
    },
    {
      name: 'blockedCreators',
      rows: sql`SELECT creator_id AS id, reason, created_at FROM creator_blocks
        WHERE brand_id IN ${ofMine}`,
    },
    {
      name: 'payments',
      rows: sql`SELECT id, receipt_number, campaign_id, amount_cents, fee_cents, status,
        stripe_payment_intent_id, card_brand, card_last4, agreed_text, created_at, settled_at
        FROM campaign_funding WHERE brand_id IN ${ofMine}`,
    },
    {
      name: 'refunds',
      rows: sql`SELECT id, campaign_id, funding_id, amount_cents, fee_cents, status,
        stripe_refund_id, created_at, settled_at
        FROM refunds WHERE requested_by = ${userId} OR brand_id IN ${ofMine}
          OR campaign_id IN (SELECT id FROM campaigns WHERE brand_id IN ${ofMine})`,
    },
    {
      name: 'reviews',
      rows: sql`SELECT id, submission_id, action, notes, created_at FROM reviews WHERE reviewer_user_id = ${userId}`,
    },
  ]
}

function sectionsOfPrograms(userId: UserId, ofMine: Statement<never>): Section[] {
  return [
    {
      name: 'apiKeys',
      rows: sql`SELECT id, brand_id, name, prefix, scopes, created_at, expires_at, last_used_at, last_network,
        revoked_at FROM api_keys
        WHERE sponsor_user_id = ${userId} OR brand_id IN ${ofMine}`,
    },
    {
      name: 'webhooks',
      rows: sql`SELECT id, brand_id, name, format, shown_url, types, state, created_at FROM webhook_endpoints
        WHERE brand_id IN ${ofMine}`,
    },
  ]
}

export interface Piece {
  readonly after: string | undefined
  readonly limit: number
}

/** The next rows of a section, by id. */
export async function readSection(
  db: Database,
  { rows }: Section,
  { after, limit }: Piece,
): Promise<OwnRow[]> {
  const found = await manyRows(
    db,
    sql<{ row: OwnRow }>`SELECT to_jsonb(own) AS row FROM (${rows}) own
      WHERE true ${when(after, (id) => sql`AND own.id > ${id}`)}
      ORDER BY own.id LIMIT ${limit}`,
  )
  return found.map(({ row }) => row)
}
