import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { readBrandHistoryCall } from '@permille/contract/history/history'
import { queryOf } from '#api/query.ts'
import { HistoryCards } from '#features/history/history-cards.tsx'
import { useHistory } from '#features/history/use-history.ts'

/** Views and spend of the campaign per day; null if it never went live. */
export function CampaignHistory({ campaign }: { readonly campaign: OwnCampaign }) {
  if (campaign.liveAt === null) return null
  // Remount per campaign, so the previous campaign's chart never flashes.
  return <History key={campaign.id} campaign={campaign} />
}

/** Once completed, it opens on its whole run, which ends on the last day on which something was counted. */
function History({ campaign: { id: campaignId, status } }: { readonly campaign: OwnCampaign }) {
  const isOver = status === 'completed'
  const history = useHistory(
    (range) => {
      const to = isOver && range.from === 'first' ? 'last' : range.to
      return queryOf(readBrandHistoryCall, { query: { ...range, to, campaignId } })
    },
    isOver ? 'all' : '30',
  )
  return <HistoryCards history={history} moneyLabel="Spend" isOver={isOver} />
}
