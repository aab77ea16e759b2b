import { type PayoutStatus, payoutStatuses } from '@permille/contract/enums'
import { listPayoutsCall, type Payout } from '@permille/contract/payouts/payouts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { paths } from '#paths.ts'
import { ListFilters } from '#ui/controls/list-filters.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { StatusBadge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { payoutHistoryPlace } from '../earnings/rule-remedy.tsx'

const byStatus = {
  name: 'payout',
  label: 'Status',
  all: 'All payouts',
  words: { queued: 'Queued', paid: 'Paid', failed: 'Failed' },
} as const

export function payoutsOf(status: PayoutStatus | undefined) {
  return pagesOf(listPayoutsCall, { query: { status } })
}

export function PayoutHistory() {
  const filters = useUrlFilters()
  const status = filters.choose('payout', payoutStatuses)
  const query = useInfiniteQuery(payoutsOf(status))
  const isEmpty = query.data?.length === 0

  return (
    <Card id={payoutHistoryPlace} className="scroll-mt-20">
      <CardHeader
        title="Payout History"
        action={<CsvLink list={listPayoutsCall} query={{ status }} of="payouts" />}
      />
      {(!isEmpty || status !== undefined) && <ListFilters filters={filters} choice={byStatus} />}
      <PagedList
        query={query}
        skeletonLines={3}
        failed="Your payouts could not be loaded."
        isFiltered={status !== undefined}
        onClear={() => filters.changeAll({ [byStatus.name]: '' })}
        noneFound="No payouts found"
        none={
          <EmptyState
            title="No payouts yet"
            note="Your withdrawals are listed here, with the posts they paid."
          />
        }
      >
        {(payouts) => (
          <ul className="divide-y divide-line">
            {payouts.map((payout) => (
              <PayoutLine key={payout.id} payout={payout} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function PayoutLine({ payout }: { readonly payout: Payout }) {
  return (
    <li className="relative flex items-center justify-between gap-4 px-5 py-3 hover:bg-surface">
      <div className="min-w-0">
        <Link
          href={paths.payout(payout.id)}
          className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <Money cents={payout.totalCents} />
        </Link>
        <p className="text-sm text-ink-muted">
          <Time at={payout.createdAt} isDay /> · {payout.number}
          {payout.reason !== null && (
            <span>
              {' '}
              · <bdi>{payout.reason}</bdi>
            </span>
          )}
        </p>
      </div>
      <StatusBadge status={payout.status} />
    </li>
  )
}
