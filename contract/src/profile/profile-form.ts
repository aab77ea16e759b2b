import * as z from 'zod/mini'
import { displayName } from '../accounts/account-forms.ts'
import { bioMaxLength, usernameMaxLength, usernameMinLength } from '../limits.ts'
import { contentCategories, countries, languages, timezones } from '../reference-lists.ts'

export const username = z
  .string()
  .check(
    z.trim(),
    z.minLength(usernameMinLength, 'Username must be at least 3 characters'),
    z.maxLength(usernameMaxLength, 'Username must be at most 30 characters'),
    z.regex(/^[A-Za-z0-9_]+$/, 'Username can only contain letters, numbers, and underscores'),
  )

const countryName = z.enum(countries.map((country) => country.name))

/** Body of the profile settings; apart from the calls for the reason in account-forms.ts. */
export const profileChanges = z.strictObject({
  displayName: z.optional(displayName),
  // Two names for one field: different values in both are a 400.
  username: z.optional(username),
  handle: z.optional(username),
  bio: z.optional(
    z.nullable(
      z.string().check(z.trim(), z.maxLength(bioMaxLength, 'Bio must be 500 characters or less')),
    ),
  ),
  country: z.optional(z.nullable(countryName)),
  city: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(80)))),
  timezone: z.optional(z.nullable(z.enum(timezones))),
  languages: z.optional(z.array(z.enum(languages)).check(z.maxLength(languages.length))),
  contentCategories: z.optional(
    z.array(z.enum(contentCategories)).check(z.maxLength(contentCategories.length)),
  ),
})
