import type { Access } from '@permille/contract/endpoint'
import type { RefusalCode } from '@permille/contract/refusals/refusals'
import { isOpenToKeys } from '../gate/gate-rule.ts'
import type { RawRoute } from './raw-route.ts'
import type { Route } from './route.ts'

/** The properties of a call that decide how it can be refused. */
export interface Refusable {
  readonly access: Access
  readonly hasScope: boolean
  readonly isOpenToKeys: boolean
  readonly needsOwnOrigin: boolean
  readonly needsFreshSignIn: boolean
  readonly worksWithoutFactor: boolean
  readonly worksWhileSuspended: boolean
  readonly hasParams: boolean
  readonly hasInput: boolean
  readonly takesJson: boolean
  readonly takesKey: boolean
  /** Refusals by its own rules. */
  readonly declared: readonly RefusalCode[]
}

export function refusable({
  endpoint,
  returnsSecret,
}: Pick<Route, 'endpoint' | 'returnsSecret'>): Refusable {
  const { method, access, params, body } = endpoint
  const changes = method !== 'GET'
  return {
    access,
    hasScope: hasScope(endpoint),
    isOpenToKeys: isOpenToKeys({ ...endpoint, returnsSecret }),
    needsOwnOrigin: changes,
    needsFreshSignIn: endpoint.needsFreshSignIn === true,
    worksWithoutFactor: endpoint.worksWithoutFactor === true,
    worksWhileSuspended: endpoint.worksWhileSuspended === true,
    hasParams: params !== undefined,
    // A call that takes no query or body refuses one.
    hasInput: true,
    takesJson: body !== undefined,
    takesKey: changes && access !== 'public' && !returnsSecret,
    declared: endpoint.refusals ?? [],
  }
}

export function rawRefusable(route: RawRoute): Refusable {
  return {
    access: route.access,
    hasScope: hasScope(route),
    isOpenToKeys: isOpenToKeys(route),
    needsOwnOrigin: route.needsOwnOrigin,
    needsFreshSignIn: false,
    worksWithoutFactor: false,
    worksWhileSuspended: false,
    hasParams: route.path.includes('{'),
    hasInput: route.query !== undefined,
    takesJson: false,
    takesKey: false,
    declared: route.refusals ?? [],
  }
}

/** A right in a brand is asked of whoever calls for one. */
function hasScope({ scope }: Pick<RawRoute, 'scope'>): boolean {
  return typeof scope === 'string'
}

/** How every call like this one can be refused, in the order in which the server decides. */
function sharedRefusals(call: Refusable): RefusalCode[] {
  const { access } = call
  const isOpen = access === 'public'
  const isForBrands = typeof access === 'string' || access.includes('brand')
  const isForAdmins = access === 'signed-in' || access.includes('admin')
  const changesBrand =
    call.hasScope && isForBrands && call.needsOwnOrigin && !call.worksWhileSuspended
  const shared: readonly (readonly [boolean, readonly RefusalCode[]])[] = [
    [!isOpen, ['not-signed-in']],
    [call.isOpenToKeys, ['key-invalid', 'key-stopped']],
    [!call.isOpenToKeys, ['key-not-allowed']],
    [call.needsOwnOrigin, ['foreign-origin']],
    [typeof access !== 'string', ['wrong-role']],
    [call.hasScope, ['scope-missing']],
    [call.hasScope && isForBrands, ['no-brand', 'not-a-member']],
    [call.isOpenToKeys && isForBrands, ['not-a-member']],
    [changesBrand, ['brand-suspended']],
    [!isOpen && isForAdmins && !call.worksWithoutFactor, ['second-factor-missing']],
    [call.needsFreshSignIn, ['sign-in-too-old']],
    [call.takesJson, ['too-large', 'unsupported-media-type']],
    [call.hasInput, ['malformed']],
    [call.hasParams, ['not-found']],
    [call.takesKey, ['key-reused', 'still-running']],
    [true, ['too-many-requests', 'busy', 'database-unavailable']],
  ]
  return shared.flatMap(([applies, codes]) => (applies ? codes : []))
}

/** Returns every code that the call can be refused with. */
export function refusalsOf(call: Refusable): ReadonlySet<RefusalCode> {
  return new Set([...sharedRefusals(call), ...call.declared])
}
