import type { pauseCampaignCall } from '@permille/contract/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { useAction } from '../../../api/use-action.ts'

interface CampaignChange {
  readonly id: CampaignId
  readonly endpoint: typeof pauseCampaignCall
  /** The title of the success toast. */
  readonly done: string
  readonly onDone?: (() => void) | undefined
}

/** Pauses, resumes or ends the campaign. A repeat is refused, because its status has changed. */
export function useChangeCampaign({ id, endpoint, done, onDone }: CampaignChange) {
  return useAction({
    call: endpoint,
    request: () => ({ params: { id } }),
    done,
    failed: 'The campaign could not be changed',
    onDone,
  })
}
