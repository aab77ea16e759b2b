import {
  type OAuthTokens,
  PlatformUnavailable,
  ReconnectNeeded,
} from '#integrations/social-platform.ts'
import { addSeconds } from '#platform/clock.ts'
import { isExpectedError } from '#platform/errors/errors.ts'
import { accessTokenFor } from './access-token.ts'
import { openTokens } from './account-tokens.ts'
import type { AccessTokenDeps, ConnectionDeps } from './connection-deps.ts'
import { findAccount } from './connection-store.ts'
import type { SocialAccount } from './social-account.ts'
import { eraseTokens, listDroppableGrants, postponeDrop } from './token-store.ts'

const grantsPerRun = 100
const retrySeconds = 900

type Deps = AccessTokenDeps & Pick<ConnectionDeps, 'log'>

/**
 * Ends the grants of removed accounts: revokes them at the platform, then erases them here, as soon as none of
 * the account's posts is tracked. One that cannot be revoked keeps its tokens and is retried later.
 */
export async function revokeGrants(deps: Deps, stop?: AbortSignal): Promise<void> {
  const at = deps.clock.now()
  for (const account of await listDroppableGrants(deps.database, { at, max: grantsPerRun })) {
    stop?.throwIfAborted()
    await dropGrant(deps, account)
  }
}

async function dropGrant(deps: Deps, account: SocialAccount): Promise<void> {
  const { id: accountId } = account
  try {
    const { accessToken } = await endGrant(deps, account)
    const seen = { accountId, sealedAccessToken: accessToken ?? '' }
    await deps.database.transaction((tx) => eraseTokens(tx, seen))
  } catch (error) {
    const level = isExpectedError(error) ? 'warn' : 'error'
    deps.log[level]({ err: error, accountId }, 'a grant could not be revoked; will retry')
    const retryAt = addSeconds(deps.clock.now(), retrySeconds)
    await deps.database.transaction((tx) => postponeDrop(tx, { accountId, retryAt }))
  }
}

/** Returns the account with the tokens that are left of the grant; throws while it may live on. */
async function endGrant(deps: Deps, account: SocialAccount): Promise<SocialAccount> {
  const connection = deps.platforms.get(account.platform)?.connection
  if (connection?.kind !== 'oauth' || connection.revoke === null) return account
  const endsAt = account.refreshTokenExpiresAt ?? account.tokenExpiresAt
  if (endsAt !== null && endsAt < deps.clock.now()) return account
  // A refresh would mistake tokens that no key decrypts for a lost grant.
  openTokens(deps.encryption, account)
  const { revoke } = connection
  const first = await revokeFresh(deps, account, revoke)
  if (first !== 'refused') return first
  // It may have expired at the platform alone: one more try with a refreshed one.
  const second = await revokeFresh(deps, { ...account, tokenExpiresAt: deps.clock.now() }, revoke)
  if (second !== 'refused') return second
  throw new PlatformUnavailable(account.platform, { reason: 'it refuses to revoke a new token' })
}

type Revoke = (tokens: OAuthTokens) => Promise<void>

/**
 * Revokes with a token that has not expired, refreshed if necessary. A refused refresh shows that the grant has
 * ended; a refused token does not.
 */
async function revokeFresh(
  deps: Deps,
  account: SocialAccount,
  revoke: Revoke,
): Promise<SocialAccount | 'refused'> {
  try {
    // A withdrawn permission, too, leaves a grant to revoke.
    await accessTokenFor(deps, { ...account, needsReconnectAt: null })
  } catch (error) {
    if (error instanceof ReconnectNeeded) return account
    throw error
  }
  const current = (await findAccount(deps.database, account.id)) ?? account
  const tokens = openTokens(deps.encryption, current)
  if (tokens === null || current.removedAt === null) return current
  try {
    await revoke(tokens)
    return current
  } catch (error) {
    if (error instanceof ReconnectNeeded) return 'refused'
    throw error
  }
}
