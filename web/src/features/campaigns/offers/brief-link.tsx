import { readCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { PublicOffer } from '@permille/contract/campaigns/offers'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'

/** Links to a live campaign's brief, which only those who may submit can see. */
export function BriefLink({ offer }: { readonly offer: PublicOffer }) {
  const { data } = useQuery(queryOf(readCampaignCall, { params: { id: offer.id } }))
  if (!data?.availableContentUrl) return null
  return (
    <a
      href={data.availableContentUrl}
      target="_blank"
      rel="noreferrer"
      className="finger shrink-0 font-medium text-accent hover:underline"
    >
      View Brief
    </a>
  )
}
