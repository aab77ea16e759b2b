import {
  listCampaigns,
  listOwnCampaigns,
  type pauseCampaign,
  readCampaign,
} from '@permille/contract/campaigns'
import { readBrandStats } from '@permille/contract/overview'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import { toast } from '../../ui/toast.ts'

interface CampaignChange {
  readonly id: string
  readonly endpoint: typeof pauseCampaign
  /** What the toast says afterwards. */
  readonly done: string
  readonly onDone?: () => void
}

/** Pause, resume or end; a repetition finds the campaign changed and is told so. */
export function useChangeCampaign({ id, endpoint, done, onDone }: CampaignChange) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(endpoint, { params: { id } }),
    onSuccess: () => {
      toast({ title: done })
      onDone?.()
      return refresh(client, readCampaign, listOwnCampaigns, listCampaigns, readBrandStats)
    },
    onError: (error) => {
      const description = messageOf(error, 'The campaign could not be changed')
      toast({ tone: 'negative', title: 'Error', description })
    },
  })
}
