import * as z from 'zod/mini'
import { countNumber as count } from '../platform-counts.ts'

export const video = z.object({
  id: z.string(),
  create_time: z.optional(z.int()),
  title: z.optional(z.string()),
  video_description: z.optional(z.string()),
  cover_image_url: z.optional(z.string()),
  view_count: count,
  like_count: count,
  comment_count: count,
  share_count: count,
})
export type Video = z.output<typeof video>

export const videoAnswer = z.object({
  data: z.object({ videos: z.optional(z.array(z.unknown())) }),
})

export const userAnswer = z.object({
  data: z.object({
    user: z.object({
      open_id: z.string(),
      username: z.string(),
      follower_count: count,
      bio_description: z.optional(z.string()),
    }),
  }),
})

export const tokenAnswer = z.object({
  open_id: z.string(),
  scope: z.string(),
  access_token: z.string(),
  expires_in: z.int(),
  refresh_token: z.string(),
  refresh_expires_in: z.int(),
})
export type TokenAnswer = z.output<typeof tokenAnswer>

export const webhookEvent = z.object({
  client_key: z.string(),
  event: z.string(),
  create_time: z.int(),
  user_openid: z.string(),
})

/** On success the code is `ok` here too. Some errors come without the envelope. */
export const statusEnvelope = z.object({
  error: z.optional(z.object({ code: z.string(), message: z.optional(z.string()) })),
  code: z.optional(z.string()),
})

/** Token endpoints return errors without the envelope, with an unreliable HTTP status. */
export const oauthError = z.object({
  error: z.string(),
  error_description: z.optional(z.string()),
})

/** The app's own token, which proves its key pair. */
export const clientTokenAnswer = z.object({ access_token: z.string(), expires_in: z.int() })
