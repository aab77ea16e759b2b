import { listCampaignRefundsCall } from '@permille/contract/admin/campaign-room'
import type { CampaignId } from '@permille/contract/ids'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CsvLink } from '../../../api/csv-link.tsx'
import { pagesOf } from '../../../api/query.ts'
import { ShowMore } from '../../../ui/controls/show-more.tsx'
import { Card, CardHeader } from '../../../ui/layout/card.tsx'
import { RefundLine } from '../../campaigns/refunds/refund-line.tsx'

/** Lists the campaign's refunds; nothing if there are none. */
export function MadeRefunds({ campaignId }: { readonly campaignId: CampaignId }) {
  const query = useInfiniteQuery(
    pagesOf(listCampaignRefundsCall, { params: { id: campaignId }, query: { limit: 5 } }),
  )
  if (query.data === undefined || query.data.length === 0) return null
  return (
    <Card aria-label="Refunds">
      <CardHeader
        title="Refunds"
        action={<CsvLink list={listCampaignRefundsCall} params={{ id: campaignId }} of="refunds" />}
      />
      <ul className="divide-y divide-line">
        {query.data.map((refund) => (
          <RefundLine key={refund.id} refund={refund} />
        ))}
      </ul>
      <ShowMore pages={query} />
    </Card>
  )
}
