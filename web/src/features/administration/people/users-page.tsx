import { listUsersCall, userStatuses } from '@permille/contract/administration/users'
import { kycStatuses, userRoles } from '@permille/contract/enums'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Redirect } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { CsvLink } from '#api/csv-link.tsx'
import { keepWhileSorted, pagesOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { sortingIn } from '#api/url-sorting.ts'
import { type UrlFilters, useUrlFilters } from '#api/use-url-filters.ts'
import { AdminTabs } from '#features/accounts/admin-tabs.tsx'
import { FilterBar } from '#ui/controls/filter-bar.tsx'
import { FilterSelect } from '#ui/controls/filter-select.tsx'
import { SortSelect } from '#ui/controls/sort-select.tsx'
import { WorkedRows } from '#ui/controls/worked-rows.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { InviteButton } from './invite-button.tsx'
import { kycLabels, roleLabels, statusLabels } from './user-labels.ts'
import { UserTable } from './user-table.tsx'

const pageLength = 50

export function UsersPage() {
  const filters = useUrlFilters()
  if (filters.read('tab') === 'invitations') return <Redirect to={adminPaths.invitations} replace />
  return (
    <AdminTabs
      section="users"
      title="Users"
      note="Everyone on the marketplace, with their earnings or funding."
      actions={
        <>
          <CsvLink
            list={listUsersCall}
            query={{ ...narrowingIn(filters), reverse: byAge(filters).query.reverse }}
          />
          <InviteButton filters={filters} />
        </>
      }
    >
      <People filters={filters} />
    </AdminTabs>
  )
}

function People({ filters }: { readonly filters: UrlFilters }) {
  const narrowing = narrowingIn(filters)
  const sorting = byAge(filters)
  const asked = { ...narrowing, reverse: sorting.query.reverse, limit: pageLength }
  const query = useInfiniteQuery({
    ...pagesOf(listUsersCall, { query: asked }),
    placeholderData: keepWhileSorted(asked),
  })
  return (
    <>
      <UserFilters filters={filters} />
      <Card className="relative overflow-x-auto">
        <WorkedRows>
          <PagedList
            query={query}
            skeletonLines={8}
            failed="The users could not be loaded."
            isFiltered={isAnyChosen(narrowing)}
            onClear={() => filters.changeAll({ search: '', role: '', status: '', kyc: '' })}
            noneFound="No users found"
            none={<EmptyState title="No users yet" note="Invite the first brand to begin." />}
          >
            {(users) => <UserTable users={users} sorting={sorting} />}
          </PagedList>
        </WorkedRows>
      </Card>
    </>
  )
}

const byAge = (filters: UrlFilters) => sortingIn(filters, { orders: ['newest'], usual: 'newest' })

function narrowingIn({ read, choose }: UrlFilters) {
  return {
    search: read('search'),
    role: choose('role', userRoles),
    status: choose('status', userStatuses),
    kyc: choose('kyc', kycStatuses),
  }
}

function UserFilters({ filters }: { readonly filters: UrlFilters }) {
  const narrowing = narrowingIn(filters)
  return (
    <FilterBar
      chosen={[narrowing.role, narrowing.status, narrowing.kyc]}
      className="@2xl/page:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
      search={{
        label: 'Search users',
        placeholder: 'Name, email or brand',
        value: filters.read('search'),
        onSearch: (words) => filters.change('search', words),
      }}
    >
      <FilterSelect filters={filters} name="role" label="Role" all="All roles" words={roleLabels} />
      <FilterSelect
        filters={filters}
        name="status"
        label="Status"
        all="All statuses"
        words={statusLabels}
      />
      <FilterSelect
        filters={filters}
        name="kyc"
        label="Identity"
        all="All identity checks"
        words={kycLabels}
      />
      <div className="@2xl/page:hidden">
        <SortSelect
          names={{ newest: 'Newest First', '-newest': 'Oldest First' }}
          sorting={byAge(filters)}
        />
      </div>
    </FilterBar>
  )
}
