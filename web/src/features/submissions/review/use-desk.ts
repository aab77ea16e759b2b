import {
  type Platform,
  platforms,
  type SubmissionStatus,
  submissionStatuses,
} from '@permille/contract/enums'
import type { CampaignId } from '@permille/contract/ids'
import type { AddressReader } from '../../../api/address-filters.ts'
import { isId } from '../../../api/is-id.ts'
import { useAddressFilters } from '../../../api/use-address-filters.ts'

export interface DeskQuery {
  readonly status: SubmissionStatus
  readonly campaignId?: CampaignId
  readonly platform?: Platform
  readonly search?: string
}

export interface Desk {
  readonly query: DeskQuery
  readonly isFiltered: boolean
  readonly change: (name: 'status' | 'campaign' | 'platform' | 'search', value: string) => void
}

/** Keeps the filters of the review desk in the address. */
export function useDesk(): Desk {
  const address = useAddressFilters()
  const query = deskQueryIn(address)
  return { query, isFiltered: Object.keys(query).length > 1, change: address.change }
}

/** Defaults to pending; ignores values that mean nothing, which the server would refuse. */
export function deskQueryIn({ read, choose }: AddressReader): DeskQuery {
  const campaignId = read('campaign')
  const search = read('search')
  const platform = choose('platform', platforms)
  return {
    status: choose('status', submissionStatuses) ?? 'pending',
    ...(isId<CampaignId>(campaignId) && { campaignId }),
    ...(platform && { platform }),
    ...(search && { search }),
  }
}
