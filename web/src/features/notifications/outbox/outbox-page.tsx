import { listMailsCall, mailKinds, mailStates } from '@permille/contract/notifications/mails'
import { mailsKeptDays } from '@permille/contract/privacy/retention'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { type UrlFilters, useUrlFilters } from '#api/use-url-filters.ts'
import { AdminTabs } from '#features/accounts/admin-tabs.tsx'
import { FilterBar } from '#ui/controls/filter-bar.tsx'
import { FilterSelect } from '#ui/controls/filter-select.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { mailKindLabels, stateLabels } from './mail-labels.ts'
import { MailTable } from './mail-table.tsx'

export function OutboxPage() {
  const filters = useUrlFilters()
  const narrowing = {
    to: filters.read('to'),
    state: filters.choose('state', mailStates),
    kind: filters.choose('kind', mailKinds),
  }
  const query = useInfiniteQuery({
    ...pagesOf(listMailsCall, { query: { ...narrowing, limit: 50 } }),
    // Jobs add mails and send them.
    refetchOnMount: 'always',
  })
  return (
    <AdminTabs
      section="dashboard"
      title="Outbox"
      note={`Every email of the last ${mailsKeptDays} days, and whether it was sent.`}
      actions={<CsvLink list={listMailsCall} query={narrowing} />}
    >
      <MailFilters filters={filters} />
      <Card className="relative overflow-x-auto">
        <PagedList
          query={query}
          skeletonLines={8}
          failed="The outbox could not be loaded."
          isFiltered={isAnyChosen(narrowing)}
          onClear={() => filters.changeAll({ to: '', state: '', kind: '' })}
          noneFound="No emails found"
          none={<EmptyState title="No emails yet" note="Emails to your users appear here." />}
        >
          {(mails) => <MailTable mails={mails} />}
        </PagedList>
      </Card>
    </AdminTabs>
  )
}

function MailFilters({ filters }: { readonly filters: UrlFilters }) {
  return (
    <FilterBar
      chosen={[filters.read('state'), filters.read('kind')]}
      className="@2xl/page:grid-cols-[minmax(0,1fr)_10rem_12rem]"
      search={{
        label: 'Search emails',
        placeholder: 'Email address',
        value: filters.read('to'),
        onSearch: (words) => filters.change('to', words),
      }}
    >
      <FilterSelect
        filters={filters}
        name="state"
        label="State"
        all="All statuses"
        words={stateLabels}
      />
      <FilterSelect
        filters={filters}
        name="kind"
        label="Kind"
        all="All kinds"
        words={mailKindLabels}
      />
    </FilterBar>
  )
}
