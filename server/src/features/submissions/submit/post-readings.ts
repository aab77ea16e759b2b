import type { UserId } from '@permille/contract/ids'
import {
  type AccessTokenDeps,
  refreshFollowers,
  requirePlatform,
  type SocialAccount,
  withAccess,
} from '#features/connections/public.ts'
import type { PostFacts, PostReference } from '#integrations/social-platform.ts'

/** Whose share of the platform's quota a reading uses. */
export interface Asker {
  readonly userId: UserId
  readonly address?: string | undefined
}

type ReadPost = (
  account: SocialAccount,
  reference: PostReference,
  asker: Asker,
) => Promise<PostFacts | null>

/** Reads a post for the checks. Null when the post is not public or not visible to this account. */
export interface PostReadings {
  /** For a preview: previews of one post within a minute cost one reading. */
  readonly read: ReadPost
  /** For storing: the post as it is now. */
  readonly readNow: ReadPost
}

const foundSeconds = 60
// A creator who has just made the post public should not have to wait.
const missingSeconds = 5
const entriesMax = 5000

interface Entry {
  readonly post: Promise<PostFacts | null>
  goodUntilMs: number
}

/** Caches readings for 60 s per account and reference. */
export function createPostReadings(deps: AccessTokenDeps): PostReadings {
  const entries = new Map<string, Entry>()
  const readNow: ReadPost = (account, reference, asker) => {
    const key = keyOf(account, reference)
    const nowMs = deps.clock.now().getTime()
    forgetOld(entries, nowMs)
    const entry = {
      post: readPost(deps, { account, reference, asker }),
      goodUntilMs: nowMs + foundSeconds * 1000,
    }
    entries.set(key, entry)
    entry.post.then(
      (post) => {
        if (post === null) entry.goodUntilMs = nowMs + missingSeconds * 1000
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key)
      },
    )
    return entry.post
  }
  return {
    readNow,
    read: (account, reference, asker) => {
      const existing = entries.get(keyOf(account, reference))
      const isFresh = existing !== undefined && existing.goodUntilMs > deps.clock.now().getTime()
      return isFresh ? existing.post : readNow(account, reference, asker)
    },
  }
}

function keyOf({ id }: SocialAccount, { kind, value }: PostReference): string {
  return `${id}:${kind}:${value}`
}

/** Reads the post, and its account at the same time: the risk signals compare with today's followers. */
async function readPost(
  deps: AccessTokenDeps,
  request: { account: SocialAccount; reference: PostReference; asker: Asker },
): Promise<PostFacts | null> {
  const { account, reference, asker } = request
  const platform = requirePlatform(deps.platforms, account.platform)
  const { userId, address } = asker
  const purpose = { kind: 'person', userId, address } as const
  const call = { platform: account.platform, purpose, accountId: account.id, reads: 2 }
  await deps.countCall({ ...call, calls: 2 })
  const countMore = () => deps.countCall({ ...call, calls: 1, reads: 0 })
  const [post] = await Promise.all([
    withAccess(deps, account, (access) => platform.findPost({ ...access, countMore }, reference)),
    refreshFollowers(deps, account),
  ])
  return post
}

function forgetOld(entries: Map<string, Entry>, nowMs: number): void {
  if (entries.size < entriesMax) return
  for (const [key, entry] of entries) {
    if (entry.goodUntilMs <= nowMs) entries.delete(key)
  }
  // Still full of fresh ones: evict the oldest, in insertion order.
  for (const key of entries.keys()) {
    if (entries.size < entriesMax) return
    entries.delete(key)
  }
}
