import { readOwnTrustCall } from '@permille/contract/campaigns/trust'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { TrustCard } from './trust-card.tsx'

/**
 * Shows a brand what creators see about it. Nothing if the call fails: the page does not need it.
 */
export function OwnTrust() {
  const { data } = useQuery(queryOf(readOwnTrustCall))
  if (data === undefined || data.campaignCount === 0) return null
  return (
    <TrustCard
      isWide
      title="What creators see about you"
      note="On Explore and on each of your campaigns"
      trust={data}
    />
  )
}
