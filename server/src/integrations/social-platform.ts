import type { Platform } from '@permille/contract/enums'
import { Rejected, Unavailable } from '../platform/errors/errors.ts'

/** An account as described by the platform. `description` carries the ownership code of YouTube and X. */
export interface AccountFacts {
  readonly platformUserId: string
  readonly username: string
  readonly followerCount: number
  readonly description: string | null
}

/** One reading of one post. A count hidden by the platform is null, never 0. */
export interface PostFacts {
  readonly externalPostId: string
  readonly authorPlatformUserId: string
  readonly title: string | null
  readonly description: string | null
  readonly thumbnailUrl: string | null
  readonly publishedAt: Date | null
  readonly viewCount: number | null
  readonly likeCount: number | null
  readonly commentCount: number | null
  readonly shareCount: number | null
}

export interface OAuthTokens {
  readonly accessToken: string
  readonly refreshToken: string | null
  readonly accessTokenExpiresAt: Date
  readonly refreshTokenExpiresAt: Date | null
  readonly scopes: readonly string[]
}

export interface OAuthGrant {
  readonly account: AccountFacts
  readonly tokens: OAuthTokens
}

/** Whose posts to read, and with which token; YouTube and X need no token of the creator. */
export interface AccountAccess {
  readonly platformUserId: string
  readonly accessToken: string | null
}

/** A post as named by its URL: an id, or a short link that only the platform's host resolves. */
export interface PostReference {
  readonly kind: 'id' | 'short-link'
  readonly value: string
}

export interface UsernameConnection {
  readonly kind: 'username'
  /** Null when the platform has no such account. `username` comes without the @. */
  lookUpAccount(username: string): Promise<AccountFacts | null>
}

export interface OAuthConnection {
  readonly kind: 'oauth'
  /** `codeVerifier` stays here; only its challenge leaves with the browser, where the platform has PKCE. */
  authorizeUrl(request: { state: string; redirectUri: string; codeVerifier: string }): string
  /**
   * Throws `AuthorizationIncomplete` for a used or foreign code, or when a required scope was refused.
   */
  exchangeCode(request: {
    code: string
    redirectUri: string
    codeVerifier: string
  }): Promise<OAuthGrant>
  /** Throws `ReconnectNeeded` when the platform no longer accepts the grant. */
  refreshTokens(tokens: OAuthTokens): Promise<OAuthTokens>
  readAccount(accessToken: string): Promise<AccountFacts>
  /**
   * Ends the grant at the platform; a grant that has already ended is not an error. Null where the platform has
   * no call for it.
   */
  readonly revoke: ((tokens: OAuthTokens) => Promise<void>) | null
}

/** What Permille needs from a social platform. Clients throw the errors below and nothing else. */
export interface SocialPlatform {
  readonly platform: Platform
  readonly connection: UsernameConnection | OAuthConnection
  /**
   * How many ids one `readPosts` call takes at most; `perAccount` when a call cannot mix accounts.
   */
  readonly batch: { readonly size: number; readonly perAccount: boolean }
  /** The post behind a URL, or null when it is not public or not visible to this account. */
  findPost(access: AccountAccess, reference: PostReference): Promise<PostFacts | null>
  /**
   * Keyed by external post id; Instagram's readings have counts only, the rest is null. An id missing from the map is
   * unknown, never 0 views.
   */
  readPosts(
    access: AccountAccess,
    externalPostIds: readonly string[],
  ): Promise<ReadonlyMap<string, PostFacts>>
}

/** The platform failed, throttled us or did not respond. */
export class PlatformUnavailable extends Unavailable {
  constructor(platform: Platform, options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(
      'platform-unavailable',
      `${platform} is not responding right now. Try again in a minute.`,
      {
        details: { platform },
        ...options,
      },
    )
  }
}

/** The creator's grant is expired or revoked: only a new authorisation helps. */
export class ReconnectNeeded extends Rejected {
  constructor(platform: Platform, cause?: unknown) {
    super(
      'reconnect-needed',
      `Your ${platform} connection has expired. Connect the account again.`,
      {
        details: { platform },
        cause,
      },
    )
  }
}

/** The person came back from the platform without what Permille needs. */
export class AuthorizationIncomplete extends Rejected {
  constructor(platform: Platform, cause?: unknown) {
    super(
      'authorization-incomplete',
      `${platform} did not give access to your profile and views. Connect again and allow everything asked for.`,
      { details: { platform }, cause },
    )
  }
}
