import type { Account } from '../social/account.ts'
import { deriveUuid } from '../social/derive.ts'
import type { Post } from '../social/post.ts'
import type { PostView } from '../social/social-tables.ts'

/** TikTok omits every field that `fields` does not name. */
export function pickFields(resource: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  return Object.fromEntries(Object.entries(resource).filter(([name]) => fields.includes(name)))
}

/** The scope of each field of a user (TikTok's table of fields). */
export const userScopes: Readonly<Record<string, string>> = {
  open_id: 'user.info.basic',
  union_id: 'user.info.basic',
  avatar_url: 'user.info.basic',
  avatar_url_100: 'user.info.basic',
  avatar_large_url: 'user.info.basic',
  display_name: 'user.info.basic',
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
    avatar_url_100: '',
    avatar_large_url: '',
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

/** TikTok's table of fields of a video. */
export const videoFields = [
  'id',
  'create_time',
  'cover_image_url',
  'share_url',
  'video_description',
  'duration',
  'height',
  'width',
  'title',
  'embed_html',
  'embed_link',
  'like_count',
  'comment_count',
  'share_count',
  'view_count',
] as const

export function videoResource(post: Post, owner: Account, { counts, pictureUrl }: PostView) {
  const address = `https://www.tiktok.com/@${owner.username}/video/${post.externalPostId}`
  const embedLink = `https://www.tiktok.com/player/v1/${post.externalPostId}`
  return {
    id: post.externalPostId,
    create_time: Math.floor(post.publishedAtMs / 1000),
    share_url: `${address}?utm_campaign=tt4d_open_api&utm_source=sandbox`,
    title: post.title,
    video_description: post.title,
    cover_image_url: pictureUrl,
    duration: 34,
    height: 1024,
    width: 576,
    embed_html: `<blockquote class="tiktok-embed" cite="${address}"></blockquote>`,
    embed_link: embedLink,
    view_count: counts.views,
    like_count: counts.likes,
    comment_count: counts.comments,
    share_count: counts.shares,
  } satisfies Record<(typeof videoFields)[number], unknown>
}
