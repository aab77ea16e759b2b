import { type OwnCampaignOrder, ownCampaignOrders } from '@permille/contract/campaigns/campaigns'
import { type CampaignStatus, campaignStatuses } from '@permille/contract/enums'
import { sortingIn, type UrlSorting } from '#api/url-sorting.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'

export interface CampaignFilter {
  readonly search: string
  readonly status: CampaignStatus | undefined
  readonly sorting: UrlSorting<OwnCampaignOrder>
  readonly change: (name: 'search' | 'status', value: string) => void
  /** Shows all campaigns, in the same order. */
  readonly clear: () => void
}

/** Keeps the filter of the brand's campaign list in the URL. */
export function useCampaignFilter(): CampaignFilter {
  const address = useUrlFilters()
  return {
    search: address.read('search'),
    status: address.choose('status', campaignStatuses),
    sorting: sortingIn(address, { orders: ownCampaignOrders, usual: 'newest' }),
    change: address.change,
    clear: () => address.changeAll({ search: '', status: '' }),
  }
}
