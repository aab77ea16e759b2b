import type { BrandRole, MemberRole } from '@permille/contract/teams/scopes'

export const roleLabels: Readonly<Record<BrandRole, string>> = {
  owner: 'Owner',
  full: 'Full access',
  manager: 'Manager',
  finance: 'Finance',
  reviewer: 'Reviewer',
  viewer: 'Viewer',
}

/** After what someone does: invites, joins. */
export function asRole(role: MemberRole): string {
  return role === 'full' ? 'with full access' : `as ${roleLabels[role]}`
}

/** What a role is for, after its name. */
export const roleDuties: Readonly<Record<MemberRole, string>> = {
  full: 'is for whoever does everything but transfer the brand.',
  manager: 'runs campaigns and reviews posts, and sees billing.',
  finance: 'pays, gets refunds and changes billing details, and sees no posts.',
  reviewer: 'approves and rejects posts.',
  viewer: 'sees campaigns and posts, and changes nothing.',
}
