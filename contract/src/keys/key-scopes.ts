import type { InstallationScope, Scope } from '../teams/scopes.ts'

/** Calls a minute. */
export const callsPerKeyMax = 600
/** Of all keys of one brand together. */
export const callsPerBrandMax = 1200

/** What a brand's key may be allowed: never people, keys or the brand itself. */
export const brandKeyScopes = [
  'campaigns:read',
  'submissions:read',
  'billing:read',
  'events:read',
  'campaigns:write',
  'submissions:review',
  'money:move',
] as const satisfies readonly Scope[]

/** What a key of the installation may be allowed: it reads, and decides nothing. */
export const installationKeyScopes = [
  'campaigns:read',
  'submissions:read',
  'users:read',
  'payouts:read',
  'books:read',
  'events:read',
] as const satisfies readonly (Scope | InstallationScope)[]

export type BrandKeyScope = (typeof brandKeyScopes)[number]
export type InstallationKeyScope = (typeof installationKeyScopes)[number]
export type KeyScope = BrandKeyScope | InstallationKeyScope

const known: ReadonlySet<string> = new Set([...brandKeyScopes, ...installationKeyScopes])

/** Whether any key may have this right. */
export function isKeyScope(scope: string | null | undefined): scope is KeyScope {
  return scope !== null && scope !== undefined && known.has(scope)
}

/** The rights that developers mostly want together. */
export const keyPresets = [
  {
    name: 'Read only',
    scopes: ['campaigns:read', 'submissions:read', 'billing:read', 'events:read'],
  },
  { name: 'Reporting', scopes: ['campaigns:read', 'billing:read'] },
  { name: 'Run campaigns', scopes: ['campaigns:read', 'campaigns:write', 'submissions:read'] },
  { name: 'Everything a key can do', scopes: brandKeyScopes },
] as const satisfies readonly { name: string; scopes: readonly BrandKeyScope[] }[]
