import * as z from 'zod/mini'
import { acceptance } from '../accounts/account-forms.ts'
import { signedIn } from '../accounts/accounts.ts'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { brandId } from '../ids.ts'
import { memberRoles } from './scopes.ts'

const tokenParams = z.strictObject({ token: z.string().check(z.minLength(20), z.maxLength(200)) })

export const readBrandInvitationCall = endpoint({
  name: 'readBrandInvitation',
  method: 'GET',
  path: '/api/brand-invitations/{token}',
  summary: 'One invitation to a brand, by its token',
  access: 'public',
  refusals: ['invitation-gone'],
  params: tokenParams,
  response: z.object({
    email: z.string(),
    role: z.enum(memberRoles),
    brandName: z.string(),
    invitedBy: z.string(),
    /** The address has an account, which signs in to join; without one, a password makes it. */
    hasAccount: z.boolean(),
  }),
})
export type BrandInvitation = ResponseOf<typeof readBrandInvitationCall>

export const acceptBrandInvitationCall = endpoint({
  name: 'acceptBrandInvitation',
  method: 'POST',
  path: '/api/brand-invitations/{token}/accept',
  summary: 'Set a password, sign in and join the brand; for an address without an account',
  access: 'public',
  refusals: ['email-taken', 'invitation-gone', 'members-max', 'name-reserved', 'weak-password'],
  params: tokenParams,
  body: acceptance,
  response: signedIn,
  status: 201,
})

export const joinBrandCall = endpoint({
  name: 'joinBrand',
  method: 'POST',
  path: '/api/brand-invitations/{token}/join',
  summary: 'Join the brand with the account of the invited address',
  access: ['brand'],
  scope: null,
  refusals: ['already-member', 'email-unproven', 'invitation-gone', 'members-max', 'other-address'],
  params: tokenParams,
  response: z.object({ brandId }),
})
