import { readBillingTotalsCall } from '@permille/contract/billing/billing'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { Card } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { BrandChargebacks, brandChargebacks } from '../chargebacks/brand-chargebacks.tsx'
import { RefundsCard, refundable, useRefunds } from '../refunds/refunds-card.tsx'
import { NeedsRight } from '../teams/needs-right.tsx'
import { BillingSums } from './billing-sums.tsx'
import { BillingSumsSkeleton } from './billing-sums-skeleton.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { NothingPaid, PaymentsCard, usePayments } from './payments-card.tsx'

export function BillingPage() {
  return (
    <NeedsRight to="billing:read" act="see billing">
      <Billing />
    </NeedsRight>
  )
}

function Billing() {
  const totals = useQuery(queryOf(readBillingTotalsCall))
  const payments = usePayments()
  const lists = [
    payments.query,
    useInfiniteQuery(brandChargebacks),
    useInfiniteQuery(refundable),
    useRefunds().made,
  ]
  const [hasBeenLoaded, rememberLoaded] = useState(false)
  if (!hasBeenLoaded && !lists.some(({ isPending }) => isPending)) rememberLoaded(true)
  const isNew = totals.data?.paidInCents === 0 && totals.data.pendingCents === 0
  const hasPayments = payments.query.data?.length !== 0 || isAnyChosen(payments.filter)
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader title="Billing" note="Your payments, what they bought, and what is left." />
      <Card aria-label="Totals">
        <Loaded
          query={totals}
          skeleton={<BillingSumsSkeleton />}
          failed="The totals could not be loaded."
        >
          {(sums) => (isNew ? <NothingPaid /> : <BillingSums sums={sums} />)}
        </Loaded>
      </Card>
      {(!isNew || hasPayments) && <PaymentsCard isNothingSaid={isNew} />}
      {/*
        Below lists of unknown length, so shown only after they load, or it would jump. It then
        stays, or a search would lose its own field.
      */}
      <div hidden={!hasBeenLoaded} className="grid grid-cols-1 gap-6 [&[hidden]]:hidden">
        <BrandChargebacks />
        <RefundsCard />
        {!isNew && <LedgerCard />}
      </div>
    </div>
  )
}
