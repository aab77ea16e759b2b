import type { Platform } from '@permille/contract/enums'
import type { SocialAccountId, UserId } from '@permille/contract/ids'
import type { AccountFacts } from '#integrations/social-platform.ts'
import { lockRows, shareAndReadRow } from '#money/locks.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { SocialAccount } from './social-account.ts'

export const accountColumns = sql<SocialAccount>`id, user_id, platform, platform_user_id, username, follower_count,
  access_token, refresh_token, token_expires_at,
  tiktok_refresh_expires_at AS refresh_token_expires_at, scopes, verified_at, ownership_code,
  needs_reconnect_at, reconnect_reason, token_refresh_leased_until, removed_at, connected_at`

export interface Identity {
  readonly platform: Platform
  readonly platformUserId: string
}

export function listAccounts(db: Database, userId: UserId): Promise<SocialAccount[]> {
  return manyRows(
    db,
    sql<SocialAccount>`SELECT ${accountColumns} FROM social_accounts
      WHERE user_id = ${userId} AND removed_at IS NULL
      ORDER BY connected_at DESC, id DESC LIMIT 100`,
  )
}

/** Includes removed accounts: their submissions stay tracked. */
export function findAccount(
  db: Database,
  accountId: SocialAccountId,
): Promise<SocialAccount | undefined> {
  return firstRow(
    db,
    sql<SocialAccount>`SELECT ${accountColumns} FROM social_accounts WHERE id = ${accountId}`,
  )
}

export function findOwnAccount(
  db: Database,
  target: { userId: UserId; accountId: SocialAccountId },
): Promise<SocialAccount | undefined> {
  return firstRow(
    db,
    sql<SocialAccount>`SELECT ${accountColumns} FROM social_accounts
      WHERE id = ${target.accountId} AND user_id = ${target.userId} AND removed_at IS NULL`,
  )
}

/** The id of this user's own account with this identity on a platform, proven or not. */
export async function findAuthorAccount(
  db: Database,
  author: { userId: UserId; platform: Platform; platformUserId: string },
): Promise<SocialAccountId | undefined> {
  const row = await firstRow(
    db,
    sql<{ id: SocialAccountId }>`SELECT id FROM social_accounts
      WHERE user_id = ${author.userId} AND platform = ${author.platform}
        AND platform_user_id = ${author.platformUserId} AND removed_at IS NULL`,
  )
  return row?.id
}

/** Serialises claims to one identity until this transaction ends. */
export async function lockIdentity(tx: Transaction, identity: Identity): Promise<void> {
  await exactlyOne(
    tx,
    sql`SELECT pg_advisory_xact_lock(hashtextextended(
      ${`${identity.platform}:${identity.platformUserId}`}, 0))::text`,
  )
}

/** Whether someone else has proven ownership of the account. */
export async function isOwnedByAnother(
  tx: Transaction,
  claim: Identity & { userId: UserId },
): Promise<boolean> {
  const owner = await firstRow(
    tx,
    sql`SELECT 1 FROM social_accounts
      WHERE platform = ${claim.platform} AND platform_user_id = ${claim.platformUserId}
        AND user_id <> ${claim.userId} AND verified_at IS NOT NULL AND removed_at IS NULL`,
  )
  return owner !== undefined
}

export interface UnverifiedAccount extends Pick<SocialAccount, 'id' | 'userId' | 'platform'> {
  readonly facts: AccountFacts
  readonly ownershipCode: string
  readonly at: Date
}

/** Returns nothing if this user has already connected the account. */
export function insertUnverifiedAccount(
  tx: Transaction,
  account: UnverifiedAccount,
): Promise<SocialAccount | undefined> {
  const { facts } = account
  return firstRow(
    tx,
    sql<SocialAccount>`INSERT INTO social_accounts
        (id, user_id, platform, platform_user_id, username, follower_count, ownership_code,
         connected_at)
      VALUES (${account.id}, ${account.userId}, ${account.platform}, ${facts.platformUserId},
        ${facts.username}, ${facts.followerCount}, ${account.ownershipCode}, ${account.at})
      ON CONFLICT (user_id, platform, platform_user_id) WHERE removed_at IS NULL DO NOTHING
      RETURNING ${accountColumns}`,
  )
}

/** Locks everyone's claims to the identity: until this transaction ends nothing is submitted for them. */
export async function lockClaims(tx: Transaction, identity: Identity): Promise<void> {
  await lockRows(
    tx,
    'socialAccount',
    sql`SELECT id FROM social_accounts
      WHERE platform = ${identity.platform} AND platform_user_id = ${identity.platformUserId}`,
  )
}

/** Locks every account that a user has or had: until this transaction ends nothing is submitted for them. */
export async function lockAccountsOf(tx: Transaction, userId: UserId): Promise<void> {
  await lockRows(tx, 'socialAccount', sql`SELECT id FROM social_accounts WHERE user_id = ${userId}`)
}

/** Share-locks the claim: a verification or a removal either came before or waits. */
export function shareLockClaim(
  tx: Transaction,
  accountId: SocialAccountId,
): Promise<{ removedAt: Date | null; evictedAt: Date | null }> {
  return shareAndReadRow(
    tx,
    { kind: 'socialAccount', id: accountId },
    sql<{ removedAt: Date | null; evictedAt: Date | null }>`removed_at, evicted_at`,
  )
}

/** Verifies this user's claims to the identity, including removed ones, and returns the live one. */
export function markVerified(
  tx: Transaction,
  verified: Identity & { userId: UserId; facts: AccountFacts; at: Date },
): Promise<SocialAccount | undefined> {
  return firstRow(
    tx,
    sql<SocialAccount>`WITH verified AS (
        UPDATE social_accounts SET verified_at = ${verified.at}, ownership_code = NULL,
          username = ${verified.facts.username}, follower_count = ${verified.facts.followerCount}
        WHERE user_id = ${verified.userId} AND platform = ${verified.platform}
          AND platform_user_id = ${verified.platformUserId}
          AND verified_at IS NULL AND evicted_at IS NULL
        RETURNING *
      )
      SELECT ${accountColumns} FROM verified WHERE removed_at IS NULL`,
  )
}

/** Ends others' unverified claims for good once someone proves ownership; returns them. */
export async function evictUnverifiedClaims(
  tx: Transaction,
  owner: Identity & { userId: UserId; at: Date },
): Promise<SocialAccountId[]> {
  const rows = await manyRows(
    tx,
    sql<{ id: SocialAccountId }>`UPDATE social_accounts SET evicted_at = ${owner.at},
        removed_at = coalesce(removed_at, ${owner.at})
      WHERE platform = ${owner.platform} AND platform_user_id = ${owner.platformUserId}
        AND user_id <> ${owner.userId} AND verified_at IS NULL AND evicted_at IS NULL
      RETURNING id`,
  )
  return rows.map(({ id }) => id)
}

export async function markRemoved(
  tx: Transaction,
  target: { userId: UserId; accountId: SocialAccountId; at: Date },
): Promise<boolean> {
  const touched = await run(
    tx,
    sql`UPDATE social_accounts SET removed_at = ${target.at}
      WHERE id = ${target.accountId} AND user_id = ${target.userId} AND removed_at IS NULL`,
  )
  return touched === 1
}

/** Every connected account of a user; returns them. */
export async function markAllRemoved(
  tx: Transaction,
  { userId, at }: { userId: UserId; at: Date },
): Promise<SocialAccountId[]> {
  const rows = await manyRows(
    tx,
    sql<{ id: SocialAccountId }>`UPDATE social_accounts SET removed_at = ${at}
      WHERE user_id = ${userId} AND removed_at IS NULL RETURNING id`,
  )
  return rows.map(({ id }) => id)
}

export async function storeFollowers(
  tx: Transaction,
  counted: { accountId: SocialAccountId; followerCount: number },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE social_accounts SET follower_count = ${counted.followerCount}
      WHERE id = ${counted.accountId} AND follower_count <> ${counted.followerCount}`,
  )
}
