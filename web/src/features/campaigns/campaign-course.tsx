import type { OwnCampaign } from '@permille/contract/campaigns'
import { readBrandHistory } from '@permille/contract/overview'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query.ts'
import { HistoryCards } from '../overview/history-cards.tsx'

/** What the campaign won and cost day by day; one that never ran has no course. */
export function CampaignCourse({ campaign }: { readonly campaign: OwnCampaign }) {
  const hasRun = campaign.liveAt !== null
  const reading = useQuery({
    ...queryOf(readBrandHistory, { query: { campaignId: campaign.id } }),
    enabled: hasRun,
  })
  return hasRun ? <HistoryCards reading={reading} moneyLabel="Spend" /> : null
}
