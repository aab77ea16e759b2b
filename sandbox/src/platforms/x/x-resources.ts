import type { XFieldNames } from '#control/setting-fields.ts'
import type { Account } from '../social/account.ts'
import { kindOf, type Post, type PostCounts } from '../social/post.ts'
import type { PostView } from '../social/social-tables.ts'

type Fields = ReadonlySet<string>

export function tweetResource(
  post: Post,
  owner: Account,
  view: { fields: Fields; counts: PostCounts; names: XFieldNames },
) {
  const { fields, counts, names } = view
  return {
    id: post.externalPostId,
    text: post.title,
    [`edit_history_${names}_ids`]: [post.externalPostId],
    ...(fields.has('author_id') && { author_id: owner.platformUserId }),
    ...(fields.has('created_at') && { created_at: new Date(post.publishedAtMs).toISOString() }),
    ...(fields.has('attachments') && { attachments: { media_keys: [mediaKey(post)] } }),
    ...(fields.has('paid_partnership') && { paid_partnership: post.isLabelledPaid ?? false }),
    ...(fields.has('public_metrics') && {
      public_metrics: {
        [names === 'post' ? 'repost_count' : 'retweet_count']: counts.shares,
        reply_count: counts.comments,
        like_count: counts.likes,
        quote_count: 0,
        bookmark_count: Math.floor(counts.likes / 20),
        impression_count: counts.views,
      },
    }),
  }
}

function mediaKey(post: Post): string {
  return `13_${post.externalPostId}`
}

/** `view_count` sums over every post with the same video, so it exceeds this post's own views. */
export function mediaResource(post: Post, view: PostView & { fields: Fields }) {
  const { fields, counts, pictureUrl } = view
  if (kindOf(post) !== 'video') {
    return {
      media_key: mediaKey(post),
      type: 'photo',
      ...(fields.has('url') && { url: pictureUrl }),
    }
  }
  return {
    media_key: mediaKey(post),
    type: 'video',
    ...(fields.has('preview_image_url') && { preview_image_url: pictureUrl }),
    ...(fields.has('public_metrics') && { public_metrics: { view_count: counts.views * 2 } }),
  }
}

export function userResource(
  account: Account,
  view: { fields: Fields; postCount: number; names: XFieldNames },
) {
  const { fields, postCount, names } = view
  return {
    id: account.platformUserId,
    name: account.username,
    username: account.username,
    ...(fields.has('description') && { description: account.description }),
    ...(fields.has('created_at') && { created_at: new Date(account.createdAtMs).toISOString() }),
    ...(fields.has('protected') && { protected: false }),
    ...(fields.has('public_metrics') && {
      public_metrics: {
        followers_count: account.followers,
        following_count: 1,
        [`${names}_count`]: postCount,
        listed_count: 0,
      },
    }),
  }
}
