import { type SecondAct, secondActsOf } from '@permille/contract/submissions/second-acts'
import { Rejected } from '#platform/errors/errors.ts'
import type { Submission } from '../submission.ts'

type Decided = Pick<Submission, 'status' | 'rejectionCode'> & {
  /** Whether this admin holds its money now. */
  readonly holdReason?: string | undefined
}

/**
 * Why an admin's action on a post is not possible in its state, or undefined if it is (rules §10). A dispute, a
 * payout on its way, a deleted creator, a closed window or a full cap can also prevent it.
 */
export function findSecondRefusal(post: Decided, act: SecondAct): Rejected | undefined {
  const { status, rejectionCode, holdReason } = post
  const isHeld = holdReason !== undefined
  const isWithdrawn = rejectionCode === 'withdrawn'
  const state = { status, isWithdrawn, isHeld, isCreatorDeleted: false }
  return secondActsOf(state).includes(act) ? undefined : refusals[act](post)
}

const refusals: Readonly<Record<SecondAct, (post: Decided) => Rejected>> = {
  reverse: ({ status }) =>
    new Rejected(
      'not-approved',
      status === 'pending'
        ? 'This submission is not decided yet: reject it instead.'
        : 'This submission is already rejected.',
      { details: { status } },
    ),
  'approve-again': ({ status }) =>
    status === 'rejected'
      ? new Rejected('withdrawn', 'Its creator withdrew this post. They can submit it again.')
      : new Rejected(
          'not-reopenable',
          'Only a rejected or locked submission can be approved again.',
        ),
  hold: ({ status, holdReason }) =>
    holdReason === undefined
      ? new Rejected(
          'nothing-to-hold',
          `This submission is ${status}, so it has no money to hold.`,
          { details: { status } },
        )
      : new Rejected(
          'already-held',
          `The money of this post is already held, for this reason: “${holdReason}”`,
        ),
  release: () => new Rejected('not-held', 'The money of this post is not held.'),
}
