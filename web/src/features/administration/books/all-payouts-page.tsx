import { payoutStatuses } from '@permille/contract/enums'
import { listAllPayoutsCall } from '@permille/contract/payouts/admin-payouts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CsvLink } from '#api/csv-link.tsx'
import { keepWhileSorted, pagesOf } from '#api/query.ts'
import { sortingIn } from '#api/url-sorting.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { AdminTabs } from '#features/accounts/admin-tabs.tsx'
import { AllPayoutsTable } from '#features/payouts/admin/all-payouts-table.tsx'
import { SearchInput } from '#ui/controls/search-input.tsx'
import { SortSelect } from '#ui/controls/sort-select.tsx'
import { WorkedRows } from '#ui/controls/worked-rows.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { QueueTabs } from '#ui/layout/queue-tabs.tsx'

const pageLength = 25

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'queued', label: 'Queued' },
  { value: 'paid', label: 'Paid' },
  { value: 'failed', label: 'Failed' },
] as const

const ageOrders = { newest: 'Newest First', '-newest': 'Oldest First' } as const

export function AllPayoutsPage() {
  const filters = useUrlFilters()
  const [search, status] = [filters.read('search'), filters.choose('status', payoutStatuses)]
  const sorting = sortingIn(filters, { orders: ['newest'], usual: 'newest' })
  const asked = { search, status, reverse: sorting.query.reverse }
  const paged = { ...asked, limit: pageLength }
  const query = useInfiniteQuery({
    ...pagesOf(listAllPayoutsCall, { query: paged }),
    placeholderData: keepWhileSorted(paged),
  })

  return (
    <AdminTabs
      section="payouts"
      title="Payouts"
      note="Creators’ withdrawals, and how each payout ended."
      actions={<CsvLink list={listAllPayoutsCall} query={asked} />}
    >
      <QueueTabs
        label="Status"
        tabs={tabs}
        current={status ?? 'all'}
        onChoose={(value) => filters.change('status', value)}
      />
      <search className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 @2xl/page:grid-cols-1">
        <SearchInput
          label="Search payouts"
          placeholder="Creator, payout number or Stripe’s id"
          value={search}
          onSearch={(words) => filters.change('search', words)}
        />
        <div className="@2xl/page:hidden">
          <SortSelect names={ageOrders} sorting={sorting} />
        </div>
      </search>
      <Card className="relative overflow-x-auto">
        <WorkedRows>
          <PagedList
            query={query}
            skeletonLines={5}
            failed="The payouts could not be loaded."
            isFiltered={search !== '' || status !== undefined}
            onClear={() => filters.changeAll({ search: '', status: '' })}
            noneFound="No payouts found"
            none={
              <EmptyState title="No payouts yet" note="They appear here when creators withdraw." />
            }
          >
            {(payouts) => <AllPayoutsTable payouts={payouts} sorting={sorting} />}
          </PagedList>
        </WorkedRows>
      </Card>
    </AdminTabs>
  )
}
