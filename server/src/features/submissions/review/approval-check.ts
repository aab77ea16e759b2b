import type { Platform } from '@permille/contract/enums'
import type { CreatorId, SocialAccountId, SubmissionId } from '@permille/contract/ids'
import type { HeldSignal } from '@permille/contract/risk/signals'
import type { AdminReason } from '@permille/contract/submissions/reasons'
import type { PostFacts } from '#integrations/social-platform.ts'
import { addSeconds } from '#platform/clock.ts'
import { checkDisclosure } from '../submit/submission-checks.ts'

/** How long before an automatic approval the post was read, at most. */
export const seenSecondsMax = 300

/** A post past its deadline that is read before the system approves it. */
export interface DueCheck {
  readonly submissionId: SubmissionId
  readonly creatorId: CreatorId
  readonly platform: Platform
  readonly socialAccountId: SocialAccountId
  readonly platformUserId: string
  readonly externalPostId: string
  readonly postUrl: string
  readonly needsDisclosure: boolean
  readonly failedCount: number
  /** Since when it cannot be read, for reasons that say nothing about the post. */
  readonly unreadSince: Date | null
}

/** The platform's result for a post. */
export type PostLookup =
  | { readonly kind: 'seen'; readonly post: PostFacts }
  | { readonly kind: 'gone' }
  /** `retrySeconds`: the pause that the platform requests. */
  | { readonly kind: 'unread'; readonly retrySeconds: number | null }

/** Why the system does not approve a post that it has read (rules §3). */
export function assessSeen(
  due: DueCheck,
  { post, signals }: { post: PostFacts; signals: readonly HeldSignal[] },
): AdminReason[] {
  const isTheirs = post.authorPlatformUserId === due.platformUserId
  const isDisclosed = checkDisclosure(post, due).every(({ passed }) => passed)
  return [
    ...(isTheirs ? [] : (['author-changed'] as const)),
    ...(isDisclosed ? [] : (['disclosure-gone'] as const)),
    ...(signals.length === 0 ? [] : (['flagged'] as const)),
  ]
}

const day = 24 * 3600
const pause = { first: 60, longest: 3600 }

/** When to retry an unreadable post, and whether it has been unreadable long enough for an admin. */
export function assessUnread(
  { failedCount, unreadSince }: Pick<DueCheck, 'failedCount' | 'unreadSince'>,
  { at, retrySeconds }: { at: Date; retrySeconds: number | null },
): { nextCheckAt: Date; reasons: AdminReason[] } {
  const seconds = retrySeconds ?? pause.first * 2 ** Math.min(failedCount, 16)
  const isLong = unreadSince !== null && at >= addSeconds(unreadSince, day)
  return {
    nextCheckAt: addSeconds(at, Math.min(Math.max(seconds, pause.first), pause.longest)),
    reasons: isLong ? ['post-unreadable'] : [],
  }
}
