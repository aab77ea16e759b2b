import type { BodyOf, ParamsOf, QueryOf } from '@permille/contract/endpoint'
import type { Once } from '#platform/database/once.ts'
import type { Actor } from '../actor.ts'

/** Facts about a request that no schema describes. */
export interface RequestFacts {
  readonly id: string
  /**
   * The caller's address as counted by limits; from a proxy's header only if the proxy is trusted.
   */
  readonly address: string
  /** Path and query as requested. */
  readonly url: string
  readonly sessionTokenHash: Buffer | null
  readonly userAgent: string | undefined
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** What a handler can set besides its return value. */
export interface ReplySetters {
  setHeader(name: string, value: string): void
  /** Without `maxAgeSeconds` the cookie lasts until the browser closes. */
  setSessionCookie(token: string, maxAgeSeconds?: number): void
  clearSessionCookie(): void
  /** Of one path, out of reach of scripts and of other sites' calls. */
  setCookie(name: string, value: string, of: { path: string; maxAgeSeconds: number }): void
  /** Sets the next page's URL in the Link header; null on the last page. */
  linkNextPage(cursor: string | null): void
}

/** One call of a contract endpoint, validated. */
export interface Call<E> extends ReplySetters {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly actor: Actor | null
  readonly request: RequestFacts
  /** Runs the call's one effect, which a retry with the same Idempotency-Key does not repeat. */
  readonly once: Once
}
