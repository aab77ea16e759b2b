import { type BrandFunding, listBrandFundingsCall } from '@permille/contract/billing/billing'
import { type FundingStatus, fundingStatuses } from '@permille/contract/enums'
import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { ListFilters } from '#ui/controls/list-filters.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { PaymentBadge } from '../campaigns/payment-badge.tsx'
import { isMoney } from '../campaigns/payment-state.ts'
import { UnpaidPayments } from '../campaigns/unpaid-payments.tsx'

const paymentsPerPage = 10

interface PaymentFilter {
  readonly status?: FundingStatus | undefined
  readonly search?: string | undefined
}

const byStatus = {
  name: 'payment',
  label: 'Status of payments',
  all: 'All payments',
  words: { succeeded: 'Paid', pending: 'Not finished', failed: 'Failed' },
} as const

const bySearch = {
  name: 'payments-of',
  label: 'Search payments',
  placeholder: 'Campaign or receipt number',
}

/** Loads the payments that match the filters in the URL. */
export function usePayments() {
  const filters = useUrlFilters({ [bySearch.name]: '' })
  const filter: PaymentFilter = {
    status: filters.choose(byStatus.name, fundingStatuses),
    search: filters.read(bySearch.name) || undefined,
  }
  const query = useInfiniteQuery(
    pagesOf(listBrandFundingsCall, { query: { ...filter, limit: paymentsPerPage } }),
  )
  return { filters, filter, query }
}

interface PaymentsCardProps {
  /** True if the page already says that nothing is paid. */
  readonly isNothingSaid: boolean
}

export function PaymentsCard({ isNothingSaid }: PaymentsCardProps) {
  const { filters, filter, query } = usePayments()
  const isFiltered = isAnyChosen(filter)
  return (
    <Card>
      <CardHeader
        title="Payments"
        action={<CsvLink list={listBrandFundingsCall} query={filter} of="payments" />}
      />
      {(isFiltered || query.data?.length !== 0) && (
        <ListFilters filters={filters} search={bySearch} choice={byStatus} />
      )}
      <PagedList
        query={query}
        skeletonLines={4}
        failed="The payments could not be loaded."
        isFiltered={isFiltered}
        onClear={() => filters.changeAll({ [bySearch.name]: '', [byStatus.name]: '' })}
        noneFound="No payments found"
        none={<NothingPaid />}
      >
        {(payments) => (
          <Payments
            payments={payments}
            hasMore={query.hasNextPage}
            isFiltered={isFiltered}
            isNothingSaid={isNothingSaid}
          />
        )}
      </PagedList>
    </Card>
  )
}

export function NothingPaid() {
  return (
    <EmptyState
      title="Nothing paid yet"
      note="Your payments and receipts appear here once you fund a campaign."
      action={
        <Link href={paths.campaigns} className={buttonClasses()}>
          My Campaigns
        </Link>
      }
    />
  )
}

interface PaymentsProps extends PaymentsCardProps {
  readonly payments: readonly BrandFunding[]
  readonly hasMore: boolean
  readonly isFiltered: boolean
}

function Payments({ payments, hasMore, isFiltered, isNothingSaid }: PaymentsProps) {
  const line = (payment: BrandFunding) => <PaymentLine key={payment.id} payment={payment} />
  // Search results are never collapsed.
  if (isFiltered) return <ul className="divide-y divide-line">{payments.map(line)}</ul>
  const unpaid = payments.filter((payment) => !isMoney(payment))
  return (
    <>
      {payments.some(isMoney) ? (
        <ul className="divide-y divide-line">{payments.filter(isMoney).map(line)}</ul>
      ) : (
        !hasMore && !isNothingSaid && <NothingPaid />
      )}
      <UnpaidPayments count={unpaid.length} hasMore={hasMore}>
        {unpaid.map(line)}
      </UnpaidPayments>
    </>
  )
}

function PaymentLine({ payment }: { readonly payment: BrandFunding }) {
  const { campaignId, campaignName, amountCents, feeCents, status } = payment
  return (
    <li className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-2.5 @lg/page:grid-cols-[minmax(0,1fr)_auto_9rem_5rem]">
      <div className="min-w-0">
        <Link
          href={paths.campaign(campaignId)}
          className="block truncate font-medium hover:underline"
        >
          {campaignName}
        </Link>
        <PaymentNote payment={payment} />
      </div>
      <div className="text-right">
        <Money cents={amountCents + feeCents} className="font-medium" />
        {feeCents > 0 && (
          <p className="text-sm text-ink-muted tabular-nums">{formatCents(feeCents)} fee</p>
        )}
      </div>
      <span className="flex @lg/page:justify-end">
        <PaymentBadge payment={payment} />
      </span>
      <span className="flex justify-end">
        {status === 'succeeded' && <ReceiptLink payment={payment} />}
      </span>
    </li>
  )
}

function PaymentNote({ payment }: { readonly payment: BrandFunding }) {
  const { status, lastError, createdAt, settledAt, receiptNumber } = payment
  return (
    <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
      <Time at={settledAt ?? createdAt} isDay />
      {receiptNumber !== null && <span>{` · ${receiptNumber}`}</span>}
      {status !== 'succeeded' && lastError !== null && <span>{` · ${lastError}`}</span>}
    </p>
  )
}

function ReceiptLink({ payment: { id, campaignName } }: { readonly payment: BrandFunding }) {
  return (
    <Link
      href={paths.receipt(id)}
      aria-label={`Receipt for ${isolate(campaignName)}`}
      className={buttonClasses({ variant: 'secondary', size: 'sm' })}
    >
      Receipt
    </Link>
  )
}
