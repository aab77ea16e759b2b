import * as z from 'zod/mini'
import {
  acceptance,
  email,
  emailChange,
  enteredPassword,
  passwordChange,
  registration,
} from './account-forms.ts'
import { endpoint } from './endpoint.ts'
import { userRoles } from './enums.ts'
import { displayNameMaxLength } from './limits.ts'
import { acknowledged, id, reason } from './shapes.ts'

/** What the browser knows of the person signed in. */
export const currentUser = z.object({
  id,
  role: z.enum(userRoles),
  displayName: z.string(),
  email: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** The brand this person owns; null for everybody else. */
  brandName: z.nullable(z.string()),
})
export type CurrentUser = z.output<typeof currentUser>

const signedIn = z.object({ user: currentUser })

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in',
  access: 'signed-in',
  answer: signedIn,
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with e-mail and password',
  access: 'public',
  body: z.strictObject({
    email: z
      .string('Email is required')
      .check(z.trim(), z.minLength(1, 'Email is required'), z.maxLength(254)),
    password: enteredPassword,
    rememberMe: z.optional(z.boolean()),
  }),
  answer: signedIn,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Register as a creator',
  access: 'public',
  body: registration,
  answer: signedIn,
  status: 201,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  access: 'public',
  answer: acknowledged,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  summary: 'Change the own password; ends the other sessions',
  access: 'signed-in',
  body: passwordChange,
  answer: acknowledged,
})

export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  summary: 'Enter the own password again, for calls that need a fresh sign-in',
  access: 'signed-in',
  body: z.strictObject({ password: enteredPassword }),
  answer: acknowledged,
})

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  summary: 'Change the own e-mail; ends the other sessions',
  access: 'signed-in',
  needsFreshSignIn: true,
  body: emailChange,
  answer: signedIn,
})

const tokenParams = z.strictObject({ token: z.string().check(z.minLength(20), z.maxLength(200)) })

export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/{token}',
  summary: 'What an invitation is for',
  access: 'public',
  params: tokenParams,
  answer: z.object({
    email: z.string(),
    role: z.enum(userRoles),
    brandName: z.nullable(z.string()),
  }),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/{token}/accept',
  summary: 'Set a password and sign in',
  access: 'public',
  params: tokenParams,
  body: acceptance,
  answer: signedIn,
  status: 201,
})

export const invite = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  summary: 'Invite a brand or an admin by a single-use link that lives 7 days',
  access: ['admin'],
  needsFreshSignIn: true,
  body: z
    .strictObject({
      email,
      role: z.enum(['brand', 'admin']),
      brandName: z.optional(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1, 'Brand name is required'),
            z.maxLength(displayNameMaxLength),
          ),
      ),
    })
    .check(
      z.refine((body) => body.role !== 'brand' || body.brandName !== undefined, {
        message: 'Brand name is required',
        path: ['brandName'],
      }),
    ),
  answer: z.object({ url: z.string() }),
  status: 201,
})

export const suspendUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/suspend',
  summary: 'Suspend a user with a reason; ends every session',
  access: ['admin'],
  params: z.strictObject({ id }),
  body: z.strictObject({ reason }),
  answer: acknowledged,
})

export const restoreUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/restore',
  summary: 'Lift a suspension',
  access: ['admin'],
  needsFreshSignIn: true,
  params: z.strictObject({ id }),
  answer: acknowledged,
})
