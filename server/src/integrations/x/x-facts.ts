import type { AccountFacts, PostFacts } from '../social-platform.ts'
import type { Media, Tweet, User } from './x-shapes.ts'

/**
 * `impression_count` is the number of views: a video's own count also includes views from other
 * posts, so that a reposted video would be paid twice.
 */
export function toPostFacts(tweet: Tweet, media: readonly Media[]): PostFacts {
  const metrics = tweet.public_metrics ?? {}
  const reposts = metrics.retweet_count ?? metrics.repost_count
  const isShareKnown = reposts !== undefined || metrics.quote_count !== undefined
  return {
    externalPostId: tweet.id,
    authorPlatformUserId: tweet.author_id,
    title: null,
    description: tweet.text ?? null,
    thumbnailUrl: stillOf(tweet, media),
    publishedAt: tweet.created_at === undefined ? null : new Date(tweet.created_at),
    viewCount: metrics.impression_count ?? null,
    likeCount: metrics.like_count ?? null,
    commentCount: metrics.reply_count ?? null,
    shareCount: isShareKnown ? (reposts ?? 0) + (metrics.quote_count ?? 0) : null,
    isLabelledPaid: tweet.paid_partnership === true,
  }
}

/** The first attachment that has one, in the order of the post. */
function stillOf({ attachments }: Tweet, media: readonly Media[]): string | null {
  for (const key of attachments?.media_keys ?? []) {
    const attached = media.find((each) => each.media_key === key)
    const still = attached?.preview_image_url ?? attached?.url
    if (still !== undefined) return still
  }
  return null
}

export function toAccountFacts(user: User): AccountFacts {
  return {
    platformUserId: user.id,
    username: user.username,
    followerCount: user.public_metrics?.followers_count ?? 0,
    description: user.description ?? null,
  }
}
