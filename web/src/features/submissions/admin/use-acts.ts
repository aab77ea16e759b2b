import type { SubmissionId } from '@permille/contract/ids'
import {
  enterReadingCall,
  reverseApprovalCall,
} from '@permille/contract/submissions/admin-submission-acts'
import type { RejectionCode } from '@permille/contract/submissions/reasons'
import { failedOr } from '#api/unanswered.ts'
import { useAction } from '#api/use-action.ts'
import { type ActedOn, describeEntered } from './act-labels.ts'

export interface ActDialogProps {
  readonly submission: ActedOn
  readonly isOpen: boolean
  readonly onClose: () => void
}

const failed = failedOr('Nothing was changed')

interface Reversal {
  readonly code: RejectionCode
  readonly reason: string
  readonly evidence: string
}

export function useReverse(id: SubmissionId, onDone: () => void) {
  return useAction({
    call: reverseApprovalCall,
    request: (body: Reversal) => ({ params: { id }, body }),
    done: {
      title: 'Approval reversed',
      description: 'The creator and the brand read your reason and evidence.',
    },
    failed,
    onDone,
  })
}

interface EnteredReading {
  readonly viewCount: number
  readonly likeCount: number | null
  readonly counts: boolean
  readonly corrects: boolean
  readonly reason: string
}

export function useEnterReading(id: SubmissionId, onDone: () => void) {
  return useAction({
    call: enterReadingCall,
    request: (body: EnteredReading) => ({ params: { id }, body }),
    done: (entered) => ({ title: 'Reading entered', description: describeEntered(entered) }),
    failed,
    onDone,
  })
}
