import type { Platform } from '@permille/contract/enums'
import type { World } from '../world.ts'
import { accountKey } from './social/account.ts'
import { type Growth, lateGrowth, ordinaryGrowth } from './social/growth.ts'
import { growthNowMs } from './social/growth-clock.ts'
import { newPost, type Post, type PostKind, type PostState } from './social/post.ts'
import type { SocialTables } from './social/social-tables.ts'

const freshMs = 48 * 3600 * 1000

export interface PostRequest {
  readonly platform: Platform
  readonly username: string
  readonly externalPostId: string
  readonly views: number
  readonly likes?: number
  readonly comments?: number
  readonly shares?: number
  readonly publishedAt?: string | number
  readonly state?: PostState
  readonly title?: string
  readonly grows?: boolean
  readonly kind?: PostKind
  readonly hasShortcode?: boolean
  readonly isLabelledPaid?: boolean
  readonly withoutMetrics?: string
}

export interface AccountRequest {
  readonly platform: Platform
  readonly username: string
  readonly followers: number
  readonly description?: string
  readonly professionalSince?: string | number
}

export function applyPost(world: World, tables: SocialTables, request: PostRequest) {
  const { platform, username, externalPostId, views } = request
  tables.ensureAccount(platform, username)
  const key = accountKey(platform, username)
  const fresh = newPost({ platform, externalPostId, accountKey: key })
  const existing = tables.post(platform, externalPostId) ?? { ...fresh, publishedAtMs: world.now() }
  const post: Post = {
    ...existing,
    accountKey: key,
    views,
    likes: request.likes ?? existing.likes,
    comments: request.comments ?? existing.comments,
    shares: request.shares ?? existing.shares,
    publishedAtMs:
      request.publishedAt === undefined
        ? existing.publishedAtMs
        : new Date(request.publishedAt).getTime(),
    state: request.state ?? existing.state,
    title: request.title ?? existing.title,
    kind: request.kind ?? existing.kind,
    hasShortcode: request.hasShortcode ?? existing.hasShortcode,
    isLabelledPaid: request.isLabelledPaid ?? existing.isLabelledPaid,
    withoutMetrics: request.withoutMetrics ?? existing.withoutMetrics,
    growth: null,
  }
  const grows = request.grows ?? false
  const put = grows ? { ...post, growth: growthOf(world, post) } : post
  tables.putPost(put)
  const { growth: _, ...plain } = put
  return { ...plain, ...tables.counts(put), username, grows }
}

/** The first push is over after two days. */
function growthOf(world: World, { externalPostId, views, publishedAtMs }: Post): Growth {
  const nowMs = growthNowMs(world)
  return world.now() - publishedAtMs < freshMs
    ? ordinaryGrowth(externalPostId, nowMs)
    : lateGrowth(externalPostId, nowMs, views)
}

export function applyAccount(tables: SocialTables, request: AccountRequest) {
  const existing = tables.ensureAccount(request.platform, request.username)
  const account = {
    ...existing,
    followers: request.followers,
    description: request.description ?? existing.description,
    professionalSinceMs:
      request.professionalSince === undefined
        ? existing.professionalSinceMs
        : new Date(request.professionalSince).getTime(),
  }
  tables.putAccount(account)
  return account
}
