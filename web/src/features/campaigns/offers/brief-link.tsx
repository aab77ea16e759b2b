import { type PublicOffer, readCampaignCall } from '@permille/contract/campaigns'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../api/query.ts'

/** Only those who may submit read where the brief is; for a live campaign. */
export function BriefLink({ offer }: { readonly offer: PublicOffer }) {
  const { data } = useQuery(queryOf(readCampaignCall, { params: { id: offer.id } }))
  if (!data?.availableContentUrl) return null
  return (
    <a
      href={data.availableContentUrl}
      target="_blank"
      rel="noreferrer"
      className="shrink-0 font-medium text-accent hover:underline"
    >
      View Brief
    </a>
  )
}
