import { readBillingTotalsCall } from '@permille/contract/billing'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../api/query.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Loaded } from '../../ui/layout/loaded.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { BrandChargebacks, brandChargebacks } from '../chargebacks/brand-chargebacks.tsx'
import { RefundsCard, refundable, useRefunds } from '../refunds/refunds-card.tsx'
import { BillingSums } from './billing-sums.tsx'
import { BillingSumsSkeleton } from './billing-sums-skeleton.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { PaymentsCard, usePayments } from './payments-card.tsx'

export function BillingPage() {
  const totals = useQuery(queryOf(readBillingTotalsCall))
  const lists = [
    usePayments().query,
    useInfiniteQuery(brandChargebacks),
    useQuery(refundable),
    useRefunds().made,
  ]
  const [hasBeenLoaded, rememberLoaded] = useState(false)
  if (!hasBeenLoaded && !lists.some(({ isPending }) => isPending)) rememberLoaded(true)
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
      {/* Below lists of unknown length: shown once these are, so that nothing jumps; then they
          stay, or a search would lose its own field. */}
      <div hidden={!hasBeenLoaded} className="grid grid-cols-1 gap-6 [&[hidden]]:hidden">
        <BrandChargebacks />
        <RefundsCard />
        <LedgerCard />
      </div>
    </div>
  )
}
