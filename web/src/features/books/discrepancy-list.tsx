import {
  type Discrepancy,
  discrepancyStates,
  listDiscrepanciesCall,
} from '@permille/contract/books/discrepancies'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { NearList } from '#ui/layout/near-list.tsx'
import { QueueTabs } from '#ui/layout/queue-tabs.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { badgeOf, describeDifference, titleOfDiscrepancy } from './discrepancy-labels.ts'

const pageLength = 10

const tabs = [
  { value: 'open', label: 'Open' },
  { value: 'explained', label: 'Explained' },
  { value: 'returned', label: 'Sent back' },
  { value: 'booked', label: 'Booked' },
  { value: 'settled', label: 'Settled' },
] as const

/** Lists the differences in one state, newest first; the state is in the URL. */
export function DiscrepancyList() {
  const filters = useUrlFilters({ exceptions: 'open' })
  const state = filters.choose('exceptions', discrepancyStates) ?? 'open'
  const query = useInfiniteQuery(
    pagesOf(listDiscrepanciesCall, { query: { state, limit: pageLength } }),
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-5">
        <QueueTabs
          label="Differences"
          tabs={tabs}
          current={state}
          onChoose={(value) => filters.change('exceptions', value)}
        />
        <span className="ml-auto">
          <CsvLink list={listDiscrepanciesCall} query={{ state }} of="differences" />
        </span>
      </div>
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={2} />}
        failed="The differences could not be loaded."
      >
        {(exceptions) =>
          exceptions.length === 0 ? (
            <p className="px-5 py-6 text-ink-muted">
              No difference is {state === 'returned' ? 'sent back' : state}.
            </p>
          ) : (
            <NearList label="Differences" rows={exceptions} rowKey={({ id }) => id}>
              {(discrepancy) => <DiscrepancyLine exception={discrepancy} />}
            </NearList>
          )
        }
      </Loaded>
      <ShowMore pages={query} />
    </>
  )
}

function DiscrepancyLine({ exception: discrepancy }: { readonly exception: Discrepancy }) {
  const { id, providerCents, ledgerCents, ownerName, foundAt } = discrepancy
  const badge = badgeOf(discrepancy)
  return (
    <div className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-2.5 @lg/page:grid-cols-[minmax(0,1fr)_auto_6rem]">
      <div className="min-w-0">
        <Link
          href={adminPaths.exception(id)}
          className="block truncate font-medium hover:underline"
        >
          {titleOfDiscrepancy(discrepancy)}
        </Link>
        <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
          {describeDifference(discrepancy)} Found <Time at={foundAt} />
          {ownerName !== null && <span>{` · ${ownerName}`}</span>}
        </p>
      </div>
      <Money cents={providerCents - ledgerCents} className="text-right font-medium" />
      <span className="col-start-2 flex justify-end @lg/page:col-start-auto">
        <Badge tone={badge.tone}>{badge.words}</Badge>
      </span>
    </div>
  )
}
