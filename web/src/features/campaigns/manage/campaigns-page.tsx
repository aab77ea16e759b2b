import { listOwnCampaignsCall, type OwnCampaign } from '@permille/contract/campaigns'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { CsvLink } from '../../../api/csv-link.tsx'
import { pagesOf } from '../../../api/query.ts'
import { paths } from '../../../paths.ts'
import { buttonLook } from '../../../ui/controls/button-look.ts'
import { ShowMore } from '../../../ui/controls/show-more.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ListSkeleton } from '../../../ui/layout/list-skeleton.tsx'
import { Loaded } from '../../../ui/layout/loaded.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { OwnTrust } from '../trust/own-trust.tsx'
import { CampaignFilters } from './campaign-filters.tsx'
import { CampaignTable } from './campaign-table.tsx'
import { useCampaignFilter } from './use-campaign-filter.ts'

export function CampaignsPage() {
  const filter = useCampaignFilter()
  const { search, status, order } = filter
  const asked = {
    search: search.trim() || undefined,
    status,
    sort: order === 'newest' ? undefined : order,
  }
  const query = useInfiniteQuery({
    ...pagesOf(listOwnCampaignsCall, { query: asked }),
    placeholderData: keepPreviousData,
  })

  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title="My Campaigns"
        note="What each campaign has spent, what is left, and what needs your review."
        actions={
          <>
            <CsvLink list={listOwnCampaignsCall} query={asked} />
            <Link href={paths.createCampaign} className={buttonLook()}>
              Create Campaign
            </Link>
          </>
        }
      />
      <CampaignFilters filter={filter} />
      <Card className="relative overflow-x-auto">
        <Loaded
          query={query}
          skeleton={<ListSkeleton lines={5} />}
          failed="Your campaigns could not be loaded."
        >
          {(campaigns) => (
            <Campaigns campaigns={campaigns} isFiltered={search !== '' || status !== undefined} />
          )}
        </Loaded>
        <ShowMore pages={query} />
      </Card>
      {/* After the list, or it would move as the list arrives. */}
      {query.data !== undefined && <OwnTrust />}
    </div>
  )
}

interface CampaignsProps {
  readonly campaigns: readonly OwnCampaign[]
  readonly isFiltered: boolean
}

function Campaigns({ campaigns, isFiltered }: CampaignsProps) {
  if (campaigns.length > 0) return <CampaignTable campaigns={campaigns} />
  if (isFiltered) {
    return <EmptyState title="No campaigns found" note="Try adjusting your filters" />
  }
  return (
    <EmptyState
      title="No campaigns yet"
      action={
        <Link href={paths.createCampaign} className={buttonLook()}>
          Create your first campaign
        </Link>
      }
    />
  )
}
