import type { SubmissionId } from '@permille/contract/ids'
import {
  approveSubmissionCall,
  type RejectionCode,
  rejectSubmissionCall,
} from '@permille/contract/submissions'
import { useAction } from '../../../api/use-action.ts'

const failed = 'The decision could not be saved'

export function useApprove(id: SubmissionId, onDecided: () => void) {
  return useAction({
    call: approveSubmissionCall,
    request: () => ({ params: { id } }),
    done: {
      title: 'Submission approved',
      description: 'The creator is paid for its views so far, and for new ones.',
    },
    failed,
    onDone: onDecided,
  })
}

interface Rejection {
  readonly code: RejectionCode
  readonly note: string
}

export function useReject(id: SubmissionId, onDecided: () => void) {
  return useAction({
    call: rejectSubmissionCall,
    request: (body: Rejection) => ({ params: { id }, body }),
    done: { title: 'Submission rejected', description: 'The creator will see your reason.' },
    failed,
    onDone: onDecided,
  })
}
