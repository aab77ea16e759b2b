import type { StripeSandbox } from '../stripe-sandbox.ts'
import type { Params, Spec } from '../wire/params.ts'

/** One API request, parsed and checked. */
export interface Call<S extends Spec = Spec> {
  readonly params: Params<S>
  /** The `:id` of the path; empty if the path has none. */
  readonly id: string
  /** The `:part` of the path, of what is inside the object; empty if the path has none. */
  readonly part: string
  /** The list's path, for `url`. */
  readonly path: string
  /** The connected account that the call is made for, from `Stripe-Account`; null for the platform. */
  readonly account: string | null
  /** A publishable key may only act with the object's client secret. */
  readonly isPublishable: boolean
}

export interface Removed {
  /** The first version that refuses it. */
  readonly since: string
  /** Without a code it is refused like any unknown parameter. */
  readonly code?: string
  readonly message?: string
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly spec: Spec
  readonly allowsPublishableKey: boolean
  readonly allowsConnected: boolean
  /** Parameters that newer versions of the API refuse, by their path. */
  readonly removedParams: Readonly<Record<string, Removed>>
  readonly run: (stripe: StripeSandbox, call: Call) => object
}

interface RouteDefinition<S extends Spec> {
  readonly spec: S
  readonly allowsPublishableKey?: boolean
  readonly allowsConnected?: boolean
  readonly removedParams?: Readonly<Record<string, Removed>>
  readonly run: (stripe: StripeSandbox, call: Call<S>) => object
}

/** An API call: its parameters and its handler, which runs in one synchronous stretch. */
export function route<const S extends Spec>(line: string, definition: RouteDefinition<S>): Route {
  const [method, path = ''] = line.split(' ')
  return {
    method: method === 'GET' || method === 'DELETE' ? method : 'POST',
    path,
    spec: definition.spec,
    allowsPublishableKey: definition.allowsPublishableKey ?? false,
    allowsConnected: definition.allowsConnected ?? false,
    removedParams: definition.removedParams ?? {},
    run: definition.run as Route['run'],
  }
}

/** Whether the call belongs to Stripe's second API: JSON bodies, and errors that always have a code. */
export function isV2({ path }: Pick<Route, 'path'>): boolean {
  return path.startsWith('/v2/')
}
