import { completeCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { decisionHoursAfterEnd } from '@permille/contract/submissions/deadlines'
import { ConfirmDialog } from '#ui/overlays/action-dialog.tsx'
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
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      title="End this campaign?"
      description={`You can’t restart it. Pending posts are decided within ${decisionHoursAfterEnd} hours, and approved posts stop earning by then at the latest. Money not earned by then can be refunded under Billing.`}
      label="End campaign"
      busyLabel="Ending..."
      isBusy={ending.isPending}
      isDanger
      onConfirm={() => ending.mutate()}
    />
  )
}
