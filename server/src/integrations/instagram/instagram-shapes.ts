import * as z from 'zod/mini'
import { countNumber as count } from '../platform-counts.ts'

/** The permissions come as a list or as one text, and are not in every shape. */
const permissions = z.optional(
  z.union([
    z.array(z.string()),
    z.pipe(
      z.string(),
      z.transform((text) => text.split(/[, ]+/)),
    ),
  ]),
)
const shortToken = z.object({ access_token: z.string(), permissions })
export type ShortToken = z.output<typeof shortToken>

/**
 * Two shapes are documented. `user_id` is in both and is never read: as a JSON number above 2^53 it
 * may turn into another account's.
 */
export const codeAnswer = z.union([z.object({ data: z.array(shortToken) }), shortToken])

export const longTokenAnswer = z.object({ access_token: z.string(), expires_in: z.int() })

const me = z.object({
  id: z.optional(z.string()),
  user_id: z.string(),
  username: z.string(),
  followers_count: count,
})
/** One sample in the documentation wraps it in `data`. */
export const meAnswer = z.union([z.object({ data: z.array(me) }), me])

/** Some entries lack the shortcode; only videos have a still of their own. */
export const media = z.object({
  id: z.string(),
  shortcode: z.optional(z.string()),
  permalink: z.optional(z.string()),
  caption: z.optional(z.string()),
  timestamp: z.optional(z.string()),
  media_type: z.optional(z.string()),
  media_url: z.optional(z.string()),
  thumbnail_url: z.optional(z.string()),
})
export type Media = z.output<typeof media>

export const mediaPage = z.object({
  data: z.array(z.unknown()),
  paging: z.optional(
    z.object({
      cursors: z.optional(z.object({ after: z.optional(z.string()) })),
      next: z.optional(z.string()),
    }),
  ),
})

const number = z.object({ value: count })
export const insightsAnswer = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      values: z.optional(z.array(number)),
      total_value: z.optional(number),
    }),
  ),
})

export const graphError = z.object({
  error: z.object({
    code: z.int(),
    error_subcode: z.optional(z.int()),
    message: z.optional(z.string()),
  }),
})

/** `X-Business-Use-Case-Usage`, by business account. */
export const usageHeader = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.optional(z.number()) })),
)

/** The payload that Meta signs; an id above 2^53 comes as text. */
export const signedPayload = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  issued_at: z.int(),
  user_id: z.union([z.string(), z.int()]),
})

/** The token endpoint returns errors without the envelope. */
export const oauthError = z.object({ error_type: z.string(), error_message: z.string() })
