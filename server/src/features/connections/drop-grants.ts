import { isExpectedError } from '../../platform/errors/errors.ts'
import { openTokens } from './account-tokens.ts'
import type { AccessTokenDeps, ConnectionDeps } from './connection-deps.ts'
import type { SocialAccount } from './social-account.ts'
import { eraseTokens, listDroppableGrants } from './token-store.ts'

const grantsPerRun = 100

type Deps = AccessTokenDeps & Pick<ConnectionDeps, 'log'>

/**
 * Ends the grants of removed accounts: revokes them at the platform, then erases them here, as soon as
 * nothing of the account is tracked. An unreachable platform is tried again at the next run.
 */
export async function dropGrants(deps: Deps): Promise<void> {
  for (const account of await listDroppableGrants(deps.database, grantsPerRun)) {
    if (await isRevoked(deps, account)) await erase(deps, account)
  }
}

async function isRevoked(deps: Deps, account: SocialAccount): Promise<boolean> {
  const connection = deps.platforms.get(account.platform)?.connection
  if (connection?.kind !== 'oauth' || connection.revoke === null) return true
  const endsAt = account.refreshTokenExpiresAt ?? account.tokenExpiresAt
  if (endsAt !== null && endsAt < deps.clock.now()) return true
  try {
    const tokens = openTokens(deps.encryption, account)
    if (tokens !== null) await connection.revoke(tokens)
    return true
  } catch (error) {
    const { id: accountId } = account
    if (isExpectedError(error)) {
      deps.log.warn({ err: error, accountId }, 'a grant could not be revoked; will retry')
      return false
    }
    // No key opens the tokens, so they can be neither used nor revoked.
    deps.log.error({ err: error, accountId }, 'the tokens of a removed account cannot be opened')
    return true
  }
}

async function erase(deps: Deps, account: SocialAccount): Promise<void> {
  const seen = { accountId: account.id, sealedAccessToken: account.accessToken ?? '' }
  await deps.database.transaction((tx) => eraseTokens(tx, seen))
}
