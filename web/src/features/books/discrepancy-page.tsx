import { type DiscrepancyDetail, readDiscrepancyCall } from '@permille/contract/books/discrepancies'
import type { DiscrepancyId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { DetailPage } from '../accounts/detail-page.tsx'
import { RefundDates } from '../campaigns/refunds/refund-dates.tsx'
import { describeRefund, refundTones } from '../campaigns/refunds/refund-labels.ts'
import { DiscrepancyActions } from './discrepancy-actions.tsx'
import { badgeOf, describeDifference, titleOfDiscrepancy } from './discrepancy-labels.ts'

/** One difference between the books and Stripe: both sides, line by line, and what was done. */
export function DiscrepancyPage() {
  const { id } = useParams<{ id: DiscrepancyId }>()
  const query = useQuery(queryOf(readDiscrepancyCall, { params: { id } }))
  return (
    <DetailPage
      name="discrepancy"
      query={query}
      missing={{
        note: 'No difference has this ID.',
        list: { href: adminPaths.payouts, label: 'Payouts' },
      }}
    >
      {(discrepancy) => <DiscrepancyView exception={discrepancy} />}
    </DetailPage>
  )
}

interface DiscrepancyProps {
  readonly exception: DiscrepancyDetail
}

function DiscrepancyView({ exception: discrepancy }: DiscrepancyProps) {
  const { ref, ownerName, foundAt, providerSide, ledgerSide } = discrepancy
  const badge = badgeOf(discrepancy)
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title={titleOfDiscrepancy(discrepancy)}
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={badge.tone}>{badge.words}</Badge>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              Found <Time at={foundAt} />
              {ownerName !== null && <span>{` · ${ownerName} is handling it`}</span>}
            </span>
            <span className="flex min-w-0 items-center gap-1">
              <span className="min-w-0 font-mono text-sm [overflow-wrap:anywhere]">{ref}</span>
              <CopyButton text={ref} label="Copy Stripe’s ID" />
            </span>
          </span>
        }
        actions={<DiscrepancyActions exception={discrepancy} />}
      />
      <p className="[overflow-wrap:anywhere]">{describeDifference(discrepancy)}</p>
      <div className="grid grid-cols-1 items-start gap-6 @2xl/page:grid-cols-2">
        <Side title="Stripe" lines={providerSide} none="Stripe has no transaction for it." />
        <Side title="The books" lines={ledgerSide} none="The ledger has no entry for it." />
      </div>
      <UnmatchedRefunds exception={discrepancy} />
      <Notes exception={discrepancy} />
    </div>
  )
}

/** Lists a payment's refunds, with Stripe's reason for a delay or a failure. */
function UnmatchedRefunds({ exception: { refunds } }: DiscrepancyProps) {
  if (refunds.length === 0) return null
  return (
    <Card>
      <CardHeader title="Refunds" />
      <ul className="divide-y divide-line">
        {refunds.map((refund) => (
          <li
            key={refund.id}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5"
          >
            <span className="min-w-0 flex-1 basis-56">
              <span className="block text-sm text-ink-muted">
                <RefundDates refund={refund} />
              </span>
              {wordsOf(refund) !== null && (
                <span className="block [overflow-wrap:anywhere]">{wordsOf(refund)}</span>
              )}
            </span>
            <Money cents={refund.totalCents} className="font-medium" />
            <Badge tone={refundTones[refund.status]}>{describeRefund(refund)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A refund is sent only while the books are known to be clean, which an unknown payment prevents. */
function wordsOf({ status, isSent, reason }: DiscrepancyDetail['refunds'][number]): string | null {
  if (reason !== null || status !== 'requested') return reason
  return isSent
    ? 'Stripe has made it, and the bank has not answered yet.'
    : 'It is sent after the next check of the books that finds no payment without a campaign.'
}

interface SideProps {
  readonly title: string
  readonly lines: DiscrepancyDetail['providerSide']
  readonly none: string
}

function Side({ title, lines, none }: SideProps) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        {lines.length === 0 ? (
          <p className="text-ink-muted">{none}</p>
        ) : (
          <>
            <ul className="grid grid-cols-1 gap-2.5 pb-2.5">
              {lines.map(({ source, cents, at }) => (
                <li key={`${source} ${at} ${cents}`} className="flex justify-between gap-4">
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    <span className="font-mono text-sm">{source}</span>
                    <span className="block text-sm text-ink-muted">
                      <Time at={at} />
                    </span>
                  </span>
                  <Money cents={cents} className="shrink-0" />
                </li>
              ))}
            </ul>
            <Facts>
              <Fact label="Sum" isTotal>
                <Money cents={lines.reduce((sum, { cents }) => sum + cents, 0)} />
              </Fact>
            </Facts>
          </>
        )}
      </CardBody>
    </Card>
  )
}

const actionLabels: Readonly<Record<DiscrepancyDetail['notes'][number]['action'], string>> = {
  take: 'took it',
  explain: 'explained it',
  book: 'booked it',
  refund: 'refunded it',
  pay: 'paid it another way',
  dispute: 'heard of it',
  reopen: 'opened it again',
}

function Notes({ exception: { notes } }: DiscrepancyProps) {
  if (notes.length === 0) return null
  return (
    <Card>
      <CardHeader title="What was done" />
      <ol className="divide-y divide-line">
        {notes.map(({ action, by, note, at }) => (
          <li key={`${action} ${at}`} className="px-5 py-3">
            <p className="[overflow-wrap:anywhere]">{note}</p>
            <p className="text-sm text-ink-muted">
              {by ??
                (action === 'dispute' ? 'From Stripe' : `The comparison ${actionLabels[action]}`)}
              {by !== null && <span>{` ${actionLabels[action]}`}</span>}
              <span>
                {' '}
                · <Time at={at} />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
