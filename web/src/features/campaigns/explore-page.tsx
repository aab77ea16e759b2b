import { type Campaign, listCampaigns } from '@permille/contract/campaigns'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '../../api/query.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { ExploreCard } from './explore-card.tsx'
import { ExploreFilters } from './explore-filters.tsx'
import { ExploreSkeletons } from './explore-skeletons.tsx'
import { HighlightedCampaign } from './highlighted-campaign.tsx'
import { useExploreFilters } from './use-explore-filters.ts'

export function ExplorePage() {
  const { filters, setFilters, highlightedId } = useExploreFilters()
  const query = useInfiniteQuery(pagesOf(listCampaigns, { query: { status: 'live', ...filters } }))

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Explore Campaigns"
        note="Live campaigns that pay for your views. The rate comes first."
      />
      <ExploreFilters filters={filters} onChange={setFilters} />
      {highlightedId !== null && <HighlightedCampaign id={highlightedId} />}
      <Loaded
        reading={query}
        skeleton={<ExploreSkeletons />}
        failed="The campaigns could not be loaded."
      >
        {(campaigns) => (
          <>
            <CampaignGrid campaigns={campaigns.filter(({ id }) => id !== highlightedId)} />
            <ShowMore pages={query} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function CampaignGrid({ campaigns }: { campaigns: readonly Campaign[] }) {
  if (campaigns.length === 0) {
    return <EmptyState title="No campaigns found" note="Try adjusting your filters" />
  }
  return (
    <ul className="grid grid-cols-1 gap-4 @xl/page:grid-cols-2 @4xl/page:grid-cols-3">
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <ExploreCard campaign={campaign} />
        </li>
      ))}
    </ul>
  )
}
