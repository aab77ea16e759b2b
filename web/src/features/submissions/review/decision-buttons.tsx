import type { BrandSubmission } from '@permille/contract/submissions'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { titleOf } from '../../../ui/values/title-of.ts'
import { type ApprovableSubmission, ApproveDialog } from './approve-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'

interface DecisionButtonsProps {
  readonly submission: ApprovableSubmission & Pick<BrandSubmission, 'title'>
  readonly size: 'sm' | 'md'
}

export function DecisionButtons({ submission, size }: DecisionButtonsProps) {
  const [asking, setAsking] = useState<'approve' | 'reject'>()
  const close = () => setAsking(undefined)
  const title = titleOf(submission.title)
  return (
    <div className="flex gap-2 @max-4xl:*:flex-1">
      <Button size={size} aria-label={`Approve ${title}`} onClick={() => setAsking('approve')}>
        Approve
      </Button>
      <Button
        variant="secondary"
        size={size}
        aria-label={`Reject ${title}`}
        onClick={() => setAsking('reject')}
      >
        Reject
      </Button>
      <ApproveDialog submission={submission} isOpen={asking === 'approve'} onClose={close} />
      <RejectDialog id={submission.id} isOpen={asking === 'reject'} onClose={close} />
    </div>
  )
}
