import type { PayoutId } from '@permille/contract/ids'
import { type PayoutDetail, readPayoutCall } from '@permille/contract/payouts/payouts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { queryOf } from '#api/query.ts'
import { DetailPage } from '#features/accounts/detail-page.tsx'
import { HelpLink } from '#features/accounts/help/help-link.tsx'
import { describePeriod } from '#features/earnings/statements/period-labels.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Card, CardBody } from '#ui/layout/card.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { StatusBadge } from '#ui/values/badge.tsx'
import { Moment } from '#ui/values/moment.tsx'
import { Money } from '#ui/values/money.tsx'
import { PayoutLines } from './payout-lines.tsx'

/** One payout with the posts it paid; prints on one sheet. */
export function PayoutPage() {
  const { id } = useParams<{ id: PayoutId }>()
  const query = useQuery(queryOf(readPayoutCall, { params: { id } }))
  return (
    <DetailPage
      name="payout"
      query={query}
      missing={{
        note: 'Look for it in your payout history.',
        list: { href: paths.earnings, label: 'Earnings' },
      }}
      className="mx-auto w-full max-w-2xl"
      header={
        <PageHeader
          title="Payout"
          note="How much you were sent, and for which posts."
          actions={
            <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
              Print
            </Button>
          }
        />
      }
      skeleton={
        <Card>
          <ListSkeleton lines={6} />
        </Card>
      }
    >
      {(payout) => <PayoutSheet payout={payout} />}
    </DetailPage>
  )
}

export function PayoutSheet({ payout }: { readonly payout: PayoutDetail }) {
  const { number, totalCents, status, reason, createdAt, settledAt, transferId } = payout
  return (
    <>
      <Card>
        <CardBody className="grid grid-cols-1 gap-5">
          <p className="flex flex-wrap items-center justify-between gap-3">
            <Money cents={totalCents} className="text-3xl font-semibold tracking-tight" />
            <StatusBadge status={status} />
          </p>
          {reason !== null && (
            <Notice tone={status === 'failed' ? 'negative' : 'neutral'}>
              <p>{reason}</p>
            </Notice>
          )}
          <Facts>
            <Fact label="Requested">
              <Moment at={createdAt} />
            </Fact>
            {settledAt !== null && (
              <Fact label={status === 'failed' ? 'Failed' : 'Sent to your Stripe account'}>
                <Moment at={settledAt} />
              </Fact>
            )}
            {status === 'paid' && settledAt !== null && <StatementFact settledAt={settledAt} />}
            <Fact label="Payout number">
              <span className="tabular-nums">{number}</span>
            </Fact>
            {transferId !== null && (
              <Fact label="Transfer at Stripe">
                <CopyButton text={transferId} label="Copy its id, for Stripe’s support" />
              </Fact>
            )}
          </Facts>
        </CardBody>
      </Card>
      {status === 'failed' ? (
        <p className="text-ink-muted">
          Nothing was sent. The money is available again, or in a later payout.{' '}
          <HelpLink to="payout-failed">What you can do</HelpLink>
        </p>
      ) : (
        <PayoutLines payout={payout} />
      )}
    </>
  )
}

/** A statement's months are UTC's, like the time it is read from. */
function StatementFact({ settledAt }: { readonly settledAt: string }) {
  const month = settledAt.slice(0, 7)
  return (
    <Fact label="Statement">
      <Link
        href={`${paths.statements}?period=${month}`}
        className="font-medium text-accent underline-offset-4 hover:underline"
      >
        {describePeriod(month)}
      </Link>
    </Fact>
  )
}
