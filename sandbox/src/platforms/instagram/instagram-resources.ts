import type { Account } from '../social/account.ts'
import { deriveDigits } from '../social/derive.ts'
import { instagramMediaId, type Post, type PostCounts } from '../social/post.ts'
import type { PostView } from '../social/social-tables.ts'
import { GraphError } from './graph-error.ts'

type Resource = Readonly<Record<string, unknown>>

/** The id is always included; an unknown field fails the whole request. */
export function pickFields(resource: Resource, fields: string | undefined): Resource {
  const names = ['id', ...(fields ?? '').split(',')].filter((name) => name !== '')
  const unknown = names.find((name) => !Object.hasOwn(resource, name))
  if (unknown) throw new GraphError(100, `Tried accessing nonexisting field (${unknown})`)
  return Object.fromEntries(names.map((name) => [name, resource[name]]))
}

export function meResource(account: Account, mediaCount: number): Resource {
  return {
    id: deriveDigits(`app ${account.platformUserId}`, { start: '24', length: 17 }),
    user_id: account.platformUserId,
    username: account.username,
    name: account.username,
    account_type: 'MEDIA_CREATOR',
    profile_picture_url: undefined,
    followers_count: account.followers,
    media_count: mediaCount,
  }
}

export function mediaResource(
  post: Post,
  owner: Account,
  { counts, pictureUrl }: PostView,
): Resource {
  return {
    id: instagramMediaId(post.externalPostId),
    shortcode: post.externalPostId,
    permalink: `https://www.instagram.com/reel/${post.externalPostId}/`,
    media_type: 'VIDEO',
    media_product_type: 'REELS',
    caption: post.title,
    timestamp: new Date(post.publishedAtMs).toISOString().replace(/\.\d+Z$/, '+0000'),
    like_count: counts.likes,
    comments_count: counts.comments,
    thumbnail_url: pictureUrl,
    username: owner.username,
  }
}

/** A post without any views has no reading yet: an empty data set, not zeros. */
export function insights(post: Post, counts: PostCounts, metrics: string): readonly Resource[] {
  const { views, likes, comments, shares } = counts
  const saved = Math.floor(likes / 10)
  const values: Readonly<Record<string, number>> = {
    views,
    reach: Math.floor(views * 0.8),
    likes,
    comments,
    shares,
    saved,
    total_interactions: likes + comments + shares + saved,
  }
  const names = metrics.split(',')
  const unknown = names.find((name) => values[name] === undefined)
  if (unknown) throw new GraphError(100, `metric[0] must be one of the valid values: ${unknown}`)
  if (views === 0) return []
  return names.map((name) => ({
    name,
    period: 'lifetime',
    values: [{ value: values[name] }],
    title: name,
    description: '',
    id: `${instagramMediaId(post.externalPostId)}/insights/${name}/lifetime`,
  }))
}
