import * as z from 'zod/mini'
import { email } from '../accounts/account-forms.ts'
import { invitationDays } from '../accounts/factor-lifetimes.ts'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import {
  invitationId,
  invitationParams,
  keyId,
  reportLinkId,
  userId,
  userParams,
  webhookId,
} from '../ids.ts'
import { acknowledged, timestamp } from '../shapes.ts'
import { brandRoles, memberRoles } from './scopes.ts'

export const membersMax = 50
export const openInvitationsMax = 50
export const invitationsPerHourMax = 20

const role = z.enum(memberRoles, 'Choose a role')

export const listMembersCall = endpoint({
  name: 'listMembers',
  method: 'GET',
  path: '/api/brand/members',
  summary: 'The people of the brand, its owner first',
  access: ['brand'],
  scope: 'people:manage',
  response: z.array(
    z.object({
      id: userId,
      displayName: z.string(),
      email: z.string(),
      avatarUrl: z.nullable(z.string()),
      role: z.enum(brandRoles),
      addedAt: timestamp,
      /** To about five minutes; null where nobody is signed in. */
      lastSeenAt: z.nullable(timestamp),
    }),
  ),
})
export type Member = ResponseOf<typeof listMembersCall>[number]

export const listMemberInvitationsCall = endpoint({
  name: 'listMemberInvitations',
  method: 'GET',
  path: '/api/brand/members/invitations',
  summary: 'Invitations to the brand that are still valid, newest first',
  access: ['brand'],
  scope: 'people:manage',
  response: z.array(
    z.object({
      id: invitationId,
      email: z.string(),
      role,
      createdAt: timestamp,
      expiresAt: timestamp,
    }),
  ),
})
export type MemberInvitation = ResponseOf<typeof listMemberInvitationsCall>[number]

export const inviteMemberCall = endpoint({
  name: 'inviteMember',
  method: 'POST',
  path: '/api/brand/members/invitations',
  summary: `Invite someone to the brand with a single-use link for their address, valid for ${invitationDays} days; replaces an older one for the same address`,
  access: ['brand'],
  scope: 'people:manage',
  needsFreshSignIn: true,
  refusals: [
    'already-member',
    'role-too-high',
    'members-max',
    'invitations-max',
    'too-many-requests',
  ],
  body: z.strictObject({ email, role }),
  /** The link; null where it was mailed, as it proves the address to whoever uses it. */
  response: z.object({ url: z.nullable(z.string()) }),
  status: 201,
})

export const revokeMemberInvitationCall = endpoint({
  name: 'revokeMemberInvitation',
  method: 'DELETE',
  path: '/api/brand/members/invitations/{id}',
  summary: 'Revoke an unused invitation to the brand',
  access: ['brand'],
  scope: 'people:manage',
  refusals: ['invitation-gone'],
  params: invitationParams,
  response: acknowledged,
})

/** Whether the API keys, webhooks and report links that someone set up go on, or end with their right to make them. */
export const setUpChoices = ['keep', 'end'] as const
export type SetUpChoice = (typeof setUpChoices)[number]

const choice = z.strictObject({ setUp: z._default(z.enum(setUpChoices), 'keep') })

export const changeMemberRoleCall = endpoint({
  name: 'changeMemberRole',
  method: 'PUT',
  path: '/api/brand/members/{id}',
  summary: 'Give someone of the brand another role; nobody changes their own',
  access: ['brand'],
  scope: 'people:manage',
  needsFreshSignIn: true,
  refusals: ['member-not-found', 'owner-stays', 'own-role', 'role-too-high'],
  params: userParams,
  query: choice,
  body: z.strictObject({ role }),
  response: acknowledged,
})

export const removeMemberCall = endpoint({
  name: 'removeMember',
  method: 'DELETE',
  path: '/api/brand/members/{id}',
  summary: 'Remove someone from the brand; what they could do ends with their next call',
  access: ['brand'],
  scope: 'people:manage',
  needsFreshSignIn: true,
  refusals: ['member-not-found', 'owner-stays', 'own-role', 'role-too-high'],
  params: userParams,
  query: choice,
  response: acknowledged,
})

/** Of what still works. */
const setUp = {
  keys: z.array(z.object({ id: keyId, name: z.string(), lastUsedAt: z.nullable(timestamp) })),
  webhooks: z.array(
    z.object({ id: webhookId, name: z.string(), lastDeliveredAt: z.nullable(timestamp) }),
  ),
  reportLinks: z.array(
    z.object({ id: reportLinkId, name: z.string(), lastOpenedAt: z.nullable(timestamp) }),
  ),
}

export const readMemberSetUpCall = endpoint({
  name: 'readMemberSetUp',
  method: 'GET',
  path: '/api/brand/members/{id}/set-up',
  summary:
    'The API keys, webhooks and report links that someone of the brand made and that still work',
  access: ['brand'],
  scope: 'people:manage',
  refusals: ['member-not-found'],
  params: userParams,
  /** Only what someone of this role could not make. */
  query: z.strictObject({ role: z.optional(role) }),
  response: z.object(setUp),
})
export type MemberSetUp = ResponseOf<typeof readMemberSetUpCall>

export const listLeftBehindCall = endpoint({
  name: 'listLeftBehind',
  method: 'GET',
  path: '/api/brand/left-behind',
  summary:
    'The API keys, webhooks and report links that still work and whose makers left, or may no longer make such things',
  access: ['brand'],
  scope: 'people:manage',
  response: z.array(
    z.object({ id: userId, displayName: z.string(), isMember: z.boolean(), ...setUp }),
  ),
})
export type LeftBehind = ResponseOf<typeof listLeftBehindCall>[number]

export const endLeftBehindCall = endpoint({
  name: 'endLeftBehind',
  method: 'POST',
  path: '/api/brand/left-behind/{id}/end',
  summary:
    'End what someone left behind: revoke its keys and report links, and switch its webhooks off',
  access: ['brand'],
  scope: 'people:manage',
  needsFreshSignIn: true,
  refusals: ['member-not-found'],
  params: userParams,
  response: acknowledged,
})

export const leaveBrandCall = endpoint({
  name: 'leaveBrand',
  method: 'POST',
  path: '/api/brand/leave',
  summary: 'Leave the brand; its owner transfers it instead',
  access: ['brand'],
  scope: 'campaigns:read',
  worksWhileSuspended: true,
  keys: 'never',
  refusals: ['member-not-found', 'owner-stays'],
  response: acknowledged,
})

export const transferBrandCall = endpoint({
  name: 'transferBrand',
  method: 'POST',
  path: '/api/brand/transfer',
  summary: 'Make someone of the brand its owner; you stay in it with full rights',
  access: ['brand'],
  scope: 'brand:transfer',
  needsFreshSignIn: true,
  refusals: ['brands-max', 'member-not-found', 'member-suspended', 'owner-stays'],
  body: z.strictObject({ userId }),
  response: acknowledged,
})
