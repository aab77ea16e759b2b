import { type Campaign, listCampaignsCall } from '@permille/contract/campaigns/campaigns'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { pagesOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CardGrid } from '#ui/layout/card-grid.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { ExploreCard } from './explore-card.tsx'
import { ExploreFilters } from './explore-filters.tsx'
import { ExploreSkeletons } from './explore-skeletons.tsx'
import { HighlightedCampaign } from './highlighted-campaign.tsx'
import { JoinedCampaigns } from './joined-campaigns.tsx'
import { useExploreFilters } from './use-explore-filters.ts'

export function ExplorePage() {
  const { filters, change, clear, highlightedId } = useExploreFilters()
  const query = useInfiniteQuery(
    pagesOf(listCampaignsCall, { query: { status: 'live', ...filters } }),
  )

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Explore Campaigns" note="Campaigns paying for views right now." />
      <ExploreFilters filters={filters} onChange={change} />
      {highlightedId !== '' && <HighlightedCampaign id={highlightedId} />}
      <JoinedCampaigns />
      <Loaded
        query={query}
        skeleton={<ExploreSkeletons />}
        failed="The campaigns could not be loaded."
      >
        {(campaigns) => (
          <>
            {campaigns.length === 0 ? (
              <NoCampaigns
                onClear={isAnyChosen({ ...filters, sort: undefined }) ? clear : undefined}
              />
            ) : (
              <CampaignGrid campaigns={campaigns.filter(({ id }) => id !== highlightedId)} />
            )}
            <ShowMore pages={query} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** Offers to clear the filters, or what to do meanwhile if no campaign is live at all. */
function NoCampaigns({ onClear }: { readonly onClear: (() => void) | undefined }) {
  return (
    <Card>
      <EmptyState
        title="No campaigns found"
        note="Try adjusting your filters"
        action={
          onClear === undefined ? (
            <>
              <p className="mb-4 text-ink-muted">
                No campaign is live right now. Connect your accounts to be ready for the next.
              </p>
              <Link href={paths.socialAccounts} className={buttonClasses({ variant: 'secondary' })}>
                Social Accounts
              </Link>
            </>
          ) : (
            <Button variant="secondary" onClick={onClear}>
              Clear filters
            </Button>
          )
        }
      />
    </Card>
  )
}

function CampaignGrid({ campaigns }: { campaigns: readonly Campaign[] }) {
  return (
    <CardGrid
      items={campaigns}
      className="*:[contain-intrinsic-height:auto_14rem] @xl/page:*:[contain-intrinsic-height:auto_32rem] @xl/page:grid-cols-2 @4xl/page:grid-cols-3"
    >
      {showCampaign}
    </CardGrid>
  )
}

const showCampaign = (campaign: Campaign) => <ExploreCard campaign={campaign} />
