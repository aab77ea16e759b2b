import * as z from 'zod/mini'
import { countText as count } from '../platform-counts.ts'

export const video = z.object({
  id: z.string(),
  snippet: z.object({
    publishedAt: z.string(),
    channelId: z.string(),
    title: z.string(),
    description: z.string(),
    thumbnails: z.optional(z.record(z.string(), z.object({ url: z.string() }))),
  }),
  statistics: z.optional(z.object({ viewCount: count, likeCount: count, commentCount: count })),
  status: z.optional(z.object({ privacyStatus: z.optional(z.string()) })),
})
export type Video = z.output<typeof video>

/** `items` may be missing when there are none; any other 200 response lacks `kind`. */
export const videoList = z.object({
  kind: z.literal('youtube#videoListResponse'),
  items: z.optional(z.array(z.unknown())),
})

export const channelList = z.object({
  items: z.optional(
    z.array(
      z.object({
        id: z.string(),
        snippet: z.object({
          title: z.string(),
          description: z.optional(z.string()),
          customUrl: z.optional(z.string()),
        }),
        statistics: z.optional(z.object({ subscriberCount: count })),
      }),
    ),
  ),
})
export type Channel = NonNullable<z.output<typeof channelList>['items']>[number]

export const errorEnvelope = z.object({
  error: z.object({
    message: z.optional(z.string()),
    errors: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
  }),
})
