import type { PostFacts, SocialPlatform } from '#integrations/social-platform.ts'
import {
  PermissionWithdrawn,
  PlatformUnavailable,
  PostBeforeProfessional,
  ReconnectNeeded,
  ViewsNotOffered,
} from '#integrations/social-platform.ts'
import { PlatformQuotaUsedUp, readPostsTogether } from '../connections/public.ts'
import { isBilled } from './billed-day.ts'
import type { DuePost } from './due-post.ts'
import type { FailureTrouble } from './retry-pause.ts'
import type { ReadingDeps } from './tracking-deps.ts'

interface Failure {
  readonly trouble: FailureTrouble
  readonly note: string
  /** The pause that the platform requests; null if it does not. */
  readonly namedSeconds: number | null
}

/** The result of reading one post: its counts, a definite absence, or a reason to try again later. */
export type PostOutcome =
  | { readonly kind: 'read'; readonly post: DuePost; readonly facts: PostFacts }
  | { readonly kind: 'absent'; readonly post: DuePost; readonly note: string }
  | ({ readonly kind: 'postponed'; readonly post: DuePost } & Failure)

/**
 * Makes one call to a platform. If the request is refused, makes one for each post, so that one bad id hides no
 * other post. If our own limit is used up, makes one for the posts that are already billed today. Never throws.
 */
export async function readBatch(
  deps: ReadingDeps,
  platform: SocialPlatform,
  posts: readonly DuePost[],
): Promise<PostOutcome[]> {
  const together = await readTogether(deps, platform, posts)
  const now = deps.clock.now()
  const billed = posts.filter((post) => isBilled(post, now))
  if (together.every(isOverQuota) && billed.length > 0 && billed.length < posts.length) {
    const others = together.filter(({ post }) => !isBilled(post, now))
    return [...others, ...(await readTogether(deps, platform, billed))]
  }
  return posts.length > 1 && together.every(isRefused) ? readApart(deps, platform, posts) : together
}

async function readTogether(
  deps: ReadingDeps,
  platform: SocialPlatform,
  posts: readonly DuePost[],
): Promise<PostOutcome[]> {
  try {
    const now = deps.clock.now()
    const reads = posts.filter((post) => !isBilled(post, now)).length
    const facts = await readPostsTogether(deps, platform, { posts, reads })
    return posts.map((post) => outcomeOf(post, facts.get(post.externalPostId)))
  } catch (error) {
    const failure = failureOf(error)
    if (failure.trouble === 'broken') {
      deps.log.error({ err: error, platform: platform.platform }, 'posts cannot be read')
    }
    return posts.map((post) => ({ kind: 'postponed', post, ...failure }))
  }
}

/** This many refusals before the first success mean that the request is refused, not its posts. */
const refusalsMax = 3

async function readApart(
  deps: ReadingDeps,
  platform: SocialPlatform,
  posts: readonly DuePost[],
): Promise<PostOutcome[]> {
  const outcomes: PostOutcome[] = []
  const inOrder = [...posts].sort((a, b) => a.failedCount - b.failedCount)
  for (const post of inOrder) {
    outcomes.push(...(await readTogether(deps, platform, [post])))
    if (outcomes.length === refusalsMax && outcomes.every(isRefused)) break
  }
  const left = inOrder.slice(outcomes.length).map((post) => later(post, unanswered))
  if (outcomes.every(isRefused)) return [...outcomes, ...left]
  return outcomes.map((outcome) => (isRefused(outcome) ? later(outcome.post, refused) : outcome))
}

function isRefused(outcome: PostOutcome): boolean {
  return outcome.kind === 'postponed' && outcome.trouble === 'request'
}

function isOverQuota(outcome: PostOutcome): boolean {
  return outcome.kind === 'postponed' && outcome.trouble === 'own-quota'
}

function later(post: DuePost, failure: Failure): PostOutcome {
  return { kind: 'postponed', post, ...failure }
}

const refused: Failure = {
  trouble: 'refused',
  note: 'The platform does not accept the post’s id',
  namedSeconds: null,
}
const unanswered: Failure = {
  trouble: 'unanswered',
  note: 'The platform’s response did not include the post',
  namedSeconds: null,
}
const viewsHidden: Failure = {
  trouble: 'views-hidden',
  note: 'The platform does not show its views',
  namedSeconds: null,
}

function failureOf(error: unknown): Failure {
  if (error instanceof PermissionWithdrawn) {
    const note = 'The account must be connected again with the permission for its views'
    return { trouble: 'permission', note, namedSeconds: null }
  }
  if (error instanceof ReconnectNeeded) {
    const note = 'The account must be connected again'
    return { trouble: 'reconnect', note, namedSeconds: null }
  }
  if (error instanceof PostBeforeProfessional) {
    const note = 'The post is older than the account’s switch to a professional account'
    return { trouble: 'professional', note, namedSeconds: null }
  }
  if (error instanceof ViewsNotOffered) {
    const note = 'The platform does not let us read the views of this kind of post'
    return { trouble: 'not-offered', note, namedSeconds: null }
  }
  if (error instanceof PlatformQuotaUsedUp) {
    const note = 'The platform’s quota is used up for now'
    return { trouble: 'own-quota', note, namedSeconds: error.retryAfterSeconds ?? null }
  }
  if (error instanceof PlatformUnavailable) {
    const note = 'The platform could not be read'
    return { trouble: error.trouble, note, namedSeconds: error.retryAfterSeconds ?? null }
  }
  return { trouble: 'broken', note: 'The post could not be read', namedSeconds: null }
}

/** Absent only if the platform says so about this post: nothing else shows that it is gone. */
function outcomeOf(post: DuePost, facts: PostFacts | null | undefined): PostOutcome {
  if (facts === null) return { kind: 'absent', post, note: 'The post is not visible' }
  if (facts === undefined) return later(post, unanswered)
  return facts.viewCount === null ? later(post, viewsHidden) : { kind: 'read', post, facts }
}
