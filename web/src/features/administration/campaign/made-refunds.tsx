import { listCampaignRefundsCall } from '@permille/contract/admin/campaign-room'
import type { Refund } from '@permille/contract/billing'
import type { CampaignId } from '@permille/contract/ids'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CsvLink } from '../../../api/csv-link.tsx'
import { pagesOf } from '../../../api/query.ts'
import { ShowMore } from '../../../ui/controls/show-more.tsx'
import { Card, CardHeader } from '../../../ui/layout/card.tsx'
import { leftSentence } from '../../campaigns/refunds/campaign-refunds.tsx'
import { RefundLine } from '../../campaigns/refunds/refund-line.tsx'
import { anyRefundable, PaidAnotherWay, RefundForBrand } from './refund-acts.tsx'

/** Lists the campaign's refunds and what can still go back; nothing if there are neither. */
export function MadeRefunds({ campaignId }: { readonly campaignId: CampaignId }) {
  const query = useInfiniteQuery(
    pagesOf(listCampaignRefundsCall, { params: { id: campaignId }, query: { limit: 5 } }),
  )
  const { data: campaigns } = useQuery(anyRefundable(campaignId))
  const left = campaigns?.[0]
  if (query.data === undefined || (query.data.length === 0 && left === undefined)) return null
  return (
    <Card aria-label="Refunds">
      <CardHeader
        title="Refunds"
        action={<CsvLink list={listCampaignRefundsCall} params={{ id: campaignId }} of="refunds" />}
      />
      {left !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-4 px-5 py-4">
          <p className="min-w-0 flex-1 basis-56">{leftSentence(left)}</p>
          {left.hindrance === null && <RefundForBrand campaign={left} />}
        </div>
      )}
      <ul className="divide-y divide-line">
        {query.data.map((refund) => (
          <RefundLine
            key={refund.id}
            refund={refund}
            action={isOpenFailure(refund) && <PaidAnotherWay refund={refund} />}
          />
        ))}
      </ul>
      <ShowMore pages={query} />
    </Card>
  )
}

function isOpenFailure({ status, paidReference, campaignId }: Refund): boolean {
  return status === 'failed' && paidReference === null && campaignId !== null
}
