import { readCampaignInsightCall } from '@permille/contract/campaign-insight'
import {
  listCampaignsCall,
  listOwnCampaignsCall,
  type pauseCampaignCall,
  readCampaignCall,
  readOwnCampaignCall,
} from '@permille/contract/campaigns'
import { readBrandStatsCall } from '@permille/contract/overview'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useIdempotencyKey } from '../../../api/idempotency-key.ts'
import { refresh } from '../../../api/query.ts'
import { wasRefused } from '../../../api/was-refused.ts'
import { toast } from '../../../ui/overlays/toast.ts'

interface CampaignChange {
  readonly id: string
  readonly endpoint: typeof pauseCampaignCall
  /** What the toast says afterwards. */
  readonly done: string
  readonly onDone?: () => void
}

/** Pause, resume or end; a repetition finds the campaign changed and is told so. */
export function useChangeCampaign({ id, endpoint, done, onDone }: CampaignChange) {
  const client = useQueryClient()
  const idempotencyKey = useIdempotencyKey()
  return useMutation({
    mutationFn: () => call(endpoint, { params: { id }, idempotencyKey: idempotencyKey.current }),
    onSuccess: () => {
      idempotencyKey.renew()
      toast({ title: done })
      onDone?.()
      return refresh(
        client,
        readOwnCampaignCall,
        readCampaignInsightCall,
        readCampaignCall,
        listOwnCampaignsCall,
        listCampaignsCall,
        readBrandStatsCall,
      )
    },
    onError: (error) => {
      if (wasRefused(error)) idempotencyKey.renew()
      const description = messageOf(error, 'The campaign could not be changed')
      toast({ tone: 'negative', title: 'Error', description })
    },
  })
}
