import { type BrandFunding, listBrandFundingsCall } from '@permille/contract/billing'
import { formatCents } from '@permille/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { CsvLink } from '../../api/csv-link.tsx'
import { pagesOf } from '../../api/query.ts'
import { paths } from '../../paths.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { ShowMore } from '../../ui/controls/show-more.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ListSkeleton } from '../../ui/layout/list-skeleton.tsx'
import { Loaded } from '../../ui/layout/loaded.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Time } from '../../ui/values/time.tsx'
import { PaymentBadge } from '../campaigns/payment-badge.tsx'
import { isMoney } from '../campaigns/payment-state.ts'
import { UnpaidPayments } from '../campaigns/unpaid-payments.tsx'

const paymentsPerPage = 10

export const payments = pagesOf(listBrandFundingsCall, { query: { limit: paymentsPerPage } })

export function PaymentsCard() {
  const query = useInfiniteQuery(payments)
  return (
    <Card>
      <CardHeader
        title="Payments"
        action={<CsvLink list={listBrandFundingsCall} of="payments" />}
      />
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={4} />}
        failed="The payments could not be loaded."
      >
        {(payments) => <Payments payments={payments} />}
      </Loaded>
      <ShowMore pages={query} />
    </Card>
  )
}

function NothingPaid() {
  return (
    <EmptyState
      title="Nothing paid yet"
      note="Your payments and receipts appear here once you fund a campaign."
      action={
        <Link href={paths.campaigns} className={buttonLook()}>
          My Campaigns
        </Link>
      }
    />
  )
}

function Payments({ payments }: { readonly payments: readonly BrandFunding[] }) {
  const line = (payment: BrandFunding) => <PaymentLine key={payment.id} payment={payment} />
  const unpaid = payments.filter((payment) => !isMoney(payment))
  return (
    <>
      {payments.some(isMoney) ? (
        <ul className="divide-y divide-line">{payments.filter(isMoney).map(line)}</ul>
      ) : (
        <NothingPaid />
      )}
      <UnpaidPayments count={unpaid.length}>{unpaid.map(line)}</UnpaidPayments>
    </>
  )
}

function PaymentLine({ payment }: { readonly payment: BrandFunding }) {
  const { campaignId, campaignName, amountCents, feeCents, status } = payment
  return (
    <li className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_auto_5rem]">
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
      <span className="flex sm:justify-end">
        <PaymentBadge payment={payment} />
      </span>
      <span className="flex justify-end">
        {status === 'succeeded' && <ReceiptLink payment={payment} />}
      </span>
    </li>
  )
}

function PaymentNote({ payment }: { readonly payment: BrandFunding }) {
  const { status, lastError, createdAt, settledAt } = payment
  return (
    <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
      <Time at={settledAt ?? createdAt} isDay />
      {status !== 'succeeded' && lastError !== null && ` · ${lastError}`}
    </p>
  )
}

function ReceiptLink({ payment: { id, campaignName } }: { readonly payment: BrandFunding }) {
  return (
    <Link
      href={paths.receipt(id)}
      aria-label={`Receipt for ${campaignName}`}
      className={buttonLook({ variant: 'secondary', size: 'sm' })}
    >
      Receipt
    </Link>
  )
}
