import { deleteDraftCall } from '@permille/contract/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { useLocation } from 'wouter'
import { useAction } from '../../../api/use-action.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface DeleteDraftDialogProps {
  readonly id: CampaignId
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export function DeleteDraftDialog({ id, isOpen, onOpenChange }: DeleteDraftDialogProps) {
  const deleting = useDeleteDraft(id)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete this draft?"
      description="You can’t undo this. Nothing was funded, so no money is affected."
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="danger" isBusy={deleting.isPending} onClick={() => deleting.mutate()}>
            {deleting.isPending ? 'Deleting...' : 'Delete draft'}
          </Button>
        </>
      }
    />
  )
}

function useDeleteDraft(id: CampaignId) {
  const [, navigate] = useLocation()
  return useAction({
    call: deleteDraftCall,
    request: () => ({ params: { id } }),
    done: 'Draft deleted',
    failed: 'The draft could not be deleted',
    onDone: () => navigate(paths.campaigns),
  })
}
