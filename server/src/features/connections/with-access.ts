import type { ReconnectReason } from '@permille/contract/connections/connections'
import { type AccountAccess, ReconnectNeeded } from '#integrations/social-platform.ts'
import { accessTokenFor } from './access-token.ts'
import type { AccessTokenDeps } from './connection-deps.ts'
import { findAccount } from './connection-store.ts'
import type { SocialAccount } from './social-account.ts'
import { markGrantGone } from './token-store.ts'

/**
 * Runs `work` with the account's access. If the platform refuses the token, tries a newer one once;
 * without a newer one, marks the account for reconnection and throws `ReconnectNeeded`.
 */
export async function withAccess<T>(
  deps: AccessTokenDeps,
  account: SocialAccount,
  work: (access: AccountAccess) => Promise<T>,
): Promise<T> {
  try {
    return await readAccess(deps, account, work)
  } catch (error) {
    if (!(error instanceof ReconnectNeeded)) throw error
    const current = await findAccount(deps.database, account.id)
    if (current !== undefined && current.accessToken !== account.accessToken) {
      return readAccess(deps, current, work)
    }
    await markForReconnect(deps, account, error.reason)
    throw error
  }
}

async function readAccess<T>(
  deps: AccessTokenDeps,
  account: SocialAccount,
  work: (access: AccountAccess) => Promise<T>,
): Promise<T> {
  const accessToken = await accessTokenFor(deps, account)
  return work({ platformUserId: account.platformUserId, accessToken })
}

async function markForReconnect(
  deps: AccessTokenDeps,
  account: SocialAccount,
  reason: ReconnectReason,
): Promise<void> {
  const { accessToken } = account
  if (accessToken === null) return
  const at = deps.clock.now()
  const seen = { accountId: account.id, sealedAccessToken: accessToken, at, reason }
  await deps.database.transaction((tx) => markGrantGone(tx, seen))
}
