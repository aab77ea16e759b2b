import * as z from 'zod/mini'
import { nameText } from '../input/name.ts'
import {
  displayNameMaxLength,
  emailMaxLength,
  passwordMaxLength,
  passwordMinLength,
} from '../limits.ts'

/**
 * Bodies of the account forms. Kept apart from the calls because forms validate with them in the
 * browser, and a page without such a form then loads no schema at all.
 */
export const email = z
  .string('Invalid email address')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(emailMaxLength, 'Invalid email address'),
    z.email('Invalid email address'),
  )

export const displayName = nameText('Display name is required', displayNameMaxLength)

const newPassword = z
  .string('Password is required')
  .check(
    z.minLength(passwordMinLength, `Password must be at least ${passwordMinLength} characters`),
    z.maxLength(passwordMaxLength, `Password must be at most ${passwordMaxLength} characters`),
  )

export const enteredPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(1000, 'Password is too long'))

export const registration = z.strictObject({
  email,
  password: newPassword,
  displayName,
  // The specification sends a role; it is ignored, the account is always a creator.
  role: z.optional(z.string().check(z.maxLength(40))),
})

/** The push endpoint of the browser that makes the change: it stays subscribed, all others end. */
export const pushEndpoint = z.optional(z.string().check(z.maxLength(1000)))

export const passwordChange = z.strictObject({
  currentPassword: enteredPassword,
  newPassword,
  pushEndpoint,
})

export const forgottenPassword = z.strictObject({
  email,
  /** Where to continue after signing in; an address of our own. */
  next: z.optional(z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])/))),
})

export const passwordReset = z.strictObject({ password: newPassword })

export const emailChange = z.strictObject({ email, pushEndpoint })

export const nameChange = z.strictObject({ displayName })

export const acceptance = z.strictObject({ displayName, password: newPassword })
