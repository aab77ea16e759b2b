import type { AccountFacts, PostFacts } from '../social-platform.ts'
import type { Channel, Video } from './youtube-shapes.ts'

export function toPostFacts(video: Video): PostFacts {
  const { snippet, statistics } = video
  const thumbnails = snippet.thumbnails ?? {}
  return {
    externalPostId: video.id,
    authorPlatformUserId: snippet.channelId,
    title: snippet.title,
    description: snippet.description,
    thumbnailUrl: (thumbnails.medium ?? thumbnails.default)?.url ?? null,
    publishedAt: new Date(snippet.publishedAt),
    viewCount: toCount(statistics?.viewCount),
    likeCount: toCount(statistics?.likeCount),
    commentCount: toCount(statistics?.commentCount),
    shareCount: null,
  }
}

/** The handle as spelled by the channel; channels without one keep the requested name. */
export function toAccountFacts(channel: Channel, askedFor: string): AccountFacts {
  return {
    platformUserId: channel.id,
    username: channel.snippet.customUrl?.replace(/^@/, '') ?? askedFor,
    followerCount: toCount(channel.statistics?.subscriberCount) ?? 0,
    description: channel.snippet.description ?? null,
  }
}

function toCount(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
