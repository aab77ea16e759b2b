import { deleteDraftCall } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { useLocation } from 'wouter'
import type { ConfirmedAction } from '#api/action-button.tsx'
import { paths } from '#paths.ts'

/** How a brand deletes a draft; its list is shown afterwards. */
export function useDeleteDraft(id: CampaignId): ConfirmedAction<typeof deleteDraftCall> {
  const [, navigate] = useLocation()
  return {
    call: deleteDraftCall,
    request: () => ({ params: { id } }),
    title: 'Delete this draft?',
    description: 'You can’t undo this. Nothing was funded, so no money is affected.',
    label: 'Delete draft',
    busyLabel: 'Deleting...',
    done: 'Draft deleted',
    failed: 'The draft could not be deleted',
    isDanger: true,
    onDone: () => navigate(paths.campaigns),
  }
}
