import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useApprove } from './use-decide.ts'

interface ApproveDialogProps {
  readonly id: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function ApproveDialog({ id, isOpen, onClose }: ApproveDialogProps) {
  const approving = useApprove(id, onClose)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Approve this post?"
      description="From now on its views earn money from the campaign. Only an administrator can take an approval back."
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
