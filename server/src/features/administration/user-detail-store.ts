import type { Platform } from '@permille/contract/enums'
import type {
  BrandId,
  CampaignId,
  CreatorId,
  RefundId,
  SocialAccountId,
  UserId,
} from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { type CreatorBalances, creatorBalances, creatorDebts } from '#money/balances.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { type UserRow, userColumns, userSources } from './user-list-store.ts'

export interface UserDetailRow extends UserRow {
  readonly creatorId: CreatorId | null
  /** The oldest first. */
  readonly brandIds: readonly BrandId[]
  readonly brandNames: readonly string[]
  readonly brandsMax: number
  readonly sessionCount: number
  readonly isEmailProven: boolean
  readonly hasSecondFactor: boolean
}

export function findUser(
  db: Database,
  { userId, now }: { userId: UserId; now: Date },
): Promise<UserDetailRow | undefined> {
  return firstRow(
    db,
    sql<UserDetailRow>`SELECT ${userColumns}, r.id AS creator_id,
        ARRAY(SELECT id FROM brands WHERE owner_user_id = u.id ORDER BY created_at, id) AS brand_ids,
        ARRAY(SELECT name FROM brands WHERE owner_user_id = u.id ORDER BY created_at, id) AS brand_names,
        u.brands_max,
        u.email_proven_at IS NOT NULL AS is_email_proven,
        (EXISTS (SELECT FROM passkeys WHERE user_id = u.id)
          OR EXISTS (SELECT FROM authenticator_apps WHERE user_id = u.id AND is_confirmed))
          AS has_second_factor,
        (SELECT count(*) FROM sessions s WHERE s.user_id = u.id AND s.expires_at > ${now})
          AS session_count
      FROM ${userSources} WHERE u.id = ${userId}`,
  )
}

export interface CreatorMoney extends Omit<CreatorBalances, 'inTransitCents'> {
  readonly id: CreatorId
  readonly earnedCents: Cents
  readonly paidCents: Cents
  /** Taken back after its payout and not recovered, and of it what is still owed. */
  readonly takenBackCents: Cents
  readonly owedCents: Cents
  readonly reviewHoldAt: Date | null
  readonly reviewHoldReason: string | null
  /** In transit, under the name it has in the response. */
  readonly inTransitCents: Cents
  /** The part of the frozen money that their suspension froze. */
  readonly frozenWithAccountCents: Cents
  readonly isFrozenDisputed: boolean
  readonly payoutAccountStatus: 'not_connected' | 'pending' | 'connected' | 'restricted'
  readonly payoutProblem: string | null
  readonly payoutCountry: string | null
}

/** Balances come from the ledger's accounts, so that they add up to the earnings. */
export function readCreatorMoney(db: Database, creatorId: CreatorId): Promise<CreatorMoney> {
  return exactlyOne(
    db,
    sql<CreatorMoney>`
      SELECT c.id, coalesce(k.earned_cents, 0) AS earned_cents,
        coalesce(k.paid_cents, 0) AS paid_cents, b.available_cents, b.maturing_cents, b.frozen_cents,
        b.in_transit_cents, (SELECT coalesce(sum(f.accrued_cents), 0)::bigint
          FROM accrual_freezes f WHERE f.creator_id = c.id AND f.cause = 'suspended')
          AS frozen_with_account_cents,
        EXISTS (SELECT FROM accrual_freezes f JOIN earning_accruals a ON a.id = f.accrual_id
          JOIN disputes d ON d.submission_id = a.submission_id AND d.status = 'open'
          WHERE f.creator_id = c.id AND f.cause = 'suspended') AS is_frozen_disputed,
        owed.taken_back_cents, owed.open_cents AS owed_cents, c.review_hold_at, c.review_hold_reason,
        c.payout_account_status, c.payout_problem, c.payout_country
      FROM creators c LEFT JOIN creator_totals k ON k.creator_id = c.id
      CROSS JOIN LATERAL ${creatorBalances(sql`c.id`)} b
      CROSS JOIN LATERAL ${creatorDebts(sql`c.id`)} owed
      WHERE c.id = ${creatorId}`,
  )
}

export interface ConnectedAccount {
  readonly id: SocialAccountId
  readonly platform: Platform
  readonly username: string
  readonly followerCount: number
  readonly isVerified: boolean
  readonly needsReconnect: boolean
  readonly connectedAt: Date
}

export function listConnectedAccounts(db: Database, userId: UserId): Promise<ConnectedAccount[]> {
  return manyRows(
    db,
    sql<ConnectedAccount>`SELECT id, platform, username, follower_count,
        verified_at IS NOT NULL AS is_verified, needs_reconnect_at IS NOT NULL AS needs_reconnect,
        connected_at
      FROM social_accounts WHERE user_id = ${userId} AND removed_at IS NULL
      ORDER BY connected_at DESC, id DESC LIMIT 100`,
  )
}

export async function countCampaigns(db: Database, brandIds: readonly BrandId[]): Promise<number> {
  const { count } = await exactlyOne(
    db,
    sql<{ count: number }>`SELECT count(*) FROM campaigns
      WHERE brand_id = ANY(${brandIds}::uuid[])`,
  )
  return count
}

export interface BrandDebtRow {
  readonly refundId: RefundId
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly since: Date
  readonly owedCents: Cents
  readonly paidCents: Cents
  readonly writtenOffCents: Cents
}

/** Refunds beyond what their campaign had left, newest first. */
export function listBrandDebts(
  db: Database,
  { brandIds, limit }: { brandIds: readonly BrandId[]; limit: number },
): Promise<BrandDebtRow[]> {
  return manyRows(
    db,
    sql<BrandDebtRow>`SELECT r.id AS refund_id, c.id AS campaign_id, c.name AS campaign_name,
        r.created_at AS since, r.owed_cents, r.owed_paid_cents AS paid_cents,
        r.owed_written_off_cents AS written_off_cents
      FROM refunds r JOIN campaigns c ON c.id = r.campaign_id
      WHERE c.brand_id = ANY(${brandIds}::uuid[]) AND r.owed_cents > 0 AND r.status <> 'failed'
      ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit}`,
  )
}

export interface AdminActionRow {
  readonly at: Date
  readonly action: string
  readonly by: string
  readonly note: string | null
}

/** Signing in, and what a user does to their own account. */
const isSignIn = sql<never>`(l.action LIKE 'user.%sign-in' OR l.action IN ('user.sign-out', 'user.register',
  'user.confirm', 'user.accept-invitation', 'user.change-password', 'user.change-email',
  'user.forget-password', 'user.reset-password', 'user.release-email', 'user.add-app',
  'user.remove-app', 'user.add-passkey', 'user.remove-passkey', 'user.renew-recovery-codes'))`

/** What others did to this user's account, newest first; of their own acts only its deletion. */
export function listActionsOn(db: Database, userId: UserId): Promise<AdminActionRow[]> {
  return manyRows(
    db,
    sql<AdminActionRow>`SELECT l.at, l.action, coalesce(u.display_name, l.actor_kind) AS by,
        coalesce(l.after ->> 'reason', l.before ->> 'reason') AS note
      FROM audit_log l LEFT JOIN users u ON u.id = l.actor_user_id
      WHERE l.object_id = ${userId} AND NOT ${isSignIn}
        AND (l.actor_user_id IS DISTINCT FROM ${userId} OR l.action = 'user.delete')
      ORDER BY l.at DESC, l.id DESC LIMIT 20`,
  )
}

export interface SignInRow {
  readonly at: Date
  readonly action: string
  /** Null once deleted, after 90 days. */
  readonly network: string | null
  readonly userAgent: string | null
}

/** Sign-ins, refusals and credential changes, newest first. */
export function listSignIns(db: Database, userId: UserId): Promise<SignInRow[]> {
  return manyRows(
    db,
    sql<SignInRow>`SELECT l.at, l.action, o.network::text, o.user_agent
      FROM audit_log l LEFT JOIN audit_origins o ON o.audit_id = l.id
      WHERE l.object_id = ${userId} AND ${isSignIn} ORDER BY l.at DESC, l.id DESC LIMIT 20`,
  )
}
