import type { Campaign } from '@permille/contract/campaigns'
import { fullWords, listStandingsCall, notLiveWords } from '@permille/contract/submissions/standing'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query.ts'

/** Why a campaign of a list takes no more posts of the creator who reads it; null where it does. */
export function useClosed(campaign: Pick<Campaign, 'id' | 'status' | 'placesLeft'>): string | null {
  const { data } = useQuery(queryOf(listStandingsCall))
  if (campaign.status !== 'live') return notLiveWords
  const own = data?.find(({ campaignId }) => campaignId === campaign.id)
  if (own !== undefined) return own.closed
  return campaign.placesLeft === 0 ? fullWords : null
}
