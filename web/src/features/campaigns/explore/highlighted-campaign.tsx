import { readCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { statusOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ExploreCard } from './explore-card.tsx'

/** The campaign that a link such as /explore?campaign={id} points to, whatever its status. */
export function HighlightedCampaign({ id }: { id: CampaignId }) {
  const query = useQuery(queryOf(readCampaignCall, { params: { id } }))

  if (statusOf(query.error) === 404) {
    return <EmptyState title="Campaign not found" note="It may have been removed." />
  }
  return (
    <section
      aria-label="The campaign you opened"
      className="grid grid-cols-1 gap-4 @xl/page:grid-cols-2 @4xl/page:grid-cols-3"
    >
      <div className="rounded-card ring-2 ring-accent ring-offset-2 ring-offset-surface">
        <Loaded
          query={query}
          skeleton={<Skeleton className="h-80" />}
          failed="The campaign could not be loaded."
        >
          {(campaign) => <ExploreCard campaign={campaign} />}
        </Loaded>
      </div>
    </section>
  )
}
