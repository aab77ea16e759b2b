import { type OwnCampaignOrder, ownCampaignOrders } from '@permille/contract/campaigns/campaigns'
import { type CampaignStatus, campaignStatuses } from '@permille/contract/enums'
import { useUrlFilters } from '#api/use-url-filters.ts'

export interface CampaignFilter {
  readonly search: string
  readonly status: CampaignStatus | undefined
  readonly order: OwnCampaignOrder
  readonly change: (name: 'search' | 'status' | 'sort', value: string) => void
  /** Shows all campaigns, in the same order. */
  readonly clear: () => void
}

/** Keeps the filter of the brand's campaign list in the URL. */
export function useCampaignFilter(): CampaignFilter {
  const { read, choose, change, changeAll } = useUrlFilters({ sort: 'newest' })
  return {
    search: read('search'),
    status: choose('status', campaignStatuses),
    order: choose('sort', ownCampaignOrders) ?? 'newest',
    change,
    clear: () => changeAll({ search: '', status: '' }),
  }
}
