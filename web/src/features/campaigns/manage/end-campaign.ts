import { completeCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { decisionHoursAfterEnd } from '@permille/contract/submissions/deadlines'
import type { ConfirmedAction } from '#api/action-button.tsx'

/** How a brand ends its campaign. */
export function endCampaign(
  id: CampaignId,
  brandName: string | undefined,
): ConfirmedAction<typeof completeCampaignCall> {
  return {
    call: completeCampaignCall,
    request: () => ({ params: { id } }),
    title: brandName === undefined ? 'End this campaign?' : `End this campaign of ${brandName}?`,
    description: `You can’t restart it. Pending posts are decided within ${decisionHoursAfterEnd} hours, and approved posts stop earning by then at the latest. Money not earned by then can be refunded under Billing.`,
    label: 'End campaign',
    busyLabel: 'Ending...',
    done: 'Campaign ended',
    failed: 'The campaign could not be changed',
    isDanger: true,
  }
}
