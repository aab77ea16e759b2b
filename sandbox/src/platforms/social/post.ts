import type { Platform } from '@permille/contract/enums'
import { deriveDigits, deriveFraction } from './derive.ts'
import { type Growth, grownViews } from './growth.ts'

export const postStates = ['public', 'private', 'deleted'] as const
export type PostState = (typeof postStates)[number]

/** Only videos have a separate thumbnail; pictures are the post. */
export const postKinds = ['video', 'image', 'carousel'] as const
export type PostKind = (typeof postKinds)[number]

export interface Post {
  readonly platform: Platform
  /** The id in the post's URL; for Instagram the shortcode, from which the media id is derived. */
  readonly externalPostId: string
  readonly accountKey: string
  readonly title: string
  /** Views without `growth`; that part is computed from the clock at each reading. */
  readonly views: number
  /** Null: a plausible share of the views. */
  readonly likes: number | null
  readonly comments: number | null
  readonly shares: number | null
  readonly publishedAtMs: number
  readonly state: PostState
  /** A video by default. */
  readonly kind?: PostKind | undefined
  /** Instagram leaves some posts' shortcode out. */
  readonly hasShortcode?: boolean | undefined
  /** The paid-partnership label; only X reports it to apps. */
  readonly isLabelledPaid?: boolean | undefined
  /** Metrics, separated by commas, that Instagram does not offer for this kind of post. */
  readonly withoutMetrics?: string | undefined
  readonly growth: Growth | null
  /** When someone last set it; growth does not count as a change. */
  readonly changedAtMs: number
}

export interface PostCounts {
  readonly views: number
  readonly likes: number
  readonly comments: number
  readonly shares: number
}

export function postKey(platform: Platform, externalPostId: string): string {
  return `${platform}:${externalPostId}`
}

export function newPost(fields: Pick<Post, 'platform' | 'externalPostId' | 'accountKey'>): Post {
  const title = titles[Math.floor(deriveFraction(fields.externalPostId) * titles.length)]
  return {
    ...fields,
    title: title ?? 'New post',
    views: 0,
    likes: null,
    comments: null,
    shares: null,
    publishedAtMs: 0,
    state: 'public',
    growth: null,
    changedAtMs: 0,
  }
}

export function kindOf({ kind = 'video' }: Post): PostKind {
  return kind
}

/** The platform's counts at this time of the growth clock. */
export function countsOf(post: Post, growthNowMs: number): PostCounts {
  const views = post.views + (post.growth ? grownViews(post.growth, growthNowMs) : 0)
  const share = (name: string, min: number, spread: number) =>
    Math.floor(views * (min + spread * deriveFraction(`${name} ${post.externalPostId}`)))
  return {
    views,
    likes: post.likes ?? share('likes', 0.03, 0.05),
    comments: post.comments ?? share('comments', 0.002, 0.005),
    shares: post.shares ?? share('shares', 0.002, 0.008),
  }
}

/** The id of the post in the platform's API; Instagram's differs from the one in the URL. */
export function apiPostIdOf({ platform, externalPostId }: Post): string {
  return platform === 'instagram' ? instagramMediaId(externalPostId) : externalPostId
}

/** The Graph API's id of a post whose URL has only a shortcode. */
export function instagramMediaId(shortcode: string): string {
  return deriveDigits(`media ${shortcode}`, { start: '179', length: 17 })
}

const titles = [
  'Three outfits, one jacket',
  'My morning in 30 seconds',
  'I tried it for a week',
  'The honest review',
  'Packing for a weekend away',
  'What nobody tells you',
  'Before and after',
]
