import type { BrandSubmission } from '@permille/contract/submissions'
import { isolate } from '@permille/contract/texts/isolate'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { titleOf } from '../../../../ui/values/title-of.ts'
import { KeptApproval } from './kept-approval.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useApprove } from './use-decide.ts'

interface DecisionButtonsProps {
  readonly submission: Pick<BrandSubmission, 'id' | 'title' | 'approvalFinalAt'>
  readonly size: 'sm' | 'md'
}

export function DecisionButtons({ submission, size }: DecisionButtonsProps) {
  const [isRejecting, setIsRejecting] = useState(false)
  const approving = useApprove()
  const { id, approvalFinalAt } = submission
  if (approvalFinalAt !== null) return <KeptApproval id={id} finalAt={approvalFinalAt} />
  const title = titleOf(submission.title)
  return (
    <div className="flex gap-2 @max-lg:*:flex-1">
      <Button
        size={size}
        aria-label={`Approve ${isolate(title)}`}
        isBusy={approving.isPending}
        onClick={() => approving.mutate([submission])}
      >
        Approve
      </Button>
      <Button
        variant="secondary"
        size={size}
        aria-label={`Reject ${isolate(title)}`}
        onClick={() => setIsRejecting(true)}
      >
        Reject
      </Button>
      <RejectDialog
        posts={[submission]}
        isOpen={isRejecting}
        onClose={() => setIsRejecting(false)}
      />
    </div>
  )
}
