import {
  approveAgainCall,
  freezePostMoneyCall,
  releasePostCall,
} from '@permille/contract/submissions/admin-submission-acts'
import { type ConfirmedAction, withReason } from '#api/action-button.tsx'
import { failedOr } from '#api/unanswered.ts'
import { type ActedOn, describeApprovedAgain } from './act-labels.ts'

const shared = {
  hint: 'Shown to the creator and the brand',
  failed: failedOr('Nothing was changed'),
}

export function approveAgain(submission: ActedOn): ConfirmedAction<typeof approveAgainCall> {
  return {
    ...shared,
    call: approveAgainCall,
    request: withReason(submission.id),
    title: submission.status === 'locked' ? 'Reopen this post?' : 'Approve this post after all?',
    description: describeApprovedAgain(submission),
    label: 'Approve',
    busyLabel: 'Approving...',
    done: ({ isBeyondPlaces }) => ({
      title: 'Post approved',
      ...(isBeyondPlaces && { description: 'The campaign now has one more creator than places.' }),
    }),
  }
}

export function freezePostMoney({
  id,
}: Pick<ActedOn, 'id'>): ConfirmedAction<typeof freezePostMoneyCall> {
  return {
    ...shared,
    call: freezePostMoneyCall,
    request: withReason(id),
    title: 'Hold this post’s money?',
    description:
      'Its unpaid money and new earnings are set aside until you release them or reverse the post. Money already in a payout is not stopped.',
    label: 'Hold',
    busyLabel: 'Holding...',
    done: 'Money held',
  }
}

export function releasePost({ id }: Pick<ActedOn, 'id'>): ConfirmedAction<typeof releasePostCall> {
  return {
    ...shared,
    call: releasePostCall,
    request: withReason(id),
    title: 'Release this post’s money?',
    description:
      'The creator gets it back: at once, or when its hold ends. Money set aside for another reason stays set aside.',
    label: 'Release',
    busyLabel: 'Releasing...',
    done: 'Money released',
  }
}
