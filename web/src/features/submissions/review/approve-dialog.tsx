import type { BrandSubmission } from '@permille/contract/submissions'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { sayApproval } from '../approval-words.ts'
import { sayUnproven } from '../proof-notice.tsx'
import { useApprove } from './use-decide.ts'

export type ApprovableSubmission = Pick<
  BrandSubmission,
  'id' | 'approvalPay' | 'needsProof' | 'socialAccountUsername'
>

interface ApproveDialogProps {
  readonly submission: ApprovableSubmission
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function ApproveDialog({ submission, isOpen, onClose }: ApproveDialogProps) {
  const { id } = submission
  const approving = useApprove(id, onClose)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Approve this post?"
      description={`${consequenceOf(submission)} You can’t undo this.`.trim()}
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

function consequenceOf(submission: ApprovableSubmission): string {
  const { approvalPay, needsProof, socialAccountUsername } = submission
  if (needsProof) return sayUnproven(socialAccountUsername)
  return approvalPay === null ? '' : sayApproval(approvalPay)
}
