import * as z from 'zod/mini'
import { countNumber as count } from '../platform-counts.ts'

/** `repost_count` is the newer name of `retweet_count`; both are sent for a while. */
export const tweet = z.object({
  id: z.string(),
  text: z.optional(z.string()),
  author_id: z.string(),
  created_at: z.optional(z.string()),
  // X's reference does not give its type, so only `true` counts.
  paid_partnership: z.optional(z.unknown()),
  attachments: z.optional(z.object({ media_keys: z.optional(z.array(z.string())) })),
  public_metrics: z.optional(
    z.object({
      impression_count: count,
      like_count: count,
      reply_count: count,
      retweet_count: count,
      repost_count: count,
      quote_count: count,
    }),
  ),
})
export type Tweet = z.output<typeof tweet>

/** A photo has its picture in `url`; videos and GIFs have a preview image instead. */
const media = z.object({
  media_key: z.string(),
  url: z.optional(z.string()),
  preview_image_url: z.optional(z.string()),
})
export type Media = z.output<typeof media>

/** Deleted posts are listed in `errors` of a 200, and `data` may be missing altogether. */
export const tweetsAnswer = z.object({
  data: z.optional(z.array(z.unknown())),
  errors: z.optional(z.array(z.unknown())),
  includes: z.optional(z.object({ media: z.optional(z.array(media)) })),
})

export const partialError = z.object({
  type: z.string(),
  resource_id: z.optional(z.string()),
  value: z.optional(z.string()),
})

const user = z.object({
  id: z.string(),
  username: z.string(),
  description: z.optional(z.string()),
  public_metrics: z.optional(z.object({ followers_count: count })),
})
export type User = z.output<typeof user>

/** An unknown or suspended user is in `errors` of a 200, without `data`. */
export const userAnswer = z.union([
  z.object({ data: user }),
  z.object({ data: z.optional(z.undefined()), errors: z.array(z.unknown()) }),
])

export const problem = z.object({
  title: z.optional(z.string()),
  detail: z.optional(z.string()),
  type: z.optional(z.string()),
  reason: z.optional(z.string()),
  errors: z.optional(z.array(z.unknown())),
})

/** For a 400: the refused parameters, and why. */
export const parameterError = z.object({
  parameters: z.record(z.string(), z.unknown()),
  message: z.optional(z.string()),
})
