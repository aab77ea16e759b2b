import type { ReconnectReason } from '@permille/contract/connections/connections'
import type { SocialAccountId, UserId } from '@permille/contract/ids'
import type { OAuthPlatform } from '@permille/contract/platforms'
import type { AccountFacts } from '#integrations/social-platform.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { SealedTokens } from './account-tokens.ts'
import { accountColumns, type Identity } from './connection-store.ts'
import type { SocialAccount } from './social-account.ts'

/** This user's row for the identity, even a removed one: its submissions continue with it. */
export async function findOwnIdentity(
  tx: Transaction,
  target: Identity & { userId: UserId },
): Promise<SocialAccountId | undefined> {
  const row = await firstRow(
    tx,
    sql<{ id: SocialAccountId }>`SELECT id FROM social_accounts
      WHERE user_id = ${target.userId} AND platform = ${target.platform}
        AND platform_user_id = ${target.platformUserId}
      ORDER BY removed_at DESC NULLS FIRST LIMIT 1`,
  )
  return row?.id
}

export interface AuthorizedAccount extends Identity {
  readonly platform: OAuthPlatform
  readonly id: SocialAccountId
  readonly userId: UserId
  readonly facts: AccountFacts
  readonly at: Date
}

/** Columns that repeat the platform's own id of the account. */
const ownIdColumns = {
  tiktok: sql<never>`tiktok_open_id`,
  instagram: sql<never>`instagram_business_account_id`,
} satisfies Record<OAuthPlatform, unknown>

export async function insertAuthorized(
  tx: Transaction,
  account: AuthorizedAccount,
  tokens: SealedTokens,
): Promise<void> {
  const { platform, platformUserId, facts } = account
  await run(
    tx,
    sql`INSERT INTO social_accounts (id, user_id, platform, platform_user_id, username,
        follower_count, access_token, refresh_token, token_expires_at, tiktok_refresh_expires_at,
        scopes, ${ownIdColumns[platform]}, app_user_id, verified_at, connected_at)
      VALUES (${account.id}, ${account.userId}, ${platform}, ${platformUserId}, ${facts.username},
        ${facts.followerCount}, ${tokens.accessToken}, ${tokens.refreshToken},
        ${tokens.accessTokenExpiresAt}, ${tokens.refreshTokenExpiresAt}, ${tokens.scopes},
        ${platformUserId}, ${facts.appUserId ?? null}, ${account.at}, ${account.at})`,
  )
}

/** Stores a new authorisation of an account that was connected before. */
export async function renewAuthorized(
  tx: Transaction,
  account: AuthorizedAccount,
  tokens: SealedTokens,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE social_accounts SET username = ${account.facts.username},
        follower_count = ${account.facts.followerCount},
        app_user_id = ${account.facts.appUserId ?? null},
        access_token = ${tokens.accessToken}, refresh_token = ${tokens.refreshToken},
        token_expires_at = ${tokens.accessTokenExpiresAt},
        tiktok_refresh_expires_at = ${tokens.refreshTokenExpiresAt}, scopes = ${tokens.scopes},
        verified_at = ${account.at}, needs_reconnect_at = NULL, reconnect_reason = NULL,
        token_refresh_leased_until = NULL,
        connected_at = CASE WHEN removed_at IS NULL THEN connected_at ELSE ${account.at} END,
        removed_at = NULL
      WHERE id = ${account.id}`,
  )
}

/** The tokens as they were read; a row whose tokens have changed since is left alone. */
export interface SeenTokens {
  readonly accountId: SocialAccountId
  readonly sealedAccessToken: string
}

/** Whether this caller may refresh now. A lease expires, so that a crash blocks no one. */
export async function leaseRefresh(
  tx: Transaction,
  seen: SeenTokens & { at: Date; until: Date },
): Promise<boolean> {
  const touched = await run(
    tx,
    sql`UPDATE social_accounts SET token_refresh_leased_until = ${seen.until}
      WHERE id = ${seen.accountId} AND access_token = ${seen.sealedAccessToken}
        AND (token_refresh_leased_until IS NULL OR token_refresh_leased_until < ${seen.at})`,
  )
  return touched === 1
}

export async function saveRefreshed(
  tx: Transaction,
  seen: SeenTokens,
  tokens: SealedTokens,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE social_accounts SET access_token = ${tokens.accessToken},
        refresh_token = ${tokens.refreshToken}, token_expires_at = ${tokens.accessTokenExpiresAt},
        tiktok_refresh_expires_at = ${tokens.refreshTokenExpiresAt},
        needs_reconnect_at = NULL, reconnect_reason = NULL, token_refresh_leased_until = NULL
      WHERE id = ${seen.accountId} AND access_token = ${seen.sealedAccessToken}`,
  )
}

/** The platform did not respond: no retry before `retryAt`, unless another caller is already trying. */
export async function postponeRefresh(
  tx: Transaction,
  seen: SeenTokens & { leasedUntil: Date; retryAt: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE social_accounts SET token_refresh_leased_until = ${seen.retryAt}
      WHERE id = ${seen.accountId} AND access_token = ${seen.sealedAccessToken}
        AND token_refresh_leased_until = ${seen.leasedUntil}`,
  )
}

/** The grant is lost. Affects neither tokens stored since nor another caller's lease. */
export async function markGrantGone(
  tx: Transaction,
  seen: SeenTokens & { at: Date; reason: ReconnectReason },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE social_accounts SET needs_reconnect_at = coalesce(needs_reconnect_at, ${seen.at}),
        reconnect_reason = coalesce(reconnect_reason, ${seen.reason})
      WHERE id = ${seen.accountId} AND access_token = ${seen.sealedAccessToken}`,
  )
}

/** Connected accounts whose access ends soon and that no one else may be reading. */
export async function listEndingGrants(db: Database, before: Date): Promise<SocialAccountId[]> {
  const rows = await manyRows(
    db,
    sql<{ id: SocialAccountId }>`SELECT id FROM social_accounts
      WHERE platform = 'instagram' AND token_expires_at < ${before}
        AND needs_reconnect_at IS NULL AND removed_at IS NULL
      ORDER BY token_expires_at LIMIT 100`,
  )
  return rows.map((row) => row.id)
}

/**
 * Removed accounts that still have tokens, without tracked submissions or ones that could become tracked.
 * Untried ones come first, then those tried longest ago.
 */
export async function listDroppableGrants(
  db: Database,
  request: { at: Date; max: number },
): Promise<SocialAccount[]> {
  return await manyRows(
    db,
    sql<SocialAccount>`SELECT ${accountColumns} FROM social_accounts
      WHERE removed_at IS NOT NULL AND access_token IS NOT NULL
        AND (token_refresh_leased_until IS NULL OR token_refresh_leased_until < ${request.at})
        AND NOT EXISTS (SELECT FROM creators c JOIN submissions s ON s.creator_id = c.id
          WHERE c.user_id = social_accounts.user_id AND s.social_account_id = social_accounts.id
            AND s.status IN ('pending', 'approved'))
      ORDER BY token_refresh_leased_until NULLS FIRST, removed_at LIMIT ${request.max}`,
  )
}

/** The grant of a removed account could not be ended: no one uses its tokens before `retryAt`. */
export async function postponeDrop(
  tx: Transaction,
  drop: { accountId: SocialAccountId; retryAt: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE social_accounts SET token_refresh_leased_until = ${drop.retryAt}
      WHERE id = ${drop.accountId} AND removed_at IS NOT NULL`,
  )
}

/** Does nothing if the account was reconnected since, with new tokens. */
export async function eraseTokens(tx: Transaction, seen: SeenTokens): Promise<boolean> {
  const touched = await run(
    tx,
    sql`UPDATE social_accounts SET access_token = NULL, refresh_token = NULL,
        token_expires_at = NULL, tiktok_refresh_expires_at = NULL, scopes = NULL,
        token_refresh_leased_until = NULL
      WHERE id = ${seen.accountId} AND access_token = ${seen.sealedAccessToken}
        AND removed_at IS NOT NULL`,
  )
  return touched === 1
}

/** Accounts whose tokens are sealed with another key, by id; those being refreshed come later. */
export async function listSealedOtherwise(
  db: Database,
  request: { keyId: string; afterId: SocialAccountId | null; at: Date; max: number },
): Promise<SocialAccount[]> {
  const ours = `${request.keyId}.%`
  return await manyRows(
    db,
    sql<SocialAccount>`SELECT ${accountColumns} FROM social_accounts
      WHERE (access_token NOT LIKE ${ours} OR refresh_token NOT LIKE ${ours})
        AND (token_refresh_leased_until IS NULL OR token_refresh_leased_until < ${request.at})
        AND (${request.afterId}::uuid IS NULL OR id > ${request.afterId}::uuid)
      ORDER BY id LIMIT ${request.max}`,
  )
}

export async function countSealedOtherwise(db: Database, keyId: string): Promise<number> {
  const ours = `${keyId}.%`
  const { count } = await exactlyOne(
    db,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM social_accounts
      WHERE access_token NOT LIKE ${ours} OR refresh_token NOT LIKE ${ours}`,
  )
  return count
}

/** Stores the same tokens under another key; false if they changed or are being refreshed. */
export async function replaceSealed(
  tx: Transaction,
  seen: SeenTokens & { at: Date },
  tokens: Pick<SealedTokens, 'accessToken' | 'refreshToken'>,
): Promise<boolean> {
  const touched = await run(
    tx,
    sql`UPDATE social_accounts SET access_token = ${tokens.accessToken},
        refresh_token = ${tokens.refreshToken}
      WHERE id = ${seen.accountId} AND access_token = ${seen.sealedAccessToken}
        AND (token_refresh_leased_until IS NULL OR token_refresh_leased_until < ${seen.at})`,
  )
  return touched === 1
}
