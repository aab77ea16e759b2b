import type { Access, Endpoint } from '@permille/contract/endpoint'
import type { RefusalCode } from '@permille/contract/refusals/refusals'
import type { InstallationScope, Scope } from '@permille/contract/teams/scopes'
import type * as z from 'zod/mini'
import type { Actor } from '../actor.ts'
import type { LargeBodies } from './body-reader.ts'
import type { ReplySetters, RequestFacts } from './call.ts'
import type { Events } from './event-streams.ts'

export interface RawCall extends ReplySetters {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  /** The bytes as received; a webhook's signature covers exactly these. */
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly actor: Actor | null
  readonly request: RequestFacts
}

export type RawResponse =
  | { readonly status: number; readonly json: unknown }
  | { readonly redirectTo: string }
  | { readonly file: DownloadFile }
  | { readonly events: Events }

/** A file for the browser to save; sent in pieces as they are produced. */
export interface DownloadFile {
  readonly name: string
  readonly type: string
  readonly chunks: AsyncIterable<string>
}

/** A successful response, for the reference. */
export interface RawSuccess {
  /** The media type; null for a redirect. */
  readonly type: string | null
  readonly description: string
}

export const csvFile: RawSuccess = { type: 'text/csv', description: 'The file.' }

/**
 * A call whose body is bytes or whose response is a redirect, a file or a stream of events: webhooks,
 * images, OAuth redirects, CSV files, notifications.
 */
export interface RawRoute {
  readonly kind: 'raw'
  /** As in the contract: its name in the reference and the typed client. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT'
  /** With `{name}` parameters, as in the contract. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** As in the contract. */
  readonly scope?: Scope | InstallationScope | null | undefined
  /** As in the contract. */
  readonly keys?: Endpoint['keys']
  /** As in the contract: its own refusals, besides those common to every call. */
  readonly refusals?: readonly RefusalCode[]
  /** Named in the reference; `handle` reads them. */
  readonly query?: z.ZodMiniType
  readonly success: RawSuccess
  /** False only for webhooks, which prove themselves with a signature. */
  readonly needsOwnOrigin: boolean
  readonly bodyMaxBytes: number
  /** Accepted content types; all by default. */
  readonly contentTypes?: RegExp
  /** Set for bodies so large that only a few fit in memory. */
  readonly largeBodies?: LargeBodies
  /** Runs before any byte of the body is read; throws to refuse the caller. */
  admit?(call: Omit<RawCall, 'body'>): Promise<void>
  handle(call: RawCall): Promise<RawResponse>
}

export const webhookMaxBytes = 256 * 1024

export function rawRoute(definition: Omit<RawRoute, 'kind'>): RawRoute {
  return { kind: 'raw', ...definition }
}
