import type { Refund, RefundableCampaign } from '@permille/contract/billing/billing'
import type { AdminCampaign } from '@permille/contract/campaigns/admin-campaigns'
import { listCampaignRefundsCall } from '@permille/contract/campaigns/campaign-overview'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { leftSentence, linesBelow } from '#features/campaigns/refunds/campaign-refunds.tsx'
import { RefundLine } from '#features/campaigns/refunds/refund-line.tsx'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { anyRefundable, PaidAnotherWay, RefundForBrand } from './refund-acts.tsx'

type MadeRefundsProps = { readonly campaign: Pick<AdminCampaign, 'id' | 'brandUserId'> }

export function madeRefundsOf(id: AdminCampaign['id']) {
  return pagesOf(listCampaignRefundsCall, { params: { id }, query: { limit: 5 } })
}

/** Lists the campaign's refunds and what can still be refunded; nothing if there are neither. */
export function MadeRefunds({ campaign: { id, brandUserId } }: MadeRefundsProps) {
  const query = useInfiniteQuery(madeRefundsOf(id))
  const { data: campaigns } = useQuery(anyRefundable(id))
  const left = campaigns?.[0]
  if (query.data === undefined || (query.data.length === 0 && left === undefined)) return null
  return (
    <Card aria-label="Refunds">
      <CardHeader
        title="Refunds"
        action={<CsvLink list={listCampaignRefundsCall} params={{ id }} of="refunds" />}
      />
      {left !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-4 px-5 py-4">
          <p className="min-w-0 flex-1 basis-56">{leftSentence(left, 'admin')}</p>
          {isAdminsToSend(left) && <RefundForBrand campaign={left} brandUserId={brandUserId} />}
        </div>
      )}
      {query.data.length > 0 && (
        <ul className={left === undefined ? 'divide-y divide-line' : linesBelow}>
          {query.data.map((refund) => (
            <RefundLine
              key={refund.id}
              refund={refund}
              reader="admin"
              action={<PayFailed refund={refund} left={left} />}
            />
          ))}
        </ul>
      )}
      <ShowMore pages={query} />
    </Card>
  )
}

interface PayFailedProps {
  readonly refund: Refund
  readonly left: RefundableCampaign | undefined
}

/** For a refund that failed and was not replaced: as much as its campaign can still return now. */
function PayFailed({ refund, left }: PayFailedProps) {
  const { status, paidReference, campaignId } = refund
  if (status !== 'failed' || paidReference !== null || campaignId === null) return null
  const cents = left === undefined ? 0 : payableCents(refund, left)
  return cents > 0 ? <PaidAnotherWay refund={refund} cents={cents} /> : null
}

/** An admin can also refund what its brand cannot yet. */
function isAdminsToSend({ hindrance }: RefundableCampaign): boolean {
  return hindrance === null || hindrance === 'paid-lately'
}

/** The brand's debts are repaid first. */
function payableCents(refund: Refund, left: RefundableCampaign): number {
  if (!isAdminsToSend(left)) return 0
  const budgetOf = ({ totalCents, feeCents }: typeof refund | typeof left) => totalCents - feeCents
  const budgetCents = Math.min(budgetOf(refund), budgetOf(left))
  const feeCents = Math.min(refund.feeCents, left.feeCents)
  return budgetCents + feeCents - left.keptCents
}
