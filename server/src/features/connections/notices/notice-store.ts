import type { SocialAccountId } from '@permille/contract/ids'
import type { OAuthPlatform } from '@permille/contract/platforms'
import type { PlatformNotice } from '#integrations/social-platform.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

type Noticed = PlatformNotice & { readonly platform: OAuthPlatform }

/** The platform names an account by one of two ids, and times in whole seconds. */
function accountsOf({ platform, userId, at }: Noticed) {
  return sql<never>`platform = ${platform} AND ${userId} IN (platform_user_id, app_user_id)
    AND verified_at < ${at}::timestamptz + interval '1 second'`
}

/** The account's grants have ended; one given since then is left alone. */
export async function endGrants(tx: Transaction, notice: Noticed): Promise<number> {
  return await run(
    tx,
    sql`UPDATE social_accounts SET needs_reconnect_at = coalesce(needs_reconnect_at, ${notice.at}),
        reconnect_reason = coalesce(reconnect_reason, 'expired')
      WHERE ${accountsOf(notice)} AND access_token IS NOT NULL`,
  )
}

/**
 * Erases what is stored about the account from its platform, and removes it. Its id there stays, so that its
 * posts are never paid twice.
 */
export async function eraseAccounts(tx: Transaction, notice: Noticed): Promise<SocialAccountId[]> {
  const rows = await manyRows(
    tx,
    sql<{
      id: SocialAccountId
    }>`UPDATE social_accounts SET username = 'deleted', follower_count = 0,
        access_token = NULL, refresh_token = NULL, token_expires_at = NULL,
        tiktok_refresh_expires_at = NULL, scopes = NULL, token_refresh_leased_until = NULL,
        ownership_code = NULL, removed_at = coalesce(removed_at, ${notice.at})
      WHERE ${accountsOf(notice)} RETURNING id`,
  )
  return rows.map(({ id }) => id)
}

export async function insertErasure(
  tx: Transaction,
  erased: { code: string; platform: OAuthPlatform; accountsCount: number; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO data_erasures (code, platform, accounts_count, erased_at)
      VALUES (${erased.code}, ${erased.platform}, ${erased.accountsCount}, ${erased.at})`,
  )
}

export interface Erasure {
  readonly platform: OAuthPlatform
  readonly accountsCount: number
  readonly erasedAt: Date
}

export function findErasure(db: Database, code: string): Promise<Erasure | undefined> {
  return firstRow(
    db,
    sql<Erasure>`SELECT platform, accounts_count, erased_at FROM data_erasures WHERE code = ${code}`,
  )
}
