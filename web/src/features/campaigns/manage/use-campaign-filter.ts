import { type CampaignStatus, campaignStatuses } from '@permille/contract/enums'
import { useSearchParams } from 'wouter'
import { type CampaignOrder, campaignOrders } from './arrange-campaigns.ts'

export interface CampaignFilter {
  readonly search: string
  readonly status: CampaignStatus | undefined
  readonly order: CampaignOrder
  readonly change: (name: 'search' | 'status' | 'sort', value: string) => void
}

/** What the list of own campaigns shows, kept in the address. */
export function useCampaignFilter(): CampaignFilter {
  const [params, setParams] = useSearchParams()

  function change(name: string, value: string) {
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        if (value === '' || value === 'newest') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }

  return {
    search: params.get('search') ?? '',
    status: campaignStatuses.find((known) => known === params.get('status')),
    order: campaignOrders.find((known) => known === params.get('sort')) ?? 'newest',
    change,
  }
}
