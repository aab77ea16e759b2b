import { readBillingTotalsCall } from '@permille/contract/billing'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Loaded } from '../../ui/layout/loaded.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { BrandChargebacks, brandChargebacks } from '../chargebacks/brand-chargebacks.tsx'
import { RefundsCard, refundable, refunds } from '../refunds/refunds-card.tsx'
import { BillingSums } from './billing-sums.tsx'
import { BillingSumsSkeleton } from './billing-sums-skeleton.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { PaymentsCard, payments } from './payments-card.tsx'

export function BillingPage() {
  const totals = useQuery(queryOf(readBillingTotalsCall))
  const lists = [
    useInfiniteQuery(payments),
    useInfiniteQuery(brandChargebacks),
    useQuery(refundable),
    useInfiniteQuery(refunds),
  ]
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader title="Billing" note="What you paid in, what it bought, and what is left." />
      <Card aria-label="Totals">
        <Loaded
          query={totals}
          skeleton={<BillingSumsSkeleton />}
          failed="The totals could not be loaded."
        >
          {(sums) => <BillingSums sums={sums} />}
        </Loaded>
      </Card>
      <PaymentsCard />
      {/* Below lists of unknown length: shown once these are, so that nothing jumps. */}
      <div
        hidden={lists.some(({ isPending }) => isPending)}
        className="grid grid-cols-1 gap-6 [&[hidden]]:hidden"
      >
        <BrandChargebacks />
        <RefundsCard />
        <LedgerCard />
      </div>
    </div>
  )
}
