import type { Platform, SubmissionStatus } from '@permille/contract/enums'
import type {
  CampaignId,
  CreatorId,
  KeyId,
  SocialAccountId,
  SubmissionId,
  UserId,
} from '@permille/contract/ids'
import type { Cents, CentsPerKViews } from '@permille/contract/money'
import { decisionHoursAfterEnd, resubmitHours } from '@permille/contract/submissions/deadlines'
import type { ClosingCode, RejectionCode } from '@permille/contract/submissions/reasons'
import { addHours } from '#platform/clock.ts'

export type SubmissionActor = 'creator' | 'brand' | 'admin' | 'system'

interface Transition {
  readonly from: SubmissionStatus | null
  readonly to: SubmissionStatus
  readonly by: readonly SubmissionActor[]
}

/** Every transition of a submission, and who may make it (rules §3). */
const transitions: readonly Transition[] = [
  { from: null, to: 'pending', by: ['creator'] },
  { from: 'pending', to: 'approved', by: ['brand', 'admin', 'system'] },
  { from: 'pending', to: 'rejected', by: ['creator', 'brand', 'admin', 'system'] },
  { from: 'rejected', to: 'pending', by: ['creator'] },
  { from: 'approved', to: 'locked', by: ['system'] },
  { from: 'locked', to: 'paid', by: ['system'] },
  { from: 'rejected', to: 'approved', by: ['admin'] },
  { from: 'locked', to: 'approved', by: ['admin'] },
  { from: 'approved', to: 'rejected', by: ['admin'] },
  { from: 'locked', to: 'rejected', by: ['admin'] },
  { from: 'paid', to: 'rejected', by: ['admin'] },
  { from: 'paid', to: 'locked', by: ['system'] },
]

/** One change as stored in the history. */
export interface StatusChange {
  readonly submissionId: SubmissionId
  readonly from: SubmissionStatus | null
  readonly to: SubmissionStatus
  readonly actor: SubmissionActor
  readonly actorUserId: UserId | null
  /** The API key by which they did it. */
  readonly keyId?: KeyId | null
  readonly note: string | null
  readonly at: Date
}

export function mayMove(move: {
  from: SubmissionStatus | null
  to: SubmissionStatus
  actor: SubmissionActor
}): boolean {
  return transitions.some(
    (transition) =>
      transition.from === move.from &&
      transition.to === move.to &&
      transition.by.includes(move.actor),
  )
}

/** A creator's terms; stored with the submission, whatever happens to the campaign. */
export interface Terms {
  readonly ratePerKViewsCents: CentsPerKViews
  readonly minPayoutCents: Cents
  readonly maxPayoutCents: Cents
  readonly flatBonusCents: Cents
}

/** One submission with what every decision needs. */
export interface Submission extends Terms {
  readonly id: SubmissionId
  readonly campaignId: CampaignId
  readonly creatorId: CreatorId
  readonly socialAccountId: SocialAccountId
  readonly platform: Platform
  readonly postUrl: string
  readonly externalPostId: string
  readonly status: SubmissionStatus
  readonly rejectionCode: ClosingCode | null
  readonly approvedAt: Date | null
  readonly rejectedAt: Date | null
  readonly resubmittedAt: Date | null
  readonly autoApprovesAt: Date
  /** Whether it has to be marked as advertising, by the campaign’s rule when it was submitted. */
  readonly needsDisclosure: boolean
}

/** The sentence shown to the creator, followed by the reviewer's note. */
export const rejectionSentences: Readonly<Record<RejectionCode, string>> = {
  off_brief: 'The post does not follow the brief.',
  wrong_account: 'The post comes from another account.',
  duplicate: 'The post was submitted before.',
  not_public: 'The post is not public.',
  out_of_window: 'The post was published outside the campaign’s time.',
  missing_disclosure: 'The post does not disclose that it is paid.',
  low_quality: 'The post does not reach the quality that the campaign requires.',
  suspected_fraud: 'The views do not look genuine.',
  other: 'The reviewer gave another reason.',
}

const mendableCodes: readonly ClosingCode[] = ['off_brief', 'missing_disclosure', 'not_public']

/** The deadline for resubmitting the post; null if that is not allowed (rules §3). */
export function resubmitUntil(
  rejected: Pick<
    Submission,
    'status' | 'rejectionCode' | 'approvedAt' | 'rejectedAt' | 'resubmittedAt'
  >,
): Date | null {
  const { status, rejectionCode, approvedAt, rejectedAt, resubmittedAt } = rejected
  if (status !== 'rejected' || rejectedAt === null || resubmittedAt !== null) return null
  // An admin took the approval back, with evidence.
  if (approvedAt !== null) return null
  if (rejectionCode === null || !mendableCodes.includes(rejectionCode)) return null
  return addHours(rejectedAt, resubmitHours)
}

/** The earlier of a deadline and the end of the 72 hours after a campaign's completion. */
export function withinCampaignEnd(deadline: Date, completedAt: Date | null): Date {
  if (completedAt === null) return deadline
  const last = addHours(completedAt, decisionHoursAfterEnd)
  return last < deadline ? last : deadline
}

const titleMaxLength = 100

/** A post's name in lists: its title, or the first line of its text on platforms without titles. */
export function titleOf(post: { title: string | null; description: string | null }): string | null {
  const [line = ''] = (post.title ?? post.description ?? '').trim().split('\n')
  if (line === '') return null
  return line.length <= titleMaxLength ? line : `${line.slice(0, titleMaxLength - 1).trimEnd()}…`
}
