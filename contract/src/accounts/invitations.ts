import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { userRoles } from '../enums.ts'
import { invitationId, invitationParams, userId } from '../ids.ts'
import { nameText } from '../input/name.ts'
import { displayNameMaxLength } from '../limits.ts'
import { acknowledged, paging, search, timestamp } from '../shapes.ts'
import { acceptance, email } from './account-forms.ts'
import { signedIn } from './accounts.ts'
import { invitationDays } from './factor-lifetimes.ts'

const tokenParams = z.strictObject({ token: z.string().check(z.minLength(20), z.maxLength(200)) })

/**
 * Why a link no longer works: the `end` in the details of its refusal; missing for a link that never was one. One to a brand
 * has `ended` once nobody may join by it, as its sender no longer manages the brand’s people.
 */
export type InvitationEnd = 'used' | 'replaced' | 'revoked' | 'expired' | 'ended'

/** What someone gets who is invited, in the mail and beside the form. */
export const invitedTo = {
  admin: 'You decide on flagged posts and disputes, and see where every cent goes.',
  brand: 'Creators make your videos. You pay per 1,000 views they get.',
  creator: 'You post for brands’ campaigns, and are paid per 1,000 views.',
} as const

export const readInvitationCall = endpoint({
  name: 'readInvitation',
  method: 'GET',
  path: '/api/invitations/{token}',
  summary: 'One invitation, by its token',
  access: 'public',
  refusals: ['invitation-gone'],
  params: tokenParams,
  response: z.object({
    email: z.string(),
    role: z.enum(userRoles),
    brandName: z.nullable(z.string()),
  }),
})

export const acceptInvitationCall = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/invitations/{token}/accept',
  summary: 'Set a password and sign in',
  access: 'public',
  refusals: ['email-taken', 'invitation-gone', 'name-reserved', 'weak-password'],
  params: tokenParams,
  body: acceptance,
  response: signedIn,
  status: 201,
})

export const inviteCall = endpoint({
  name: 'invite',
  method: 'POST',
  path: '/api/admin/invitations',
  summary: `Invite someone with a single-use link, valid for ${invitationDays} days; replaces an older one for the same email`,
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['email-taken'],
  body: z
    .strictObject({
      email,
      role: z.enum(['brand', 'creator', 'admin']),
      brandName: z.optional(nameText('Brand name is required', displayNameMaxLength)),
    })
    .check(
      z.refine((body) => body.role !== 'brand' || body.brandName !== undefined, {
        message: 'Brand name is required',
        path: ['brandName'],
      }),
    ),
  response: z.object({
    url: z.string(),
    /**
     * Another user who typed this address without proving it; accepting the invitation takes it
     * from them.
     */
    heldBy: z.nullable(z.object({ id: userId, displayName: z.string() })),
  }),
  status: 201,
})

export const invitationStates = ['open', 'used', 'revoked', 'expired'] as const

export const invitation = z.object({
  id: invitationId,
  email: z.string(),
  role: z.enum(userRoles),
  brandName: z.nullable(z.string()),
  /** Null for an invitation made on the server's command line. */
  invitedBy: z.nullable(z.string()),
  createdAt: timestamp,
  expiresAt: timestamp,
  state: z.enum(invitationStates),
  /** The same address was invited again later. */
  isReplaced: z.boolean(),
})
export type Invitation = z.output<typeof invitation>

export const listInvitationsCall = endpoint({
  name: 'listInvitations',
  method: 'GET',
  path: '/api/admin/invitations',
  summary: 'Invitations, newest first; state=open lists those still valid',
  access: ['admin'],
  query: z.strictObject({
    /** Searches the email and the brand’s name. */
    search,
    state: z.optional(z.enum(['all', ...invitationStates])),
    ...paging,
  }),
  response: z.array(invitation),
})

export const revokeInvitationCall = endpoint({
  name: 'revokeInvitation',
  method: 'POST',
  path: '/api/admin/invitations/{id}/revoke',
  summary: 'Revoke an unused invitation',
  access: ['admin'],
  refusals: ['invitation-gone'],
  params: invitationParams,
  response: acknowledged,
})
