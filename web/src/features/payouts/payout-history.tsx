import { listPayoutsCall, type Payout } from '@permille/contract/payouts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { CsvLink } from '../../api/csv-link.tsx'
import { pagesOf } from '../../api/query.ts'
import { paths } from '../../paths.ts'
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
      <CardHeader title="Payout History" action={<CsvLink list={listPayoutsCall} of="payouts" />} />
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
    <li className="relative flex items-center justify-between gap-4 px-5 py-3 hover:bg-surface">
      <div className="min-w-0">
        <Link
          href={paths.payout(payout.id)}
          className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <Money cents={payout.totalCents} />
        </Link>
        <p className="text-sm text-ink-muted">
          <Time at={payout.createdAt} isDay />
          {payout.reason !== null && ` · ${payout.reason}`}
        </p>
      </div>
      <StatusBadge status={payout.status} />
    </li>
  )
}
