import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { userRoles } from '../enums.ts'
import { sessionId, sessionParams, userId, userParams } from '../ids.ts'
import { emailMaxLength } from '../limits.ts'
import { acknowledged, reason, timestamp } from '../shapes.ts'
import {
  emailChange,
  enteredPassword,
  forgottenPassword,
  nameChange,
  passwordChange,
  passwordReset,
  pushEndpoint,
  registration,
} from './account-forms.ts'
import { actingBrand } from './acting-brand.ts'

/** What the browser knows of the person signed in. */
export const currentUser = z.object({
  id: userId,
  role: z.enum(userRoles),
  displayName: z.string(),
  email: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** The brand this person acts for; null for everyone who is in none. */
  brandName: z.nullable(z.string()),
  brand: z.nullable(actingBrand),
  /** Someone else has proven this account's email address, so the account needs another one. */
  mustChangeEmail: z.boolean(),
  /** The operator requires a second factor of admins, and this one has none: nothing else works. */
  mustAddFactor: z.boolean(),
})
export type CurrentUser = z.output<typeof currentUser>

export const signedIn = z.object({ user: currentUser })

export const readCurrentUserCall = endpoint({
  name: 'readCurrentUser',
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in',
  access: 'signed-in',
  worksWithoutFactor: true,
  response: signedIn,
})

export const signInCall = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with email and password',
  access: 'public',
  refusals: ['invalid-credentials', 'second-factor-needed', 'suspended', 'too-many-attempts'],
  body: z.strictObject({
    email: z
      .string('Email is required')
      .check(z.trim(), z.minLength(1, 'Email is required'), z.maxLength(emailMaxLength)),
    password: enteredPassword,
    rememberMe: z.optional(z.boolean()),
  }),
  response: signedIn,
})

export const registerCall = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Register as a creator',
  access: 'public',
  refusals: ['email-taken', 'name-reserved', 'weak-password'],
  body: registration,
  response: signedIn,
  status: 201,
})

export const signOutCall = endpoint({
  name: 'signOut',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out of this session',
  access: 'public',
  response: acknowledged,
})

export const readSignInOptionsCall = endpoint({
  name: 'readSignInOptions',
  method: 'GET',
  path: '/api/auth/options',
  summary: 'The sign-in page’s options on this site',
  access: 'public',
  response: z.object({
    /** False without a mail server: a lost password is replaced by an admin then. */
    isResetMailed: z.boolean(),
  }),
})

export const forgotPasswordCall = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary:
    'Request a mailed link to set a new password; the response is the same for every address',
  access: 'public',
  refusals: ['no-mail'],
  body: forgottenPassword,
  response: acknowledged,
})

const resetParams = z.strictObject({ token: z.string().check(z.maxLength(200)) })

export const readPasswordResetCall = endpoint({
  name: 'readPasswordReset',
  method: 'GET',
  path: '/api/password-resets/{token}',
  summary: 'The user whose password a link sets, if the link still works',
  access: 'public',
  refusals: ['reset-gone'],
  params: resetParams,
  response: z.object({ email: z.string() }),
})

export const resetPasswordCall = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/password-resets/{token}',
  summary: 'Set a new password with a single-use link; it ends every session',
  access: 'public',
  refusals: ['reset-gone', 'weak-password'],
  params: resetParams,
  body: passwordReset,
  response: z.object({ email: z.string() }),
})

export const changePasswordCall = endpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/api/user/password',
  summary: 'Change your password; it ends your other sessions',
  access: 'signed-in',
  refusals: ['same-password', 'too-many-attempts', 'weak-password', 'wrong-password'],
  body: passwordChange,
  response: acknowledged,
})

export const confirmIdentityCall = endpoint({
  name: 'confirmIdentity',
  method: 'POST',
  path: '/api/auth/confirm',
  summary: 'Enter your password again, for calls that need a fresh sign-in',
  access: 'signed-in',
  worksWithoutFactor: true,
  refusals: ['confirm-with-factor', 'too-many-attempts', 'wrong-password'],
  body: z.strictObject({ password: enteredPassword }),
  response: acknowledged,
})

export const listSessionsCall = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Your sessions, newest first',
  access: 'signed-in',
  response: z.array(
    z.object({
      id: sessionId,
      signedInAt: timestamp,
      /** To within five minutes. */
      lastUsedAt: timestamp,
      expiresAt: timestamp,
      /** The /24 or /64 network the session was started from. */
      network: z.nullable(z.string()),
      userAgent: z.nullable(z.string()),
      /** True for the session making this request. */
      isThis: z.boolean(),
    }),
  ),
})

export const endOtherSessionsCall = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Sign out of all other sessions, and stop push notifications in all other browsers',
  access: 'signed-in',
  needsFreshSignIn: true,
  query: z.strictObject({ pushEndpoint }),
  response: acknowledged,
})

export const endSessionCall = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  summary: 'Sign out of one of your sessions',
  access: 'signed-in',
  needsFreshSignIn: true,
  refusals: ['session-not-found'],
  params: sessionParams,
  response: acknowledged,
})

export const changeNameCall = endpoint({
  name: 'changeName',
  method: 'PUT',
  path: '/api/user/name',
  summary: 'Change your display name',
  access: 'signed-in',
  refusals: ['name-reserved'],
  body: nameChange,
  response: signedIn,
})

export const readEmailCall = endpoint({
  name: 'readEmail',
  method: 'GET',
  path: '/api/user/email',
  summary: 'Your email address, and whether you have confirmed it',
  access: 'signed-in',
  response: z.object({
    email: z.string(),
    isProven: z.boolean(),
    /** False without a mail server: no address can be proven by mail then. */
    isMailSent: z.boolean(),
  }),
})

export const askEmailProofCall = endpoint({
  name: 'askEmailProof',
  method: 'POST',
  path: '/api/user/email/proof',
  summary: 'Request a mailed link that confirms your address',
  access: 'signed-in',
  refusals: ['email-proven', 'email-released', 'no-mail'],
  response: acknowledged,
})

export const acceptEmailProofCall = endpoint({
  name: 'acceptEmailProof',
  method: 'POST',
  path: '/api/email-proofs/{token}',
  summary: 'Prove an email address with the link mailed to it',
  access: 'public',
  refusals: ['proof-gone', 'sign-in-too-old'],
  params: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  response: z.object({
    email: z.string(),
    /**
     * Where to set a new password, once. The link was opened without a sign-in, so everything on the account
     * from before its address was proven has ended.
     */
    passwordUrl: z.optional(z.string()),
  }),
})

export const changeEmailCall = endpoint({
  name: 'changeEmail',
  method: 'PUT',
  path: '/api/user/email',
  summary: 'Change your email; it ends your other sessions',
  access: 'signed-in',
  needsFreshSignIn: true,
  refusals: ['email-taken'],
  body: emailChange,
  response: signedIn,
})

export const suspendUserCall = endpoint({
  name: 'suspendUser',
  method: 'POST',
  path: '/api/admin/users/{id}/suspend',
  summary: 'Suspend a user with a reason, which ends all their sessions',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['user-not-found', 'own-account', 'already-suspended'],
  params: userParams,
  body: z.strictObject({ reason }),
  response: acknowledged,
})

export const restoreUserCall = endpoint({
  name: 'restoreUser',
  method: 'POST',
  path: '/api/admin/users/{id}/restore',
  summary: 'Lift a suspension',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['user-not-found', 'account-deleted', 'not-suspended'],
  params: userParams,
  response: acknowledged,
})
