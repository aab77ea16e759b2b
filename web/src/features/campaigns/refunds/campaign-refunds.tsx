import { listRefundsCall, type RefundableCampaign } from '@permille/contract/billing/billing'
import type { CampaignId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { type RefundReader, reservedWords, waitingLabels } from './refund-labels.ts'
import { RefundLine } from './refund-line.tsx'
import { refundableOf } from './refundable.ts'

const refundsPerPage = 10

export function refundsOf(campaignId: CampaignId) {
  return pagesOf(listRefundsCall, { query: { campaignId, limit: refundsPerPage } })
}

/**
 * Shows how much of a campaign's money can be refunded to its cards, and its refunds; nothing if there are neither.
 */
export function CampaignRefunds({ campaignId }: { readonly campaignId: CampaignId }) {
  const made = useInfiniteQuery(refundsOf(campaignId))
  const { data: campaigns } = useQuery(refundableOf(campaignId))
  const left = campaigns?.find((each) => !each.isDraft)
  if (made.data === undefined || (made.data.length === 0 && left === undefined)) return null
  return (
    <Card aria-label="Refunds">
      <CardHeader
        title="Refunds"
        action={<CsvLink list={listRefundsCall} query={{ campaignId }} of="refunds" />}
      />
      {left !== undefined && <p className="px-5 py-4">{leftSentence(left)}</p>}
      {made.data.length > 0 && (
        <ul className={left === undefined ? 'divide-y divide-line' : linesBelow}>
          {made.data.map((refund) => (
            <RefundLine key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
      <ShowMore pages={made} />
    </Card>
  )
}

function goingBack({ totalCents, keptCents }: RefundableCampaign, reader: RefundReader): string {
  if (keptCents === 0) return 'It can go back to the card now.'
  const whose = reader === 'brand' ? 'your' : 'the brand’s'
  const debt = `${whose} debt for an earlier refund`
  if (keptCents === totalCents) return `A refund pays ${debt} with it.`
  return `${formatCents(totalCents - keptCents)} can go back to the card now; ${formatCents(keptCents)} pays ${debt}.`
}

export const linesBelow = 'divide-y divide-line border-t border-line'

/** What is left, whether and when it can be refunded, and what is kept for creators. */
export function leftSentence(left: RefundableCampaign, reader: RefundReader = 'brand'): string {
  const waiting = waitingLabels(left, reader) ?? goingBack(left, reader)
  const amount = left.totalCents > 0 ? [`${formatCents(left.totalCents)} is left.`, waiting] : []
  return [...amount, reservedWords(left)].filter((each) => each !== undefined).join(' ')
}
