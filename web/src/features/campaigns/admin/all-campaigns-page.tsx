import {
  type AllCampaignOrder,
  allCampaignOrders,
  listAllCampaignsCall,
} from '@permille/contract/campaigns/admin-campaigns'
import { campaignStatuses } from '@permille/contract/enums'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { CsvLink } from '#api/csv-link.tsx'
import { keepWhileSorted, pagesOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { sortingIn, type UrlSorting } from '#api/url-sorting.ts'
import { type UrlFilters, useUrlFilters } from '#api/use-url-filters.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { FilterBar } from '#ui/controls/filter-bar.tsx'
import { FilterSelect } from '#ui/controls/filter-select.tsx'
import { SortSelect } from '#ui/controls/sort-select.tsx'
import { WorkedRows } from '#ui/controls/worked-rows.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { AllCampaignsTable } from './all-campaigns-table.tsx'

const pageLength = 50
const orderNames: Readonly<Record<AllCampaignOrder, string>> = {
  newest: 'Newest First',
  funded: 'Most Funded',
  spent: 'Most Spent',
  left: 'Least Left',
  views: 'Most Views',
  posts: 'Most Posts',
}
const statusLabels = Object.fromEntries(campaignStatuses.map((status) => [status, status]))

export function AllCampaignsPage() {
  const filters = useUrlFilters()
  const [search, status] = [filters.read('search'), filters.choose('status', campaignStatuses)]
  const sorting = sortingIn(filters, { orders: allCampaignOrders, usual: 'newest' })
  const asked = { search, status, ...sorting.query }
  const paged = { ...asked, limit: pageLength }
  const query = useInfiniteQuery({
    ...pagesOf(listAllCampaignsCall, { query: paged }),
    placeholderData: keepWhileSorted(paged),
  })

  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title="Campaigns"
        note="Every brand’s campaigns, and where their money is."
        actions={<CsvLink list={listAllCampaignsCall} query={asked} />}
      />
      <CampaignFilters filters={filters} sorting={sorting} />
      <Card className="relative overflow-x-auto">
        <WorkedRows>
          <PagedList
            query={query}
            skeletonLines={8}
            failed="The campaigns could not be loaded."
            isFiltered={isAnyChosen({ search, status })}
            onClear={() => filters.changeAll({ search: '', status: '' })}
            noneFound="No campaigns found"
            none={
              <EmptyState
                title="No campaigns yet"
                note="They appear here when a brand saves one."
                action={
                  <Link href={adminPaths.invite} className={buttonClasses()}>
                    Invite a brand
                  </Link>
                }
              />
            }
          >
            {(campaigns) => <AllCampaignsTable campaigns={campaigns} sorting={sorting} />}
          </PagedList>
        </WorkedRows>
      </Card>
    </div>
  )
}

interface CampaignFiltersProps {
  readonly filters: UrlFilters
  readonly sorting: UrlSorting<AllCampaignOrder>
}

function CampaignFilters({ filters, sorting }: CampaignFiltersProps) {
  return (
    <FilterBar
      chosen={[filters.choose('status', campaignStatuses)]}
      className="@2xl/page:grid-cols-[minmax(0,1fr)_11rem]"
      search={{
        label: 'Search campaigns',
        placeholder: 'Campaign or brand',
        value: filters.read('search'),
        onSearch: (words) => filters.change('search', words),
      }}
    >
      <FilterSelect
        filters={filters}
        name="status"
        label="Status"
        all="All statuses"
        words={statusLabels}
      />
      <div className="@2xl/page:hidden">
        <SortSelect names={orderNames} sorting={sorting} />
      </div>
    </FilterBar>
  )
}
