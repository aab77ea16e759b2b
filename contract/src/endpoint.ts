import type * as z from 'zod/mini'
import type { UserRole } from './enums.ts'
import type { RefusalCode } from './refusals/refusals.ts'
import type { InstallationScope, Scope } from './teams/scopes.ts'

/** Who may call: everyone, any signed-in user, or the listed roles. There is no default. */
export type Access = 'public' | 'signed-in' | readonly UserRole[]

type Schema = z.ZodMiniType

/** One call between browser and server. `status` is the success status. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> {
  /** What the reference and the typed client call it: the name of its constant, without `Call`. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `{name}` parameters, as in the specification. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /**
   * What a person of a brand, or a key, needs for it; null if it is about the person alone. A call that brands are
   * listed for names one.
   */
  readonly scope?: Scope | InstallationScope | null
  /** For a call that names a scope and is still about the person alone; `any` for what every key may ask. */
  readonly keys?: 'never' | 'any'
  /**
   * Moves money or grants power: refused unless the password, a passkey or a code was given within 15
   * minutes (rules §8).
   */
  readonly needsFreshSignIn?: true
  /** An admin may call it before they have the second factor that the operator asks for. */
  readonly worksWithoutFactor?: true
  /** A change that the people of a suspended brand may still make. */
  readonly worksWhileSuspended?: true
  /**
   * The refusals of its own rules and of outside parties, besides those of every call like it. A refusal that
   * is not listed is a bug: a test that provokes one fails.
   */
  readonly refusals?: readonly RefusalCode[]
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly response: Response
  readonly status?: 200 | 201
}

/** What registers of calls are derived from. */
interface Named<Method, Path> {
  readonly method: Method
  readonly path: Path
}

/** Keeps the exact types of one endpoint for the browser's API and the server's routes. */
export function endpoint<
  Method extends Endpoint['method'],
  Path extends string,
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Response extends Schema = z.ZodMiniUndefined,
>(
  definition: Endpoint<Params, Query, Body, Response> & Named<Method, Path>,
): Endpoint<Params, Query, Body, Response> & Named<Method, Path> {
  return definition
}

/** Any call that takes and returns the same as this one. */
export type LikeEndpoint<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer A> ? Endpoint<P, Q, B, A> : never

export type ParamsOf<E> =
  E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? z.output<P> : never
export type QueryOf<E> =
  E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? z.output<Q> : never
export type BodyOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? z.output<B> : never
export type ResponseOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.output<A> : never
/** A body whose defaulted fields may be left out. */
export type BodyInputOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? z.input<B> : never
export type QueryInputOf<E> =
  E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? z.input<Q> : never

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Record<string, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }

/** What a call to this endpoint sends: exactly the parts that its contract names. */
export type RequestOf<E> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', BodyInputOf<E>> & {
    /** One UUID per intended action: the server replies to a repeat with the first result. */
    readonly idempotencyKey?: string
    readonly signal?: AbortSignal
  }

/** Omits the request argument for endpoints that need none. */
export type RequestArguments<E> =
  Record<string, never> extends RequestOf<E> ? [request?: RequestOf<E>] : [request: RequestOf<E>]

/** The parts of a request to any endpoint. */
export interface AnyRequest {
  readonly params?: object | undefined
  readonly query?: object | undefined
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

type Value = string | number | boolean | null | undefined

/**
 * The URL of a call at its site: a contract path with its parameters filled in and its query appended, without empty values.
 */
export function endpointUrl(path: string, params: object = {}, query: object = {}): string {
  const given = new Map<string, Value>(Object.entries(params))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given.get(name))),
  )
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return search === '' ? filled : `${filled}?${search}`
}
