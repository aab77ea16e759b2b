import { listJoinedCampaignsCall } from '@permille/contract/campaigns/invite-only'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '#api/query.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { ExploreCard } from './explore-card.tsx'

/** The invite-only campaigns that the creator has joined; nothing if there are none. */
export function JoinedCampaigns() {
  const query = useInfiniteQuery(pagesOf(listJoinedCampaignsCall, { query: { limit: 12 } }))
  if (!query.data?.length) return null
  return (
    <section aria-labelledby="invitations" className="grid grid-cols-1 gap-4">
      <h2 id="invitations" className="text-lg font-semibold">
        Your invitations
      </h2>
      <ul className="grid grid-cols-1 gap-4 @xl/page:grid-cols-2 @4xl/page:grid-cols-3">
        {query.data.map((campaign) => (
          <li key={campaign.id}>
            <ExploreCard campaign={campaign} />
          </li>
        ))}
      </ul>
      <ShowMore pages={query} />
    </section>
  )
}
