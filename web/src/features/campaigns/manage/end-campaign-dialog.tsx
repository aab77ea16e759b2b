import { completeCampaignCall } from '@permille/contract/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { decisionHoursAfterEnd } from '@permille/contract/submissions/deadlines'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useChangeCampaign } from './use-change-campaign.ts'

interface EndCampaignDialogProps {
  readonly id: CampaignId
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export function EndCampaignDialog({ id, isOpen, onOpenChange }: EndCampaignDialogProps) {
  const ending = useChangeCampaign({
    id,
    endpoint: completeCampaignCall,
    done: 'Campaign ended',
    onDone: () => onOpenChange(false),
  })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="End this campaign?"
      description={`You can’t restart it. Pending posts are decided within ${decisionHoursAfterEnd} hours, and approved posts stop earning by then at the latest. Money not earned by then can be refunded under Billing.`}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="danger" isBusy={ending.isPending} onClick={() => ending.mutate()}>
            {ending.isPending ? 'Ending...' : 'End campaign'}
          </Button>
        </>
      }
    />
  )
}
