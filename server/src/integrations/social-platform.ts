import type { ReconnectReason } from '@permille/contract/connections/connections'
import type { Platform } from '@permille/contract/enums'
import { type OAuthPlatform, permissionsToAllow, platformFacts } from '@permille/contract/platforms'
import { Rejected, type RejectedCode, Unavailable } from '../platform/errors/errors.ts'

/** An account as described by the platform. `description` carries the ownership code of YouTube and X. */
export interface AccountFacts {
  readonly platformUserId: string
  /** The account's app-scoped id, where the platform has one. */
  readonly appUserId?: string
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
  /** Whether it has the platform's paid-partnership label; omitted if the platform does not report it. */
  readonly isLabelledPaid?: boolean
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

/**
 * Keyed by the requested ids; null where the platform says that no visible post has this id.
 * A missing id got no response, which says nothing about its post.
 */
export type ReadPosts = ReadonlyMap<string, PostFacts | null>

/** Whose posts to read, and with which token; YouTube and X need no token of the creator. */
export interface AccountAccess {
  readonly platformUserId: string
  readonly accessToken: string | null
  /**
   * Called before each call to the platform but the first, which was counted; throws if our own limits are used up.
   */
  readonly countMore?: CountMore | undefined
}

export type CountMore = () => Promise<void>

/** A post as named by its URL: an id, or a short link that only the platform's host resolves. */
export interface PostReference {
  readonly kind: 'id' | 'short-link'
  readonly value: string
}

export interface UsernameConnection {
  readonly kind: 'username'
  /** Null if the platform has no such account. `username` is without the @. */
  lookUpAccount(username: string): Promise<AccountFacts | null>
  /** By the id that YouTube's links may have in place of a name. */
  lookUpChannel?(id: string): Promise<AccountFacts | null>
}

/** A platform's notice about a person, signed with the app's secret. */
export interface PlatformNotice {
  /** Only the grant has ended, or everything known from the platform must be erased too. */
  readonly kind: 'grant-ended' | 'erase'
  /** The account's id, or its id for this app alone. */
  readonly userId: string
  readonly at: Date
}

/** A notice as received, before it is verified. */
export interface RawNotice {
  readonly kind: PlatformNotice['kind']
  readonly body: Buffer
  /** TikTok's header; Meta signs inside the body. */
  readonly signature: string
}

export interface OAuthConnection {
  readonly kind: 'oauth'
  /** `codeVerifier` stays on the server; only its challenge goes through the browser, if the platform has PKCE. */
  authorizeUrl(request: { state: string; redirectUri: string; codeVerifier: string }): string
  /** Throws `AuthorizationIncomplete` for a used or foreign code, or when a required scope was refused. */
  exchangeCode(request: {
    code: string
    redirectUri: string
    codeVerifier: string
  }): Promise<OAuthGrant>
  /** Throws `ReconnectNeeded` if the platform no longer accepts the grant. */
  refreshTokens(tokens: OAuthTokens): Promise<OAuthTokens>
  readAccount(accessToken: string): Promise<AccountFacts>
  /**
   * Ends the grant at the platform. Throws `ReconnectNeeded` when it refuses the access token, which may have
   * expired before its grant. Null where the platform has no call for it.
   */
  readonly revoke: ((tokens: OAuthTokens) => Promise<void>) | null
  /** Null for a notice that concerns no grant. Throws `NoticeRefused` unless the platform signed it. */
  readNotice(notice: RawNotice): PlatformNotice | null
}

/** What Permille needs from a social platform. Clients throw only the errors below. */
export interface SocialPlatform {
  readonly platform: Platform
  readonly connection: UsernameConnection | OAuthConnection
  /** How many ids one `readPosts` call takes at most; `perAccount` when a call cannot mix accounts. */
  readonly batch: { readonly size: number; readonly perAccount: boolean }
  /** The post behind a URL, or null when it is not public or not visible to this account. */
  findPost(access: AccountAccess, reference: PostReference): Promise<PostFacts | null>
  /** Instagram's readings have counts only, the rest is null. */
  readPosts(access: AccountAccess, externalPostIds: readonly string[]): Promise<ReadPosts>
}

/**
 * Why a platform cannot be read: it does not respond, rate-limits us, or our quota is used
 * up. The operator has to act if it refuses our keys, has removed the app, requires credits or rejects our request.
 */
export type PlatformTrouble =
  | 'outage'
  | 'throttled'
  | 'quota'
  | 'keys'
  | 'removed'
  | 'credits'
  | 'request'

const troubleSentences: Readonly<Record<PlatformTrouble, (title: string) => string>> = {
  outage: (title) => `${title} is not responding right now. Try again in a minute.`,
  throttled: (title) => `${title} limits how often we may call it. Try again later.`,
  quota: (title) => `We have called ${title} as often as it allows for now. Try again later.`,
  keys: ourSide,
  removed: (title) =>
    `${title} no longer lets us read posts. What your posts there have earned stays yours.`,
  credits: ourSide,
  request: ourSide,
}

function ourSide(title: string): string {
  return `We cannot read ${title} right now. The problem is on our side: our team has been alerted and must fix it, so trying again soon will not help.`
}

const detailCharactersMax = 300

/** The platform failed, throttled or refused us, or did not respond. Says nothing about any post. */
export class PlatformUnavailable extends Unavailable {
  readonly platform: Platform
  readonly trouble: PlatformTrouble
  /** The platform's own words, for admins only. */
  readonly reason: string | null

  constructor(
    platform: Platform,
    options: {
      trouble?: PlatformTrouble
      reason?: string
      retryAfterSeconds?: number
      cause?: unknown
    } = {},
  ) {
    const { trouble = 'outage', reason, ...rest } = options
    const isOurs = ['keys', 'removed', 'credits', 'request'].includes(trouble)
    const sentence = troubleSentences[trouble](platformFacts[platform].title)
    super(isOurs ? 'platform-refuses-us' : 'platform-unavailable', sentence, {
      details: { platform },
      ...rest,
    })
    this.platform = platform
    this.trouble = trouble
    this.reason = reason?.slice(0, detailCharactersMax) ?? null
  }
}

/** The creator's grant is expired, revoked or too narrow: only a new authorisation helps. */
export class ReconnectNeeded extends Rejected {
  readonly reason: ReconnectReason = 'expired'

  constructor(
    platform: Platform,
    cause?: unknown,
    as: { code?: RejectedCode; message?: string } = {},
  ) {
    super(
      as.code ?? 'reconnect-needed',
      as.message ??
        `Your ${platformFacts[platform].title} connection has expired. Connect the account again.`,
      { details: { platform }, cause },
    )
  }
}

/** The creator withdrew a permission that reading views needs. */
export class PermissionWithdrawn extends ReconnectNeeded {
  override readonly reason = 'permission'

  constructor(platform: OAuthPlatform, cause?: unknown) {
    const { title } = platformFacts[platform]
    const message = `${title} no longer lets us see your views. Connect the account again and ${permissionsToAllow[platform]}.`
    super(platform, cause, { code: 'permission-withdrawn', message })
  }
}

/** The platform reports no views for this kind of post, such as one of Instagram's formats. */
export class ViewsNotOffered extends Rejected {
  constructor(platform: Platform, cause?: unknown) {
    const { title } = platformFacts[platform]
    super(
      'post-views-not-offered',
      `${title} does not let us read the views of this kind of post, so they cannot be paid. Submit a post of another kind.`,
      { details: { platform }, cause },
    )
  }
}

/** Instagram has no views of posts from before the account's last switch to professional. */
export class PostBeforeProfessional extends Rejected {
  constructor(cause?: unknown) {
    super(
      'post-before-professional',
      'Instagram shows no views of this post, because it is older than your switch to a professional account. Submit a post published since.',
      { details: { platform: 'instagram' }, cause },
    )
  }
}

/** A notice that the platform did not sign. */
export class NoticeRefused extends Rejected {
  constructor() {
    super('signature-invalid', 'The signature is not valid.')
  }
}

/** The user returned from the platform without granting what Permille needs. */
export class AuthorizationIncomplete extends Rejected {
  constructor(platform: OAuthPlatform, cause?: unknown) {
    super(
      'authorization-incomplete',
      `${platformFacts[platform].title} did not give access to your profile and views. Connect again and allow everything requested.`,
      { details: { platform }, cause },
    )
  }
}

/** The user unticked a permission on the platform's page; nothing is connected. */
export class PermissionRefused extends Rejected {
  constructor(platform: OAuthPlatform) {
    const { title } = platformFacts[platform]
    super(
      `permission-refused-${platform}`,
      `${title} did not let us see your views. Connect again and ${permissionsToAllow[platform]}.`,
      { details: { platform } },
    )
  }
}
