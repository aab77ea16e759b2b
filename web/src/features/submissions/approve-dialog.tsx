import type { BrandSubmission } from '@permille/contract/submissions'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { sayApproval } from './approval-words.ts'
import { useApprove } from './use-decide.ts'

interface ApproveDialogProps {
  readonly submission: Pick<BrandSubmission, 'id' | 'approvalPay'>
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function ApproveDialog({ submission, isOpen, onClose }: ApproveDialogProps) {
  const { id, approvalPay } = submission
  const approving = useApprove(id, onClose)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Approve this post?"
      description={`${approvalPay === null ? '' : sayApproval(approvalPay)} You can’t undo this.`.trim()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={approving.isPending} onClick={() => approving.mutate()}>
            {approving.isPending ? 'Approving...' : 'Approve post'}
          </Button>
        </>
      }
    />
  )
}
