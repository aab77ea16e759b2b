import type { PostFacts, ReadPosts, SocialPlatform } from '../../integrations/social-platform.ts'
import { PlatformUnavailable, ReconnectNeeded } from '../../integrations/social-platform.ts'
import type { Log } from '../../platform/log.ts'
import {
  type AccessTokenDeps,
  PlatformQuotaUsedUp,
  readAccount,
  withAccess,
} from '../connections/public.ts'
import type { DuePost } from './due-post.ts'

/**
 * The result of reading one post: its counts, a definite absence, or a reason to try again later.
 */
export type PostOutcome =
  | { readonly kind: 'read'; readonly post: DuePost; readonly facts: PostFacts }
  | { readonly kind: 'absent'; readonly post: DuePost; readonly note: string }
  | {
      readonly kind: 'postponed'
      readonly post: DuePost
      readonly note: string
      readonly seconds: number
    }

export interface ReadBatchDeps extends AccessTokenDeps {
  readonly log: Log
}

const outageSeconds = 60
const reconnectSeconds = 3600
const brokenSeconds = 600

/** Makes one call to a platform. Never throws, so that an unreadable post delays no other. */
export async function readBatch(
  deps: ReadBatchDeps,
  platform: SocialPlatform,
  posts: readonly DuePost[],
): Promise<PostOutcome[]> {
  const postponed = (note: string, seconds: number): PostOutcome[] =>
    posts.map((post) => ({ kind: 'postponed', post, note, seconds }))
  try {
    await countReading(deps, platform, posts)
    const facts = await readFacts(deps, platform, posts)
    return posts.map((post) => outcomeOf(post, facts.get(post.externalPostId)))
  } catch (error) {
    if (error instanceof ReconnectNeeded) {
      return postponed('The account must be connected again', reconnectSeconds)
    }
    if (error instanceof PlatformQuotaUsedUp) {
      return postponed('The platform’s quota is used up for now', outageSeconds)
    }
    if (error instanceof PlatformUnavailable) {
      return postponed('The platform did not respond', error.retryAfterSeconds ?? outageSeconds)
    }
    deps.log.error({ err: error, platform: platform.platform }, 'posts cannot be read')
    return postponed('The post could not be read', brokenSeconds)
  }
}

/** Absent only if the platform says so about this post: nothing else is a sign that it is gone. */
function outcomeOf(post: DuePost, facts: PostFacts | null | undefined): PostOutcome {
  if (facts === null) return { kind: 'absent', post, note: 'The post is not visible' }
  const later = (note: string, seconds: number): PostOutcome => {
    return { kind: 'postponed', post, note, seconds }
  }
  if (facts === undefined) return later('The platform did not say anything about the post', 600)
  if (facts.viewCount === null) return later('The platform does not show its views', 3600)
  return { kind: 'read', post, facts }
}

async function readFacts(
  deps: ReadBatchDeps,
  platform: SocialPlatform,
  posts: readonly DuePost[],
): Promise<ReadPosts> {
  const ids = posts.map((post) => post.externalPostId)
  const [first] = posts
  if (!platform.batch.perAccount || first === undefined) {
    return await platform.readPosts({ platformUserId: '', accessToken: null }, ids)
  }
  const account = await readAccount(deps.database, first.socialAccountId)
  if (account === undefined) throw new ReconnectNeeded(platform.platform)
  return await withAccess(deps, account, (access) => platform.readPosts(access, ids))
}

async function countReading(
  { countCall }: ReadBatchDeps,
  { platform, batch }: SocialPlatform,
  posts: readonly DuePost[],
): Promise<void> {
  const accountId = batch.perAccount ? (posts[0]?.socialAccountId ?? null) : null
  const purpose = { kind: 'tracking' } as const
  await countCall({ platform, purpose, accountId, calls: 1, reads: posts.length })
}
