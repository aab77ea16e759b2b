import { deleteDraftCall } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { useLocation } from 'wouter'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths.ts'
import { ConfirmDialog } from '#ui/overlays/action-dialog.tsx'

interface DeleteDraftDialogProps {
  readonly id: CampaignId
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export function DeleteDraftDialog({ id, isOpen, onOpenChange }: DeleteDraftDialogProps) {
  const deleting = useDeleteDraft(id)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      title="Delete this draft?"
      description="You can’t undo this. Nothing was funded, so no money is affected."
      label="Delete draft"
      busyLabel="Deleting..."
      isBusy={deleting.isPending}
      isDanger
      onConfirm={() => deleting.mutate()}
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
