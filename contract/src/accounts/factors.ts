import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { passkeyId, passkeyParams, userParams } from '../ids.ts'
import { acknowledged, reason, timestamp } from '../shapes.ts'
import { signedIn } from './accounts.ts'
import { handedOverHours } from './factor-lifetimes.ts'
import { createdPasskey, passkeyAnswer, passkeyRequest, passkeyToCreate } from './passkey-shapes.ts'

/** A code of an authenticator app (6 digits) or a recovery code; spaces and hyphens are ignored. */
export const enteredCode = z
  .string('Enter a code')
  .check(z.trim(), z.minLength(1, 'Enter a code'), z.maxLength(60, 'This is too long for a code'))

export const passkeyNameMaxLength = 60
const passkeyName = z
  .string('A name is required')
  .check(
    z.trim(),
    z.minLength(1, 'A name is required'),
    z.maxLength(passkeyNameMaxLength, `A name has at most ${passkeyNameMaxLength} characters`),
  )

/** `details` of the refusal `second-factor-needed`: the password was right. */
export const pendingSignIn = z.object({
  /** For the calls below; it is good for ten minutes and one sign-in. */
  pendingToken: z.string(),
  hasApp: z.boolean(),
  hasPasskey: z.boolean(),
})
export type PendingSignIn = z.output<typeof pendingSignIn>

export const signInWithCodeCall = endpoint({
  name: 'signInWithCode',
  method: 'POST',
  path: '/api/auth/login/code',
  summary: 'Finish a sign-in with a code of your authenticator app or a recovery code',
  access: 'public',
  refusals: ['wrong-code', 'sign-in-expired', 'suspended'],
  body: z.strictObject({ pendingToken: z.string().check(z.maxLength(200)), code: enteredCode }),
  response: signedIn,
})

export const askPasskeySignInCall = endpoint({
  name: 'askPasskeySignIn',
  method: 'POST',
  path: '/api/auth/login/passkey/challenge',
  summary: 'Get a passkey challenge for signing in',
  access: 'public',
  response: passkeyRequest,
})

export const signInWithPasskeyCall = endpoint({
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/api/auth/login/passkey',
  summary: 'Sign in with a passkey; it needs no password',
  access: 'public',
  refusals: ['passkey-refused', 'sign-in-expired', 'suspended'],
  body: z.strictObject({ answer: passkeyAnswer, rememberMe: z.optional(z.boolean()) }),
  response: signedIn,
})

const own = { access: 'signed-in', worksWithoutFactor: true } as const

export const confirmWithCodeCall = endpoint({
  name: 'confirmWithCode',
  ...own,
  method: 'POST',
  path: '/api/auth/confirm/code',
  summary: 'Enter a code of your authenticator app, for calls that need a fresh sign-in',
  refusals: ['wrong-code'],
  body: z.strictObject({ code: enteredCode }),
  response: acknowledged,
})

export const askPasskeyConfirmationCall = endpoint({
  name: 'askPasskeyConfirmation',
  ...own,
  method: 'POST',
  path: '/api/auth/confirm/passkey/challenge',
  summary: 'Get a passkey challenge for confirming your identity',
  response: passkeyRequest,
})

export const confirmWithPasskeyCall = endpoint({
  name: 'confirmWithPasskey',
  ...own,
  method: 'POST',
  path: '/api/auth/confirm/passkey',
  summary: 'Use a passkey, for calls that need a fresh sign-in',
  refusals: ['passkey-refused'],
  body: z.strictObject({ answer: passkeyAnswer }),
  response: acknowledged,
})

export const readFactorsCall = endpoint({
  name: 'readFactors',
  ...own,
  method: 'GET',
  path: '/api/user/factors',
  summary: 'Your second factors',
  response: z.object({
    /** Null without an authenticator app. */
    appAddedAt: z.nullable(timestamp),
    passkeys: z.array(
      z.object({
        id: passkeyId,
        name: z.string(),
        createdAt: timestamp,
        lastUsedAt: z.nullable(timestamp),
      }),
    ),
    recoveryCodesLeft: z.int(),
    /** The operator requires one, so the last cannot be removed. */
    isRequired: z.boolean(),
  }),
})

export const startAppCall = endpoint({
  name: 'startApp',
  ...own,
  method: 'POST',
  path: '/api/user/factors/app',
  summary: 'Get a secret for a new authenticator app; entering its first code activates it',
  needsFreshSignIn: true,
  response: z.object({ secret: z.string(), uri: z.string() }),
})

const newCodes = z.object({
  /** Shown this once; null if the earlier ones stay good. */
  recoveryCodes: z.nullable(z.array(z.string())),
})

export const confirmAppCall = endpoint({
  name: 'confirmApp',
  ...own,
  method: 'POST',
  path: '/api/user/factors/app/confirm',
  summary: 'Enter the first code of your authenticator app, which turns it on',
  needsFreshSignIn: true,
  refusals: ['app-not-started', 'wrong-code'],
  body: z.strictObject({ code: enteredCode }),
  response: newCodes,
})

export const removeAppCall = endpoint({
  name: 'removeApp',
  ...own,
  method: 'DELETE',
  path: '/api/user/factors/app',
  summary: 'Turn your authenticator app off',
  needsFreshSignIn: true,
  refusals: ['app-not-found', 'second-factor-required'],
  response: acknowledged,
})

export const askNewPasskeyCall = endpoint({
  name: 'askNewPasskey',
  ...own,
  method: 'POST',
  path: '/api/user/factors/passkeys/challenge',
  summary: 'Get the options for creating a passkey',
  needsFreshSignIn: true,
  refusals: ['too-many-passkeys'],
  response: passkeyToCreate,
})

export const addPasskeyCall = endpoint({
  name: 'addPasskey',
  ...own,
  method: 'POST',
  path: '/api/user/factors/passkeys',
  summary: 'Add a passkey',
  needsFreshSignIn: true,
  refusals: ['passkey-known', 'passkey-refused', 'too-many-passkeys'],
  body: z.strictObject({ name: passkeyName, created: createdPasskey }),
  response: newCodes,
  status: 201,
})

export const removePasskeyCall = endpoint({
  name: 'removePasskey',
  ...own,
  method: 'DELETE',
  path: '/api/user/factors/passkeys/{id}',
  summary: 'Remove a passkey',
  needsFreshSignIn: true,
  refusals: ['passkey-not-found', 'second-factor-required'],
  params: passkeyParams,
  response: acknowledged,
})

export const renewRecoveryCodesCall = endpoint({
  name: 'renewRecoveryCodes',
  ...own,
  method: 'POST',
  path: '/api/user/factors/recovery-codes',
  summary: 'Get new recovery codes; the earlier ones stop working',
  needsFreshSignIn: true,
  refusals: ['no-second-factor'],
  response: z.object({ recoveryCodes: z.array(z.string()) }),
})

export const issueHelpCodeCall = endpoint({
  name: 'issueHelpCode',
  method: 'POST',
  path: '/api/admin/users/{id}/help-code',
  summary: `Get a code with which someone who lost their second factor signs in once, within ${handedOverHours} hours`,
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['no-second-factor', 'one-admin-alone', 'own-help-code', 'user-not-found'],
  params: userParams,
  body: z.strictObject({ reason }),
  response: z.object({ code: z.string(), expiresAt: timestamp }),
})
