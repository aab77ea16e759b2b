import type { Account } from '../social/account.ts'
import { deriveUuid } from '../social/derive.ts'
import type { Post } from '../social/post.ts'
import type { PostView } from '../social/social-tables.ts'

/** TikTok omits every field that `fields` does not name. */
export function pickFields(resource: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  return Object.fromEntries(Object.entries(resource).filter(([name]) => fields.includes(name)))
}

export const userScopes: Readonly<Record<string, string>> = {
  username: 'user.info.profile',
  bio_description: 'user.info.profile',
  is_verified: 'user.info.profile',
  profile_deep_link: 'user.info.profile',
  follower_count: 'user.info.stats',
  following_count: 'user.info.stats',
  likes_count: 'user.info.stats',
  video_count: 'user.info.stats',
}

export function userResource(account: Account, videoCount: number) {
  return {
    open_id: account.platformUserId,
    union_id: deriveUuid(`union ${account.platformUserId}`),
    avatar_url: '',
    display_name: account.username,
    username: account.username,
    bio_description: account.description,
    profile_deep_link: `https://www.tiktok.com/@${account.username}`,
    is_verified: false,
    follower_count: account.followers,
    following_count: 12,
    likes_count: account.followers * 9,
    video_count: videoCount,
  }
}

export function videoResource(post: Post, owner: Account, { counts, pictureUrl }: PostView) {
  const address = `https://www.tiktok.com/@${owner.username}/video/${post.externalPostId}`
  return {
    id: post.externalPostId,
    create_time: Math.floor(post.publishedAtMs / 1000),
    share_url: `${address}?utm_campaign=tt4d_open_api&utm_source=sandbox`,
    title: post.title,
    video_description: post.title,
    cover_image_url: pictureUrl,
    duration: 34,
    view_count: counts.views,
    like_count: counts.likes,
    comment_count: counts.comments,
    share_count: counts.shares,
  }
}
