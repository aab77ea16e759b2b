import type { OwnCampaign } from '@permille/contract/campaigns'
import { readBrandHistoryCall } from '@permille/contract/history'
import { queryOf } from '../../../api/query.ts'
import { HistoryCards } from '../../history/history-cards.tsx'
import { useHistory } from '../../history/use-history.ts'

/** What the campaign won and cost day by day; one that never ran has no course. */
export function CampaignCourse({ campaign }: { readonly campaign: OwnCampaign }) {
  if (campaign.liveAt === null) return null
  // Another campaign begins anew: what the last one won must not stand there meanwhile.
  return <Course key={campaign.id} campaignId={campaign.id} />
}

function Course({ campaignId }: { readonly campaignId: string }) {
  const history = useHistory((days) =>
    queryOf(readBrandHistoryCall, { query: { days, campaignId } }),
  )
  return <HistoryCards history={history} moneyLabel="Spend" />
}
