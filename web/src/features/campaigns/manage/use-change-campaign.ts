import type { Campaign, pauseCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { LikeEndpoint } from '@permille/contract/endpoint'
import type { CampaignId } from '@permille/contract/ids'
import { useAction } from '#api/use-action.ts'
import type { ToastMessage } from '#ui/overlays/toast.ts'

interface CampaignChange {
  readonly id: CampaignId
  readonly endpoint: LikeEndpoint<typeof pauseCampaignCall>
  /** The success toast, or its title. */
  readonly done: string | ((campaign: Campaign) => ToastMessage)
}

/** Pauses or resumes the campaign. A repeat is refused, because its status has changed. */
export function useChangeCampaign({ id, endpoint, done }: CampaignChange) {
  return useAction({
    call: endpoint,
    request: () => ({ params: { id } }),
    done,
    failed: 'The campaign could not be changed',
  })
}
