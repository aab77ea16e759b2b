import * as z from 'zod/mini'
import {
  reasonMaxLength,
  referenceMaxLength,
  referenceMinLength,
  searchMaxLength,
} from './limits.ts'
import type { Cents, CentsPerKViews } from './money.ts'

/** Building blocks shared by several features. Requests are strict, responses are allow-lists. */
export const id = z.uuid('This is not a valid id')
export const idParams = z.strictObject({ id })

/** An ISO 8601 instant in UTC. Branded, so that the server may return a Date in its place. */
export const timestamp = z.iso.datetime().brand('timestamp')
export type Timestamp = z.output<typeof timestamp>

/** A schema whose output is narrowed in types only. */
export type Narrowed<Schema, Output> = Schema & { readonly _zod: { readonly output: Output } }

const whole = z.int()
export const cents = whole as Narrowed<typeof whole, Cents>
/** A schema of its own: the reference names its unit by it. */
const wholePerKViews = z.int()
export const centsPerKViews = wholePerKViews as Narrowed<typeof wholePerKViews, CentsPerKViews>
/** An amount that a person was shown, as confirmation of it. */
const confirmed = z.int('Send the amount in whole cents')
export const confirmedCents = confirmed as Narrowed<typeof confirmed, Cents>
export const nothing = z.strictObject({})
export const acknowledged = z.object({ ok: z.literal(true) })

/** Cursor paging for every list: at most 100 items, the next page's URL in the Link header. */
export const paging = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
  cursor: z.optional(z.string().check(z.maxLength(200))),
}

/** `1` for a list's order the other way around. */
export const reverse = z.optional(z.literal('1'))

/** A list's search term. */
export const search = z.optional(z.string().check(z.trim(), z.maxLength(searchMaxLength)))

/** Only https links are stored (rules §8). */
export function httpsUrl(message: string) {
  return z
    .string(message)
    .check(z.trim(), z.maxLength(2000, message), z.refine(isHttpsUrl, message))
}

function isHttpsUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return (
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.hostname.includes('.')
  )
}

/** Body of a failed call. */
export const failure = z.object({
  message: z.string(),
  code: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
})

/** Why an admin does something; stored with the action. */
export const reason = z
  .string('A reason is required')
  .check(z.trim(), z.minLength(1, 'A reason is required'), z.maxLength(reasonMaxLength))

/** An empty text field is the same as one left out. */
export function optionalText(limit: number, message: string) {
  return z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(limit, message))))
}

/** The reference on the statement of someone paid outside the provider: a transfer's number. */
export const reference = z
  .string()
  .check(
    z.trim(),
    z.minLength(referenceMinLength, 'Enter the reference'),
    z.maxLength(referenceMaxLength),
  )
