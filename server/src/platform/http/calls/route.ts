import type { Endpoint, ResponseOf } from '@permille/contract/endpoint'
import type { Timestamp } from '@permille/contract/shapes'
import type { Call } from './call.ts'

/** A response as a handler returns it: a Date where the contract has a timestamp. */
export type Sendable<T> = T extends Timestamp
  ? Date | T
  : T extends string | number
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Sendable<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Sendable<T[Key]> }
        : T

type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Sendable<ResponseOf<E>>> | Sendable<ResponseOf<E>>

/** A contract endpoint with its handler. */
export interface Route {
  readonly kind: 'contract'
  readonly endpoint: Endpoint
  /** The response holds a secret, so it is never stored for an Idempotency-Key. */
  readonly returnsSecret: boolean
  handle(call: Call<Endpoint>): unknown
}

/** For calls whose response, such as a sign-in link, may only be stored as a hash. */
export function secretRoute<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { ...route(endpoint, handler), returnsSecret: true }
}

/** Binds a handler to its endpoint; keys missing from the response schema are never sent. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  const handle = (call: Call<Endpoint>) => handler(call as Call<E>)
  return { kind: 'contract', endpoint, returnsSecret: false, handle }
}
