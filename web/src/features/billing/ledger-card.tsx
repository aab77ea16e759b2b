import { listLedgerCall, listLedgerDaysCall } from '@permille/contract/billing/billing'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
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
        action={<CsvLink list={listLedgerCall} query={ledger.filter} of="ledger" />}
      />
      <LedgerFilters ledger={ledger} />
      <PagedList
        query={query}
        skeletonLines={8}
        failed="The ledger could not be loaded."
        isFiltered={isAnyChosen(ledger.filter)}
        onClear={ledger.clear}
        noneFound="No lines found"
        none={
          <EmptyState
            title="No movements yet"
            note="The first line is your first funding."
            action={
              <Link href={paths.campaigns} className={buttonClasses({ variant: 'secondary' })}>
                My Campaigns
              </Link>
            }
          />
        }
      >
        {(lines) => <LedgerTable lines={lines} />}
      </PagedList>
    </Card>
  )
}
