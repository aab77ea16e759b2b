import type * as z from 'zod/mini'
import type { UserRole } from './enums.ts'

/** Who may call: everybody, anyone signed in, or the listed roles. There is no default. */
export type Access = 'public' | 'signed-in' | readonly UserRole[]

type Schema = z.ZodMiniType

/** One call that browser and server agree on. `status` is what success answers with. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `{name}` parameters, as the specification writes them. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** Moves money or makes power: refused unless the password was entered within 15 minutes (rules §8). */
  readonly needsFreshSignIn?: true
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly answer: Answer
  readonly status?: 200 | 201
}

/** Keeps the precise schema types of one endpoint; the browser's api and the server's routes read them. */
export function endpoint<
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Answer extends Schema = z.ZodMiniUndefined,
>(definition: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return definition
}

export type ParamsOf<E> =
  E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? z.output<P> : never
export type QueryOf<E> =
  E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? z.output<Q> : never
export type BodyOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? z.output<B> : never
export type AnswerOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.output<A> : never
/** What a caller may leave out because the schema has a default. */
export type BodyInputOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? z.input<B> : never
export type QueryInputOf<E> =
  E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? z.input<Q> : never
