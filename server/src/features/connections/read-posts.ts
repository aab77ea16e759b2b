import type { SocialAccountId } from '@permille/contract/ids'
import {
  type ReadPosts,
  ReconnectNeeded,
  type SocialPlatform,
} from '#integrations/social-platform.ts'
import type { AccessTokenDeps } from './connection-deps.ts'
import { findAccount } from './connection-store.ts'
import { withAccess } from './with-access.ts'

interface Post {
  readonly externalPostId: string
  readonly socialAccountId: SocialAccountId
}

/**
 * Reads posts in the background in one call, counted as tracking. `reads` is how many of them the platform
 * bills. Where accounts cannot be mixed, all posts are of one account, which must be connected.
 */
export async function readPostsTogether(
  deps: AccessTokenDeps,
  platform: SocialPlatform,
  { posts, reads }: { posts: readonly Post[]; reads: number },
): Promise<ReadPosts> {
  const ids = posts.map(({ externalPostId }) => externalPostId)
  const accountId = platform.batch.perAccount ? (posts[0]?.socialAccountId ?? null) : null
  const purpose = { kind: 'tracking' } as const
  const call = { platform: platform.platform, purpose, accountId, calls: 1, reads }
  await deps.countCall(call)
  const countMore = () => deps.countCall({ ...call, reads: 0 })
  if (accountId === null) {
    return await platform.readPosts({ platformUserId: '', accessToken: null, countMore }, ids)
  }
  const account = await findAccount(deps.database, accountId)
  if (account === undefined) throw new ReconnectNeeded(platform.platform)
  return await withAccess(deps, account, (access) =>
    platform.readPosts({ ...access, countMore }, ids),
  )
}

/**
 * Splits posts into calls: at most `size` ids, and one account per call if accounts cannot be mixed. Those
 * whose key is in `apart` are read alone.
 */
export function batchPosts<Some extends Post>(
  posts: readonly Some[],
  { size, perAccount }: SocialPlatform['batch'],
  apart: (post: Some) => string | undefined = () => undefined,
): Some[][] {
  const groups = new Map<string, Some[]>()
  for (const post of posts) {
    const key = apart(post) ?? (perAccount ? post.socialAccountId : 'all')
    groups.set(key, [...(groups.get(key) ?? []), post])
  }
  return [...groups.values()].flatMap((group) => slices(group, size))
}

export function slices<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
