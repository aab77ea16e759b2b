import type { Campaign } from '@permille/contract/campaigns'
import { listStandingsCall } from '@permille/contract/submissions/standing'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query.ts'

/** Why a campaign of a list takes no more posts of the creator who reads it; null where it does. */
export function useClosed({ id, placesLeft }: Pick<Campaign, 'id' | 'placesLeft'>): string | null {
  const { data } = useQuery(queryOf(listStandingsCall))
  const own = data?.find(({ campaignId }) => campaignId === id)
  if (own !== undefined) return own.closed
  return placesLeft === 0 ? 'Full right now' : null
}
