import type { AnswerOf, Endpoint } from '@permille/contract/endpoint'
import type { Timestamp } from '@permille/contract/shapes'
import type { Call } from './call.ts'

/** An answer as a handler may give it: a Date where the contract has a timestamp. */
export type Sendable<T> = T extends Timestamp
  ? Date | T
  : T extends readonly (infer Item)[]
    ? readonly Sendable<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Sendable<T[Key]> }
      : T

type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Sendable<AnswerOf<E>>> | Sendable<AnswerOf<E>>

/** A contract endpoint together with what answers it. */
export interface Route {
  readonly kind: 'contract'
  readonly endpoint: Endpoint
  /** The answer holds a secret, so it is never kept for an Idempotency-Key. */
  readonly answersSecret: boolean
  handle(call: Call<Endpoint>): unknown
}

/** For calls whose answer, such as a sign-in link, must be stored as a hash only. */
export function secretRoute<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { ...route(endpoint, handler), answersSecret: true }
}

/** Ties a handler to its endpoint; keys that the answer's schema lacks are never sent. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  const handle = (call: Call<Endpoint>) => handler(call as Call<E>)
  return { kind: 'contract', endpoint, answersSecret: false, handle }
}
