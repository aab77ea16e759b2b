import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { readBrandHistoryCall } from '@permille/contract/history/history'
import type { CampaignId } from '@permille/contract/ids'
import { queryOf } from '#api/query.ts'
import { HistoryCards } from '#features/history/history-cards.tsx'
import { useHistory } from '#features/history/use-history.ts'

/** Views and spend of the campaign per day; null if it never went live. */
export function CampaignHistory({ campaign }: { readonly campaign: OwnCampaign }) {
  if (campaign.liveAt === null) return null
  // Remount per campaign, so the previous campaign's chart never flashes.
  return <History key={campaign.id} campaignId={campaign.id} />
}

function History({ campaignId }: { readonly campaignId: CampaignId }) {
  const history = useHistory((days) =>
    queryOf(readBrandHistoryCall, { query: { days, campaignId } }),
  )
  return <HistoryCards history={history} moneyLabel="Spend" />
}
