import { earningsOrders, listEarningsByCampaignCall } from '@permille/contract/earnings/earnings'
import type { ResponseOf } from '@permille/contract/endpoint'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { ListFilters } from '#ui/controls/list-filters.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { Money } from '#ui/values/money.tsx'
import { formatCount, Views } from '#ui/values/views.tsx'

type CampaignEarnings = ResponseOf<typeof listEarningsByCampaignCall>[number]

const bySearch = { name: 'search', label: 'Search earnings', placeholder: 'Campaign' }

const bySum = {
  name: 'sort',
  label: 'Sort',
  all: 'Newest First',
  words: { earnings: 'Most Earned', views: 'Most Views' },
} as const

export function EarningsByCampaign() {
  const filters = useUrlFilters()
  const search = filters.read('search') || undefined
  const filter = { search, sort: filters.choose('sort', earningsOrders) }
  const query = useInfiniteQuery(pagesOf(listEarningsByCampaignCall, { query: filter }))
  const isNothing = search === undefined && query.data?.length === 0

  return (
    <Card>
      <CardHeader
        title="Earnings by Campaign"
        action={
          <CsvLink list={listEarningsByCampaignCall} query={filter} of="earnings by campaign" />
        }
      />
      {!isNothing && <ListFilters filters={filters} search={bySearch} choice={bySum} />}
      <PagedList
        query={query}
        skeletonLines={3}
        failed="The earnings by campaign could not be loaded."
        isFiltered={search !== undefined}
        onClear={() => filters.changeAll({ [bySearch.name]: '' })}
        noneFound="No campaigns found"
        none={
          <EmptyState
            title="No earnings yet"
            note="Views of approved posts earn money."
            action={
              <Link href={paths.explore} className={buttonClasses({ variant: 'secondary' })}>
                Explore Campaigns
              </Link>
            }
          />
        }
      >
        {(campaigns) => (
          <ul className="divide-y divide-line">
            {campaigns.map((campaign) => (
              <CampaignLine key={campaign.campaignId} campaign={campaign} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function CampaignLine({ campaign }: { readonly campaign: CampaignEarnings }) {
  const { campaignId, campaignName, submissionCount, totalViews, totalEarnings } = campaign
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-3">
      <div className="min-w-0">
        <Link
          href={paths.exploreCampaign(campaignId)}
          title={campaignName}
          className="block truncate font-medium hover:underline"
        >
          {campaignName}
        </Link>
        <p className="text-sm text-ink-muted">
          {formatCount(submissionCount)} {submissionCount === 1 ? 'submission' : 'submissions'} ·{' '}
          <Views count={totalViews} /> views
        </p>
      </div>
      <Money cents={totalEarnings} className="font-medium" />
    </li>
  )
}
