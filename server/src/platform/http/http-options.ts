import type { BrandId } from '@permille/contract/ids'
import { callsPerBrandMax, callsPerKeyMax } from '@permille/contract/keys/key-scopes'
import type { Clock } from '../clock.ts'
import type { DatabaseServer } from '../database/database.ts'
import type { WorkerLock } from '../database/worker-lock.ts'
import type { Log } from '../log.ts'
import type { ServedMetrics } from '../watch/metrics.ts'
import type { Actor, KeyActor } from './actor.ts'
import type { ConnectionBounds } from './bound-connections.ts'
import type { FindOtherBrand } from './calls/other-brand.ts'
import type { RawRoute } from './calls/raw-route.ts'
import type { Route } from './calls/route.ts'
import type { ContentSecurity } from './gate/security-headers.ts'
import type { TrustedProxies } from './gate/trusted-proxies.ts'
import type { Member } from './pages/member-pages.ts'
import type { DescribePage } from './pages/page-head.ts'
import type { PlayerOrigins } from './pages/player-pages.ts'
import type { ReadinessChecks } from './readiness.ts'

export interface Session {
  readonly actor: Actor
  readonly sessionHash: Buffer
}

/** Where a key was used from. */
export interface KeyOrigin {
  readonly address: string
  readonly userAgent: string | undefined
  readonly requestId: string
}

export interface HttpServerOptions {
  readonly routes: readonly (Route | RawRoute)[]
  /**
   * Null for a token that is unknown, ended or expired, or whose user is suspended. `brandId` is the brand that the
   * request names.
   */
  readonly authenticate: (token: string, brandId?: BrandId) => Promise<Session | null>
  /** Names the other brand of the person that has what a call did not find. */
  readonly findOtherBrand?: FindOtherBrand
  /**
   * Null for a key that is unknown, revoked or has ended; throws if whoever stands behind it is suspended. Omitted: there
   * are no keys.
   */
  readonly authenticateKey?: (key: string, from: KeyOrigin) => Promise<KeyActor | null>
  readonly database: DatabaseServer
  /** Aborted when a stop begins, although requests are served for a while. */
  readonly stopping?: AbortSignal
  /** Some routes read a replica. */
  readonly hasReplica?: boolean
  /** The process holds idempotency keys under this name. */
  readonly presence: WorkerLock
  readonly clock: Clock
  readonly log: Log
  /** Origins whose pages may write, such as `https://permille.example`. */
  readonly ownOrigins: readonly string[]
  /** Served over https: cookies are Secure and HSTS is sent. */
  readonly isSecure: boolean
  /** The proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: TrustedProxies
  /** Limits for idle connections; omitted: the usual ones. */
  readonly connectionBounds?: ConnectionBounds
  readonly contentSecurity: ContentSecurity
  /** Where posts play instead of at their platforms. */
  readonly playerOrigins?: PlayerOrigins
  /** Folder of the built single-page app. */
  readonly webDir?: string
  /** Support address; the app reads it from its own page. */
  readonly supportEmail?: string | undefined
  /** Where a fork's source is published; by default the build's own archive is offered. */
  readonly sourceUrl?: string | undefined
  /** TikTok finds each in a file at the root, as a proof of whose addresses these are. */
  readonly tiktokSiteCodes?: readonly string[]
  readonly describePage?: DescribePage
  /** The session's user, as `authenticate` would find them. */
  readonly readMember?: (token: string, brandId?: BrandId) => Promise<Member | null>
  /** The stored image with this key, or null. */
  readonly readUpload?: (key: string) => Promise<Buffer | null>
  readonly readiness?: ReadinessChecks
  /** Measured if given; with a token, shown to whoever has it. */
  readonly metrics?: { readonly measured: ServedMetrics; readonly token: string | null }
  readonly limits?: CallLimits
  /** An admin without a second factor may only add one. */
  readonly isAdminFactorRequired?: boolean
}

export interface CallLimits {
  readonly perUserPerMinute: number
  /** Limit for calls, and the same again for pages. */
  readonly perAddressPerMinute: number
  readonly perKeyPerMinute?: number
  /** All of a brand's keys together. */
  readonly perBrandPerMinute?: number
}

export const defaultLimits: Required<CallLimits> = {
  perUserPerMinute: 600,
  perAddressPerMinute: 1200,
  perKeyPerMinute: callsPerKeyMax,
  perBrandPerMinute: callsPerBrandMax,
}
