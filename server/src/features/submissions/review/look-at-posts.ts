import { parsePostUrl } from '@permille/contract/post-url'
import {
  PlatformUnavailable,
  type PostFacts,
  type ReadPosts,
  ReconnectNeeded,
  type SocialPlatform,
} from '../../../integrations/social-platform.ts'
import { isExpectedError, Unavailable } from '../../../platform/errors/errors.ts'
import { readAccount, withAccess } from '../../connections/public.ts'
import type { LookDeps } from '../submission-deps.ts'
import type { DueCheck, Look } from './approval-check.ts'

export interface Looked {
  readonly due: DueCheck
  readonly look: Look
}

/**
 * Reads a batch of posts in one call. One bad id must hide no other post: a request that is refused is made again for
 * each of its posts. Never throws.
 */
export async function lookAtPosts(
  deps: LookDeps,
  platform: SocialPlatform,
  posts: readonly DueCheck[],
): Promise<Looked[]> {
  try {
    const facts = await readBatch(deps, platform, posts)
    const looked: Looked[] = []
    for (const due of posts) {
      looked.push({ due, look: await lookCloser(deps, platform, { due, facts }) })
    }
    return looked
  } catch (error) {
    const isRefused = error instanceof PlatformUnavailable && error.trouble === 'request'
    if (!isRefused || posts.length === 1) {
      return posts.map((due) => ({ due, look: unreadBecause(deps, error) }))
    }
    const apart: Looked[] = []
    for (const due of posts) apart.push(...(await lookAtPosts(deps, platform, [due])))
    return apart
  }
}

async function readBatch(
  deps: LookDeps,
  platform: SocialPlatform,
  posts: readonly DueCheck[],
): Promise<ReadPosts> {
  const ids = posts.map(({ externalPostId }) => externalPostId)
  const [first] = posts
  await count(deps, platform, posts)
  if (!platform.batch.perAccount || first === undefined) {
    return platform.readPosts({ platformUserId: '', accessToken: null }, ids)
  }
  const account = await readAccount(deps.database, first.socialAccountId)
  if (account === undefined) throw new ReconnectNeeded(platform.platform)
  return withAccess(deps, account, (access) => platform.readPosts(access, ids))
}

async function lookCloser(
  deps: LookDeps,
  platform: SocialPlatform,
  { due, facts }: { due: DueCheck; facts: ReadPosts },
): Promise<Look> {
  const post = facts.get(due.externalPostId)
  if (post === undefined) return { kind: 'unread', retrySeconds: null }
  if (post === null) return { kind: 'gone' }
  if (!due.needsDisclosure || hasWords(post)) return { kind: 'seen', post }
  try {
    const found = await findWithWords(deps, platform, due)
    return found === null ? { kind: 'gone' } : { kind: 'seen', post: found }
  } catch (error) {
    return unreadBecause(deps, error)
  }
}

function hasWords({ title, description }: PostFacts): boolean {
  return title !== null || description !== null
}

/** Instagram’s readings have counts only; the words are in the list of the account’s posts. */
async function findWithWords(
  deps: LookDeps,
  platform: SocialPlatform,
  due: DueCheck,
): Promise<PostFacts | null> {
  const account = await readAccount(deps.database, due.socialAccountId)
  const url = parsePostUrl(due.postUrl)
  if (account === undefined || !url.ok) throw new ReconnectNeeded(platform.platform)
  await count(deps, platform, [due])
  return withAccess(deps, account, (access) => platform.findPost(access, url.reference))
}

/** Like tracking: nobody waits for it. */
async function count(
  { countCall }: LookDeps,
  { platform, batch }: SocialPlatform,
  posts: readonly DueCheck[],
): Promise<void> {
  const accountId = batch.perAccount ? (posts[0]?.socialAccountId ?? null) : null
  const purpose = { kind: 'tracking' } as const
  await countCall({ platform, purpose, accountId, calls: 1, reads: posts.length })
}

function unreadBecause({ log }: LookDeps, error: unknown): Look {
  if (!isExpectedError(error)) log.error({ err: error }, 'a post cannot be read for its approval')
  const retrySeconds = error instanceof Unavailable ? (error.retryAfterSeconds ?? null) : null
  return { kind: 'unread', retrySeconds }
}

/** Splits posts into calls: as many as one takes, and one account per call if accounts cannot be mixed. */
export function batchesOf(
  posts: readonly DueCheck[],
  { size, perAccount }: SocialPlatform['batch'],
): DueCheck[][] {
  const groups = new Map<string, DueCheck[]>()
  for (const post of posts) {
    const key = perAccount ? post.socialAccountId : 'all'
    groups.set(key, [...(groups.get(key) ?? []), post])
  }
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / size) }, (_, index) =>
      group.slice(index * size, (index + 1) * size),
    ),
  )
}
