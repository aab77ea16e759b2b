import type { pauseCampaignCall } from '@permille/contract/campaigns'
import { useAct } from '../../../api/use-act.ts'

interface CampaignChange {
  readonly id: string
  readonly endpoint: typeof pauseCampaignCall
  /** What the toast says afterwards. */
  readonly done: string
  readonly onDone?: () => void
}

/** Pause, resume or end; a repetition finds the campaign changed and is told so. */
export function useChangeCampaign({ id, endpoint, done, onDone }: CampaignChange) {
  return useAct({
    call: endpoint,
    request: () => ({ params: { id } }),
    done,
    failed: 'The campaign could not be changed',
    ...(onDone && { onDone }),
  })
}
