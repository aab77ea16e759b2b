import { listOwnCampaignsCall } from '@permille/contract/campaigns/campaigns'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { Allowed } from '#api/session.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { WorkedRows } from '#ui/controls/worked-rows.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { CampaignFilters } from './campaign-filters.tsx'
import { CampaignTable } from './campaign-table.tsx'
import { useCampaignFilter } from './use-campaign-filter.ts'

const OwnTrust = lazyPart(() => import('../trust/own-trust.tsx').then((m) => m.OwnTrust))

export function CampaignsPage() {
  const filter = useCampaignFilter()
  const { search, status, sorting } = filter
  const filters = {
    search: search.trim() || undefined,
    status,
    ...sorting.query,
  }
  const query = useInfiniteQuery({
    ...pagesOf(listOwnCampaignsCall, { query: filters }),
    placeholderData: keepPreviousData,
  })

  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title="My Campaigns"
        note="Each campaign’s spending, remaining money, and posts to review."
        actions={
          <>
            <CsvLink list={listOwnCampaignsCall} query={filters} />
            <Allowed to="campaigns:write">
              <Link
                href={paths.createCampaign}
                aria-keyshortcuts="C"
                className={`${buttonClasses()} thumb-act`}
              >
                Create Campaign
              </Link>
            </Allowed>
          </>
        }
      />
      <CampaignFilters filter={filter} />
      <Card className="relative overflow-x-auto">
        <WorkedRows>
          <PagedList
            query={query}
            skeletonLines={5}
            failed="Your campaigns could not be loaded."
            isFiltered={search !== '' || status !== undefined}
            onClear={filter.clear}
            noneFound="No campaigns found"
            none={<NoCampaigns />}
          >
            {(campaigns) => <CampaignTable campaigns={campaigns} sorting={sorting} />}
          </PagedList>
        </WorkedRows>
      </Card>
      {/* Shown after the list has loaded, which would push it down. */}
      <Suspense fallback={null}>{query.data !== undefined && <OwnTrust />}</Suspense>
    </div>
  )
}

function NoCampaigns() {
  return (
    <EmptyState
      title="No campaigns yet"
      action={
        <Allowed to="campaigns:write">
          <Link href={paths.createCampaign} className={buttonClasses()}>
            Create your first campaign
          </Link>
        </Allowed>
      }
    />
  )
}
