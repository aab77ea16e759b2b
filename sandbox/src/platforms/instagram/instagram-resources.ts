import { type Account, appUserIdOf } from '../social/account.ts'
import { deriveDigits } from '../social/derive.ts'
import {
  instagramMediaId,
  kindOf,
  type Post,
  type PostCounts,
  type PostKind,
} from '../social/post.ts'
import type { PostView } from '../social/social-tables.ts'
import { badParameter, GraphError } from './graph-error.ts'

type Resource = Readonly<Record<string, unknown>>

/**
 * The id is always included; an unknown field fails the whole request, one without a value is left
 * out.
 */
export function pickFields(resource: Resource, fields: string | undefined): Resource {
  const names = ['id', ...(fields ?? '').split(',')].filter((name) => name !== '')
  const unknown = names.find((name) => !Object.hasOwn(resource, name))
  if (unknown) throw new GraphError(100, `(#100) Tried accessing nonexisting field (${unknown})`)
  return Object.fromEntries(names.map((name) => [name, resource[name]]))
}

export function meResource(
  account: Account,
  view: { mediaCount: number; pictureUrl: string },
): Resource {
  return {
    id: appUserIdOf(account),
    user_id: account.platformUserId,
    username: account.username,
    name: account.username,
    account_type: 'MEDIA_CREATOR',
    biography: account.description,
    website: undefined,
    profile_picture_url: view.pictureUrl,
    followers_count: account.followers,
    follows_count: 12,
    media_count: view.mediaCount,
  }
}

const mediaTypes: Readonly<Record<PostKind, string>> = {
  video: 'VIDEO',
  image: 'IMAGE',
  carousel: 'CAROUSEL_ALBUM',
}

/** The fields of Meta's IGMedia; a picture has no still, and some media have no shortcode. */
export function mediaResource(
  post: Post,
  owner: Account,
  { counts, pictureUrl }: PostView,
): Resource {
  const kind = kindOf(post)
  const isVideo = kind === 'video'
  const mediaId = instagramMediaId(post.externalPostId)
  return {
    id: mediaId,
    ig_id: deriveDigits(`ig ${post.externalPostId}`, { start: '31', length: 19 }),
    shortcode: post.hasShortcode === false ? undefined : post.externalPostId,
    permalink: `https://www.instagram.com/${isVideo ? 'reel' : 'p'}/${post.externalPostId}/`,
    media_type: mediaTypes[kind],
    media_product_type: isVideo ? 'REELS' : 'FEED',
    media_url: pictureUrl,
    thumbnail_url: isVideo ? pictureUrl : undefined,
    caption: post.title,
    alt_text: undefined,
    children: kind === 'carousel' ? { data: [{ id: `${mediaId.slice(0, -1)}0` }] } : undefined,
    comments_count: counts.comments,
    is_comment_enabled: true,
    is_shared_to_feed: isVideo,
    like_count: counts.likes,
    owner: { id: owner.platformUserId },
    timestamp: new Date(post.publishedAtMs).toISOString().replace(/\.\d+Z$/, '+0000'),
    username: owner.username,
  }
}

/** A post without any views has no reading yet: an empty data set, not zeros. */
export function insights(
  post: Post,
  counts: PostCounts,
  query: { metric?: string | undefined; period?: string | undefined },
): readonly Resource[] {
  const values = metricsOf(counts)
  const names = metricNames(query, Object.keys(values))
  const lacked = names.find((name) => (post.withoutMetrics ?? '').split(',').includes(name))
  if (lacked !== undefined) {
    throw badParameter(
      `The Media Insights API does not support the ${lacked} metric for this media product type.`,
    )
  }
  if (counts.views === 0) return []
  return names.map((name) => ({
    name,
    period: 'lifetime',
    values: [{ value: values[name] }],
    title: name,
    description: '',
    id: `${instagramMediaId(post.externalPostId)}/insights/${name}/lifetime`,
  }))
}

function metricsOf({ views, likes, comments, shares }: PostCounts) {
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
  return values
}

/** Metrics that Meta retired are refused like unknown ones, and with them the whole request. */
function metricNames(
  {
    metric = '',
    period = 'lifetime',
  }: { metric?: string | undefined; period?: string | undefined },
  known: readonly string[],
): string[] {
  const names = metric.split(',').filter((name) => name !== '')
  if (names.length === 0) throw badParameter('The parameter metric is required.')
  const wrong = names.findIndex((name) => !known.includes(name))
  if (wrong >= 0) {
    throw badParameter(`metric[${wrong}] must be one of the following values: ${known.join(', ')}`)
  }
  if (period !== 'lifetime') throw badParameter('Incompatible metric and period.')
  return names
}
