/** What someone may do for a brand. Each call that a brand makes names one. */
export const scopes = [
  'campaigns:read',
  'submissions:read',
  'submissions:review',
  'campaigns:write',
  'billing:read',
  'money:move',
  'brand:write',
  'events:read',
  'people:manage',
  'developers:manage',
  'brand:transfer',
] as const

export type Scope = (typeof scopes)[number]

/** The right to make each of what then works without its maker. */
export const makingScopes = {
  keys: 'developers:manage',
  webhooks: 'developers:manage',
  reportLinks: 'campaigns:write',
} as const satisfies Readonly<Record<string, Scope>>

/** What only keys of the installation name; an admin needs none. */
export type InstallationScope = 'users:read' | 'payouts:read' | 'books:read'

/** Of everyone in a brand besides its owner. */
export const memberRoles = ['full', 'manager', 'finance', 'reviewer', 'viewer'] as const

export type MemberRole = (typeof memberRoles)[number]

/** A person's place in a brand, which has exactly one owner. */
export const brandRoles = ['owner', ...memberRoles] as const

export type BrandRole = (typeof brandRoles)[number]

const reads = ['campaigns:read', 'submissions:read'] as const

const scopesOfRoles: Readonly<Record<BrandRole, readonly Scope[]>> = {
  owner: scopes,
  full: scopes.filter((scope) => scope !== 'brand:transfer'),
  manager: [...reads, 'submissions:review', 'campaigns:write', 'billing:read', 'events:read'],
  finance: ['campaigns:read', 'billing:read', 'money:move', 'brand:write'],
  reviewer: [...reads, 'submissions:review'],
  viewer: reads,
}

const sets = new Map(brandRoles.map((role) => [role, new Set(scopesOfRoles[role])]))

export function scopesOf(role: BrandRole): ReadonlySet<Scope | InstallationScope> {
  return sets.get(role) ?? new Set()
}

/** Whether the role takes a right to make what works without its maker. */
export function losesMaking(before: BrandRole, after: BrandRole): boolean {
  return Object.values(makingScopes).some(
    (scope) => scopesOf(before).has(scope) && !scopesOf(after).has(scope),
  )
}
