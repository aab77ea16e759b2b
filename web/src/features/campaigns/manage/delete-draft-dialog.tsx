import { deleteDraftCall, listOwnCampaignsCall } from '@permille/contract/campaigns'
import { readBrandStatsCall } from '@permille/contract/overview'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useIdempotencyKey } from '../../../api/idempotency-key.ts'
import { refresh } from '../../../api/query.ts'
import { wasRefused } from '../../../api/was-refused.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'

interface DeleteDraftDialogProps {
  readonly id: string
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
      description="What you wrote in it is gone for good. Nothing was funded, so no money is touched."
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

function useDeleteDraft(id: string) {
  const client = useQueryClient()
  const idempotencyKey = useIdempotencyKey()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: () =>
      call(deleteDraftCall, { params: { id }, idempotencyKey: idempotencyKey.current }),
    onSuccess: async () => {
      idempotencyKey.renew()
      toast({ title: 'Draft deleted' })
      navigate(paths.campaigns)
      await refresh(client, listOwnCampaignsCall, readBrandStatsCall)
    },
    onError: (error) => {
      if (wasRefused(error)) idempotencyKey.renew()
      const description = messageOf(error, 'The draft could not be deleted')
      toast({ tone: 'negative', title: 'Error', description })
    },
  })
}
