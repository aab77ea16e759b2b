import type { SocialAccountId } from '@permille/contract/ids'
import type { OAuthTokens } from '#integrations/social-platform.ts'
import type { Encryption } from '#platform/encryption.ts'
import type { SocialAccount } from './social-account.ts'

/** What the row stores of a grant; the two tokens are ciphertext bound to this row. */
export interface SealedTokens {
  readonly accessToken: string
  readonly refreshToken: string | null
  readonly accessTokenExpiresAt: Date
  readonly refreshTokenExpiresAt: Date | null
  readonly scopes: string
}

type TokenColumn = 'access_token' | 'refresh_token'

function contextOf(accountId: SocialAccountId, column: TokenColumn): string {
  return `social_accounts/${accountId}/${column}`
}

export function sealTokens(
  encryption: Encryption,
  { accountId, tokens }: { accountId: SocialAccountId; tokens: OAuthTokens },
): SealedTokens {
  const { accessToken, refreshToken } = tokens
  return {
    accessToken: encryption.seal(accessToken, contextOf(accountId, 'access_token')),
    refreshToken:
      refreshToken === null
        ? null
        : encryption.seal(refreshToken, contextOf(accountId, 'refresh_token')),
    accessTokenExpiresAt: tokens.accessTokenExpiresAt,
    refreshTokenExpiresAt: tokens.refreshTokenExpiresAt,
    scopes: tokens.scopes.join(','),
  }
}

/** Null for an account without tokens, as on YouTube and X. */
export function openTokens(encryption: Encryption, account: SocialAccount): OAuthTokens | null {
  const { accessToken, refreshToken, tokenExpiresAt } = account
  if (accessToken === null || tokenExpiresAt === null) return null
  return {
    accessToken: encryption.open(accessToken, contextOf(account.id, 'access_token')),
    refreshToken:
      refreshToken === null
        ? null
        : encryption.open(refreshToken, contextOf(account.id, 'refresh_token')),
    accessTokenExpiresAt: tokenExpiresAt,
    refreshTokenExpiresAt: account.refreshTokenExpiresAt,
    scopes: account.scopes?.split(',') ?? [],
  }
}
