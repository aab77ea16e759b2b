import { type BrandFunding, listBrandFundings } from '@permille/contract/billing'
import { formatCents } from '@permille/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { pagesOf } from '../../api/query.ts'
import { paths } from '../../paths.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Money } from '../../ui/money.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Time } from '../../ui/time.tsx'

const paymentsPerPage = 10

export const payments = pagesOf(listBrandFundings, { query: { limit: paymentsPerPage } })

export function PaymentsCard() {
  const reading = useInfiniteQuery(payments)
  return (
    <Card>
      <CardHeader title="Payments" />
      <Loaded
        reading={reading}
        skeleton={<ListSkeleton lines={4} />}
        failed="The payments could not be loaded."
      >
        {(payments) => (payments.length === 0 ? <NothingPaid /> : <Payments payments={payments} />)}
      </Loaded>
      <ShowMore pages={reading} />
    </Card>
  )
}

function NothingPaid() {
  return (
    <EmptyState
      title="Nothing paid yet"
      note="Fund a campaign, and the payment and its receipt are kept here."
      action={
        <Link href={paths.campaigns} className={buttonLook()}>
          My Campaigns
        </Link>
      }
    />
  )
}

function Payments({ payments }: { readonly payments: readonly BrandFunding[] }) {
  return (
    <ul className="divide-y divide-line">
      {payments.map((payment) => (
        <PaymentLine key={payment.id} payment={payment} />
      ))}
    </ul>
  )
}

function PaymentLine({ payment }: { readonly payment: BrandFunding }) {
  const { campaignId, campaignName, amountCents, feeCents, status } = payment
  return (
    <li className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_5.5rem_5rem]">
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
        <StatusBadge status={status} />
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
