import { listLedgerCall, listLedgerDaysCall } from '@permille/contract/billing'
import { useInfiniteQuery } from '@tanstack/react-query'
import { isAnyChosen } from '../../api/address-filters.ts'
import { CsvLink } from '../../api/csv-link.tsx'
import { pagesOf } from '../../api/query.ts'
import { ShowMore } from '../../ui/controls/show-more.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ListSkeleton } from '../../ui/layout/list-skeleton.tsx'
import { Loaded } from '../../ui/layout/loaded.tsx'
import { LedgerFilters } from './ledger-filters.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { useLedgerFilter } from './use-ledger-filter.ts'

const linesPerPage = 15

export function LedgerCard() {
  const ledger = useLedgerFilter()
  const query = useInfiniteQuery(
    pagesOf(listLedgerDaysCall, { query: { ...ledger.filter, limit: linesPerPage } }),
  )
  return (
    <Card>
      <CardHeader
        title="Ledger"
        note="Every movement of your money, views and fees added up by day. The lines add up to what is left."
        action={<CsvLink list={listLedgerCall} query={ledger.filter} />}
      />
      <LedgerFilters ledger={ledger} />
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={8} />}
        failed="The ledger could not be loaded."
      >
        {(lines) =>
          lines.length === 0 ? (
            <Nothing isFiltered={isAnyChosen(ledger.filter)} />
          ) : (
            <LedgerTable lines={lines} />
          )
        }
      </Loaded>
      <ShowMore pages={query} />
    </Card>
  )
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) {
    return <EmptyState title="No lines found" note="Try adjusting your filters" />
  }
  return <EmptyState title="No movements yet" note="The first line is your first funding." />
}
