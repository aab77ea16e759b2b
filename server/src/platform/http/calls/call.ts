import type { BodyOf, ParamsOf, QueryOf } from '@permille/contract/endpoint'
import type { Once } from '../../database/once.ts'
import type { Actor } from '../actor.ts'

/** Facts about a request that a handler may need and that no schema describes. */
export interface RequestFacts {
  readonly id: string
  /** The caller's address as limits count it; from a proxy's header only where it is trusted. */
  readonly address: string
  /** Path and query as they were asked for. */
  readonly url: string
  readonly sessionTokenHash: Buffer | null
  readonly userAgent: string | undefined
}

/** What a handler may say beside its answer. */
export interface ReplySetters {
  setHeader(name: string, value: string): void
  /** Without `maxAgeSeconds` the cookie lives until the browser closes. */
  setSessionCookie(token: string, maxAgeSeconds?: number): void
  clearSessionCookie(): void
  /** Tells in the Link header where the next page is; null on the last one. */
  linkNextPage(cursor: string | null): void
}

/** One call of a contract endpoint, validated. */
export interface Call<E> extends ReplySetters {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly actor: Actor | null
  readonly request: RequestFacts
  /** The call's one effect, which a second try with the same Idempotency-Key does not have again. */
  readonly once: Once
}
