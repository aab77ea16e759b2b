import { parsePostUrl } from '@permille/contract/submissions/post-url'
import { readAccount, readPostsTogether, withAccess } from '#features/connections/public.ts'
import {
  PlatformUnavailable,
  type PostFacts,
  type ReadPosts,
  ReconnectNeeded,
  type SocialPlatform,
} from '#integrations/social-platform.ts'
import { isExpectedError, Unavailable } from '#platform/errors/errors.ts'
import type { InspectionDeps } from '../submission-deps.ts'
import { isDisclosed } from '../submit/submission-checks.ts'
import type { DueCheck, PostLookup } from './approval-check.ts'

export interface Inspected {
  readonly due: DueCheck
  readonly lookup: PostLookup
}

interface Deps extends InspectionDeps {
  /** Once aborted, no further call is made, and the posts left are not returned. */
  readonly stop: AbortSignal | undefined
}

/**
 * Reads a batch of posts in one call. One bad id must hide no other post: a refused request is repeated for
 * each of its posts. Never throws.
 */
export async function inspectPosts(
  deps: Deps,
  platform: SocialPlatform,
  posts: readonly DueCheck[],
): Promise<Inspected[]> {
  try {
    const facts = await readPostsTogether(deps, platform, { posts, reads: posts.length })
    const inspected: Inspected[] = []
    for (const due of posts) {
      if (deps.stop?.aborted) break
      inspected.push({ due, lookup: await readDetails(deps, platform, { due, facts }) })
    }
    return inspected
  } catch (error) {
    const isRefused = error instanceof PlatformUnavailable && error.trouble === 'request'
    if (!isRefused || posts.length === 1) {
      return posts.map((due) => ({ due, lookup: unreadBecause(deps, error) }))
    }
    const apart: Inspected[] = []
    for (const due of posts) {
      if (deps.stop?.aborted) break
      apart.push(...(await inspectPosts(deps, platform, [due])))
    }
    return apart
  }
}

async function readDetails(
  deps: InspectionDeps,
  platform: SocialPlatform,
  { due, facts }: { due: DueCheck; facts: ReadPosts },
): Promise<PostLookup> {
  const post = facts.get(due.externalPostId)
  if (post === undefined) return { kind: 'unread', retrySeconds: null }
  if (post === null) return { kind: 'gone' }
  if (!due.needsDisclosure || isDisclosed(post)) return { kind: 'seen', post }
  try {
    const found = await findWithWords(deps, platform, due)
    return found === null ? { kind: 'gone' } : { kind: 'seen', post: found }
  } catch (error) {
    return unreadBecause(deps, error)
  }
}

/** Batch readings lack what marks a post as advertising: Instagram's the text, X's the label. */
async function findWithWords(
  deps: InspectionDeps,
  platform: SocialPlatform,
  due: DueCheck,
): Promise<PostFacts | null> {
  const account = await readAccount(deps.database, due.socialAccountId)
  const url = parsePostUrl(due.postUrl)
  if (account === undefined || !url.ok) throw new ReconnectNeeded(platform.platform)
  const accountId = platform.batch.perAccount ? account.id : null
  const purpose = { kind: 'tracking' } as const
  const call = { platform: platform.platform, purpose, accountId, calls: 1, reads: 1 }
  await deps.countCall(call)
  const countMore = () => deps.countCall({ ...call, reads: 0 })
  return withAccess(deps, account, (access) =>
    platform.findPost({ ...access, countMore }, url.reference),
  )
}

function unreadBecause({ log }: InspectionDeps, error: unknown): PostLookup {
  if (!isExpectedError(error)) log.error({ err: error }, 'a post cannot be read for its approval')
  const retrySeconds = error instanceof Unavailable ? (error.retryAfterSeconds ?? null) : null
  return { kind: 'unread', retrySeconds }
}
