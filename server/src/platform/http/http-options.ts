import type { Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { DatabaseServer } from '../database/database.ts'
import type { Presence } from '../database/presence.ts'
import type { Log } from '../log.ts'
import type { Actor } from './actor.ts'
import type { RawRoute } from './calls/raw-route.ts'
import type { Route } from './calls/route.ts'
import type { ContentSecurity } from './gate/security-headers.ts'
import type { TrustedProxies } from './gate/trusted-proxies.ts'
import type { Member } from './pages/member-pages.ts'
import type { DescribePage } from './pages/page-head.ts'

export interface Session {
  readonly actor: Actor
  readonly sessionHash: Buffer
}

export interface HttpServerOptions {
  readonly routes: readonly (Route | RawRoute)[]
  /** Null for a token that is unknown, ended or expired, or whose user is suspended. */
  readonly authenticate: (token: string) => Promise<Session | null>
  readonly database: DatabaseServer
  /** In its name the process holds idempotency keys. */
  readonly presence: Presence
  readonly clock: Clock
  readonly log: Log
  /** Origins whose pages may write, such as `https://permille.example`. */
  readonly ownOrigins: readonly string[]
  /** Served over https: cookies are Secure and HSTS is sent. */
  readonly isSecure: boolean
  /** Whose X-Forwarded-For is believed. */
  readonly trustProxy: TrustedProxies
  readonly contentSecurity: ContentSecurity
  /** The built single-page app. */
  readonly webDir?: string
  /** Where people write to; the app reads it from its own page. */
  readonly supportEmail?: string | undefined
  readonly describePage?: DescribePage
  /** Whose session this is, as `authenticate` would find it. */
  readonly readMember?: (token: string) => Promise<Member | null>
  /** The stored image with this key, or null. */
  readonly readUpload?: (key: string) => Promise<Buffer | null>
  /** Named conditions of `/readyz`. */
  readonly readiness?: Readonly<Record<string, () => Promise<boolean>>>
  readonly metrics?: { readonly registry: Registry; readonly token: string | undefined }
  readonly limits?: CallLimits
}

export interface CallLimits {
  readonly perUserPerMinute: number
  /** Calls, and as many pages. */
  readonly perAddressPerMinute: number
}

export const defaultLimits: CallLimits = { perUserPerMinute: 600, perAddressPerMinute: 1200 }
