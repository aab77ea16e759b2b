import type { Access, Endpoint } from '@permille/contract/endpoint'
import { isKeyScope } from '@permille/contract/keys/key-scopes'
import type { InstallationScope, Scope } from '@permille/contract/teams/scopes'

/** What a call asks of whoever makes it, as in the contract. */
export interface GateRule {
  readonly access: Access
  readonly scope?: Scope | InstallationScope | null | undefined
  readonly keys?: Endpoint['keys'] | undefined
  readonly returnsSecret?: boolean
  readonly needsOwnOrigin: boolean
  readonly needsFreshSignIn?: boolean
  readonly worksWithoutFactor?: boolean
  readonly worksWhileSuspended?: boolean
}

/** Calls about the person alone, and those that make a secret or need a fresh sign-in, are a person's. */
export function isOpenToKeys({
  scope,
  keys,
  needsFreshSignIn,
  returnsSecret,
}: Pick<GateRule, 'scope' | 'keys' | 'needsFreshSignIn' | 'returnsSecret'>): boolean {
  if (keys !== undefined) return keys === 'any'
  return isKeyScope(scope) && needsFreshSignIn !== true && returnsSecret !== true
}
