import type { BrandRole, MemberRole } from '@permille/contract/teams/scopes'

export const roleLabels: Readonly<Record<BrandRole, string>> = {
  owner: 'Owner',
  full: 'Full access',
  manager: 'Manager',
  finance: 'Finance',
  reviewer: 'Reviewer',
  viewer: 'Viewer',
}

const people: Readonly<Record<MemberRole, string>> = {
  full: 'someone with full access',
  manager: 'a manager',
  finance: 'a finance person',
  reviewer: 'a reviewer',
  viewer: 'a viewer',
}

const duties: Readonly<Record<MemberRole, string>> = {
  full: 'everything but transfer the brand',
  manager: 'runs campaigns and reviews posts, and sees billing',
  finance: 'pays, gets refunds and changes billing details, and sees no posts',
  reviewer: 'approves and rejects posts',
  viewer: 'sees campaigns and posts, and changes nothing',
}

/** After what someone does: invites, joins. */
export function asRole(role: MemberRole): string {
  return role === 'full' ? 'with full access' : `as ${people[role]}`
}

/** The same with what the role is for, to the end of the sentence. */
export function asRoleWithDuties(role: MemberRole): string {
  const duty = role === 'full' ? ` to do ${duties.full}` : `, who ${duties[role]}`
  return `${asRole(role)}${duty}.`
}

/** What a role is for, in a sentence. */
export function describeRole(role: MemberRole): string {
  const person = people[role]
  const does = role === 'full' ? 'does ' : ''
  return `${person.charAt(0).toUpperCase()}${person.slice(1)} ${does}${duties[role]}.`
}
