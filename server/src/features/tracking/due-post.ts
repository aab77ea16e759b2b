import type { Platform } from '@permille/contract/enums'
import type { SocialAccountId, SubmissionId } from '@permille/contract/ids'
import { batchPosts } from '../connections/public.ts'
import type { CampaignMoney } from './cadence.ts'

/** A post due to be read, leased to this worker. */
export interface DuePost {
  readonly submissionId: SubmissionId
  readonly platform: Platform
  readonly socialAccountId: SocialAccountId
  readonly platformUserId: string
  readonly externalPostId: string
  readonly approvedAt: Date
  readonly publishedAt: Date | null
  readonly viewsPerHour: number
  readonly ratePerKViewsCents: number
  readonly minPayoutCents: number
  readonly maxPayoutCents: number
  readonly campaignMoney: CampaignMoney
  /** Absences and, for the schedule's cadence, series of failures. */
  readonly missedCount: number
  /** Failures in a row, for reasons that say nothing about the post. */
  readonly failedCount: number
  readonly trouble: string | null
  /** Since when the platform reports the post as absent. */
  readonly absentSince: Date | null
  readonly highestViewCount: number
  readonly lastReadAt: Date | null
}

/** Splits due posts into calls. A post that its platform refused before is read alone, so that it fails no other. */
export function batchDuePosts(
  posts: readonly DuePost[],
  batch: { size: number; perAccount: boolean },
): DuePost[][] {
  return batchPosts(posts, batch, ({ trouble, submissionId }) =>
    trouble === 'refused' ? submissionId : undefined,
  )
}

/** How many more posts fit into the last call; none if accounts cannot be mixed. */
export function roomInLastCall(
  posts: readonly DuePost[],
  batch: { size: number; perAccount: boolean },
): number {
  if (batch.perAccount) return 0
  const together = posts.filter((post) => post.trouble !== 'refused').length
  return (batch.size - (together % batch.size)) % batch.size
}
