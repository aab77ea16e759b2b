import type { Campaign } from '@permille/contract/campaigns/campaigns'
import {
  fullWords,
  listEligibilitiesCall,
  notLiveLabels,
  overWords,
} from '@permille/contract/submissions/eligibility'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'

/** Returns why a listed campaign accepts no more posts from this creator; null if it does. */
export function useClosed(campaign: Pick<Campaign, 'id' | 'status' | 'placesLeft'>): string | null {
  const { data } = useQuery(queryOf(listEligibilitiesCall))
  if (campaign.status === 'completed') return overWords
  if (campaign.status !== 'live') return notLiveLabels
  const own = data?.find(({ campaignId }) => campaignId === campaign.id)
  if (own !== undefined) return own.closed
  return campaign.placesLeft === 0 ? fullWords : null
}
