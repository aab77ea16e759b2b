import { setTimeout as sleep } from 'node:timers/promises'
import { isOAuthPlatform, type OAuthPlatform } from '@permille/contract/platforms'
import {
  type OAuthConnection,
  type OAuthTokens,
  PermissionWithdrawn,
  PlatformUnavailable,
  ReconnectNeeded,
} from '#integrations/social-platform.ts'
import { addHours, addSeconds } from '#platform/clock.ts'
import type { Encryption } from '#platform/encryption.ts'
import { openTokens, sealTokens } from './account-tokens.ts'
import type { AccessTokenDeps } from './connection-deps.ts'
import { AccountNotFound } from './connection-errors.ts'
import { findAccount } from './connection-store.ts'
import { requirePlatform, type SocialAccount } from './social-account.ts'
import {
  leaseRefresh,
  markGrantGone,
  postponeRefresh,
  type SeenTokens,
  saveRefreshed,
} from './token-store.ts'

// Longer than a client waits for the platform's response.
const leaseSeconds = 30
const retrySeconds = 5
const pauseMs = 150
const pausesMax = 80
const usableSeconds = 60

/** How long before its expiry a token is renewed, in hours: TikTok's lives 2 h, Instagram's 60 days. */
export const refreshMarginHours: Readonly<Record<OAuthPlatform, number>> = {
  tiktok: 1 / 6,
  instagram: 240,
}

/**
 * Returns a valid token; null if the platform needs none of the creator. It is refreshed before it expires, by
 * one caller at a time, and stored before it is used. Throws `ReconnectNeeded`.
 */
export function accessTokenFor(
  deps: AccessTokenDeps,
  account: SocialAccount,
): Promise<string | null> {
  return tokenWithin(deps, account, pausesMax)
}

async function tokenWithin(
  deps: AccessTokenDeps,
  account: SocialAccount,
  pausesLeft: number,
): Promise<string | null> {
  const tokens = openOrReconnect(deps.encryption, account)
  if (tokens === null) return null
  if (account.needsReconnectAt !== null) throw reconnectError(account)
  const { connection } = requirePlatform(deps.platforms, account.platform)
  if (connection.kind !== 'oauth' || !isEnding(account, deps.clock.now())) return tokens.accessToken
  const seen = { accountId: account.id, sealedAccessToken: account.accessToken ?? '' }
  const leasedUntil = await takeLease(deps, seen)
  if (leasedUntil !== null) {
    return refresh(deps, connection, { account, tokens, seen: { ...seen, leasedUntil } })
  }
  if (isUsable(tokens, deps.clock.now())) return tokens.accessToken
  if (pausesLeft === 0) throw new PlatformUnavailable(account.platform)
  await sleep(pauseMs)
  const current = await findAccount(deps.database, account.id)
  if (current === undefined) throw new AccountNotFound()
  return tokenWithin(deps, current, pausesLeft - 1)
}

/** Why an account that is marked for it has to be connected again. */
export function reconnectError({ platform, reconnectReason }: SocialAccount): ReconnectNeeded {
  const isNarrow = reconnectReason === 'permission' && isOAuthPlatform(platform)
  return isNarrow ? new PermissionWithdrawn(platform) : new ReconnectNeeded(platform)
}

/** Tokens that no key decrypts are lost: the creator has to reconnect. */
function openOrReconnect(encryption: Encryption, account: SocialAccount): OAuthTokens | null {
  try {
    return openTokens(encryption, account)
  } catch (error) {
    throw new ReconnectNeeded(account.platform, error)
  }
}

function isEnding({ platform, tokenExpiresAt }: SocialAccount, now: Date): boolean {
  if (tokenExpiresAt === null || !isOAuthPlatform(platform)) return false
  return tokenExpiresAt <= addHours(now, refreshMarginHours[platform])
}

function isUsable(tokens: OAuthTokens, now: Date): boolean {
  return tokens.accessTokenExpiresAt > addSeconds(now, usableSeconds)
}

/** The time until which this caller alone may refresh; null while another one does. */
async function takeLease(deps: AccessTokenDeps, seen: SeenTokens): Promise<Date | null> {
  const at = deps.clock.now()
  const until = addSeconds(at, leaseSeconds)
  const isMine = await deps.database.transaction((tx) => leaseRefresh(tx, { ...seen, at, until }))
  return isMine ? until : null
}

type Leased = SeenTokens & { readonly leasedUntil: Date }

async function refresh(
  deps: AccessTokenDeps,
  connection: OAuthConnection,
  leased: { account: SocialAccount; tokens: OAuthTokens; seen: Leased },
): Promise<string> {
  const { account, seen } = leased
  // TikTok accepts a refresh token once: a caller that stalled leaves it to the one that took over.
  if (deps.clock.now() >= seen.leasedUntil) throw new PlatformUnavailable(account.platform)
  try {
    const tokens = await connection.refreshTokens(leased.tokens)
    const sealed = sealTokens(deps.encryption, { accountId: account.id, tokens })
    await deps.database.transaction((tx) => saveRefreshed(tx, seen, sealed))
    return tokens.accessToken
  } catch (error) {
    return afterFailure(deps, leased, error)
  }
}

/** A lost grant is recorded; during an outage the current token stays in use until it expires. */
async function afterFailure(
  deps: AccessTokenDeps,
  { tokens, seen }: { tokens: OAuthTokens; seen: Leased },
  error: unknown,
): Promise<string> {
  const at = deps.clock.now()
  if (error instanceof ReconnectNeeded) {
    await deps.database.transaction((tx) =>
      markGrantGone(tx, { ...seen, at, reason: error.reason }),
    )
    throw error
  }
  const retryAt = addSeconds(at, retrySeconds)
  await deps.database.transaction((tx) => postponeRefresh(tx, { ...seen, retryAt }))
  if (error instanceof PlatformUnavailable && isUsable(tokens, at)) return tokens.accessToken
  throw error
}
