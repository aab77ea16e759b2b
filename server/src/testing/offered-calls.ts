import type { Access, Endpoint } from '@permille/contract/endpoint'
import * as z from 'zod/mini'
import { isOpenToKeys } from '../platform/http/gate/gate-rule.ts'
import { newId } from '../platform/ids.ts'
import type { Wiring } from '../wiring/wire.ts'

/** One call of the wired server, on either kind of route. */
export interface OfferedCall {
  /** `POST /api/campaigns/{id}/pause`, as in the contract. */
  readonly name: string
  /** Its name in the contract; of a raw route, as `name`. */
  readonly id: string
  readonly method: string
  readonly path: string
  readonly access: Access
  readonly scope: Endpoint['scope'] | undefined
  /** An API key with its scope may make it. */
  readonly isOpenToKeys: boolean
  readonly needsOwnOrigin: boolean
  readonly needsFreshSignIn: boolean
  /** Absent for calls that take bytes or return a redirect. */
  readonly endpoint: Endpoint | undefined
}

export function offeredCalls(routes: Wiring['routes']): OfferedCall[] {
  return routes.map((route) => {
    const { method, path, access, scope } = route.kind === 'raw' ? route : route.endpoint
    const isRaw = route.kind === 'raw'
    return {
      name: `${method} ${path}`,
      id: isRaw ? `${method} ${path}` : route.endpoint.name,
      method,
      path,
      access,
      scope,
      isOpenToKeys: isOpenToKeys(
        isRaw ? route : { ...route.endpoint, returnsSecret: route.returnsSecret },
      ),
      needsOwnOrigin: isRaw ? route.needsOwnOrigin : method !== 'GET',
      needsFreshSignIn: !isRaw && route.endpoint.needsFreshSignIn === true,
      endpoint: isRaw ? undefined : route.endpoint,
    }
  })
}

const samples: Readonly<Record<string, string>> = {
  token: 'x'.repeat(43),
  username: 'somebody',
  key: `${'0'.repeat(32)}.webp`,
}

/** A well-formed path; its ids exist only if given in `values`. */
export function urlOf(path: string, values: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? samples[name] ?? newId()),
  )
}

/** Of a body or a query. */
export function fieldNames(schema: z.ZodMiniType | undefined): string[] {
  if (schema === undefined) return []
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties)
}
