import type { SubmissionStatus } from '../enums.ts'

/** What an admin can do to a post after its decision. */
export const secondActs = ['reverse', 'approve-again', 'hold', 'release'] as const
export type SecondAct = (typeof secondActs)[number]

/** The facts of a post that decide what can still be done to it. */
export interface DecidedPost {
  readonly status: SubmissionStatus
  readonly isWithdrawn: boolean
  /** An admin holds its money. */
  readonly isHeld: boolean
  /** Nothing more can be paid to a creator whose account is deleted. */
  readonly isCreatorDeleted: boolean
}

/** What is possible now: the page offers these, and the server refuses the others (rules §10). */
export function secondActsOf(post: DecidedPost): SecondAct[] {
  const { status, isWithdrawn, isHeld, isCreatorDeleted } = post
  const isEarning = status === 'approved' || status === 'locked'
  const isPossible: Readonly<Record<SecondAct, boolean>> = {
    reverse: isEarning || status === 'paid',
    'approve-again':
      !isCreatorDeleted && (status === 'locked' || (status === 'rejected' && !isWithdrawn)),
    hold: isEarning && !isHeld,
    release: isHeld,
  }
  return secondActs.filter((act) => isPossible[act])
}
