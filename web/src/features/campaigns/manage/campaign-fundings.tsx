import type { ResponseOf } from '@permille/contract/endpoint'
import { listFundingsCall } from '@permille/contract/funding/funding'
import type { CampaignId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { pagesOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { PaymentBadge } from '../payment-badge.tsx'
import { isMoney } from '../payment-state.ts'
import { UnpaidPayments } from '../unpaid-payments.tsx'

type Funding = ResponseOf<typeof listFundingsCall>[number]

export function fundingsOf(campaignId: CampaignId) {
  return pagesOf(listFundingsCall, { params: { id: campaignId } })
}

export function CampaignFundings({ campaignId }: { readonly campaignId: CampaignId }) {
  const query = useInfiniteQuery(fundingsOf(campaignId))
  return (
    <Card>
      <CardHeader title="Payments" />
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={2} />}
        failed="The payments could not be loaded."
      >
        {(fundings) => <Fundings fundings={fundings} hasMore={query.hasNextPage} />}
      </Loaded>
      <ShowMore pages={query} />
    </Card>
  )
}

interface FundingsProps {
  readonly fundings: readonly Funding[]
  readonly hasMore: boolean
}

function Fundings({ fundings, hasMore }: FundingsProps) {
  const line = (funding: Funding) => <FundingLine key={funding.id} funding={funding} />
  const unpaid = fundings.filter((funding) => !isMoney(funding))
  return (
    <>
      {fundings.some(isMoney) ? (
        <ul className="divide-y divide-line">{fundings.filter(isMoney).map(line)}</ul>
      ) : (
        !hasMore && <EmptyState title="Not funded yet" />
      )}
      <UnpaidPayments count={unpaid.length} hasMore={hasMore}>
        {unpaid.map(line)}
      </UnpaidPayments>
    </>
  )
}

function FundingLine({ funding }: { readonly funding: Funding }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-2.5">
      <div>
        <Money cents={funding.amountCents} className="font-medium" />
        <p className="text-sm text-ink-muted">
          <Time at={funding.createdAt} isDay />
          {funding.feeCents > 0 && <span>{` · plus ${formatCents(funding.feeCents)} fee`}</span>}
          {funding.isLate && <span>{' · arrived after the campaign ended'}</span>}
        </p>
      </div>
      <span className="flex shrink-0 items-center gap-4">
        <PaymentBadge payment={funding} />
        {funding.status === 'succeeded' && (
          <Link
            href={paths.receipt(funding.id)}
            aria-label={`Receipt for ${formatCents(funding.amountCents)}`}
            className={buttonClasses({ variant: 'secondary', size: 'sm' })}
          >
            Receipt
          </Link>
        )}
      </span>
    </li>
  )
}
