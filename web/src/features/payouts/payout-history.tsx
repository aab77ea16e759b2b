import { listPayoutsCall, type Payout } from '@permille/contract/payouts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '../../api/query.ts'
import { ShowMore } from '../../ui/controls/show-more.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ListSkeleton } from '../../ui/layout/list-skeleton.tsx'
import { Loaded } from '../../ui/layout/loaded.tsx'
import { StatusBadge } from '../../ui/values/badge.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Time } from '../../ui/values/time.tsx'
import { payoutHistoryPlace } from '../earnings/rule-remedy.tsx'

export function PayoutHistory() {
  const query = useInfiniteQuery(pagesOf(listPayoutsCall))

  return (
    <Card id={payoutHistoryPlace} className="scroll-mt-20">
      <CardHeader title="Payout History" />
      <Loaded query={query} skeleton={<ListSkeleton />} failed="Your payouts could not be loaded.">
        {(payouts) =>
          payouts.length === 0 ? (
            <EmptyState title="No payouts yet" />
          ) : (
            <ul className="divide-y divide-line">
              {payouts.map((payout) => (
                <PayoutLine key={payout.id} payout={payout} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ShowMore pages={query} />
    </Card>
  )
}

function PayoutLine({ payout }: { readonly payout: Payout }) {
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-3">
      <div className="min-w-0">
        <Money cents={payout.totalCents} className="font-medium" />
        <p className="text-sm text-ink-muted">
          <Time at={payout.createdAt} isDay />
          {payout.reason !== null && ` · ${payout.reason}`}
        </p>
      </div>
      <StatusBadge status={payout.status} />
    </li>
  )
}
