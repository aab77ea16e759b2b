import {
  type Platform,
  platforms,
  type SubmissionStatus,
  submissionStatuses,
} from '@permille/contract/enums'
import type { CampaignId } from '@permille/contract/ids'
import { type RiskFilter, riskFilters } from '@permille/contract/risk/signals'
import { type DueFilter, dueFilters } from '@permille/contract/submissions'
import { type AddressReader, isAnyChosen } from '../../../../api/address-filters.ts'
import { isId } from '../../../../api/is-id.ts'
import { useAddressFilters } from '../../../../api/use-address-filters.ts'

export interface DeskQuery {
  readonly status: SubmissionStatus
  readonly campaignId: CampaignId | undefined
  readonly platform: Platform | undefined
  readonly risk: RiskFilter | undefined
  /** Of pending posts alone. */
  readonly due: DueFilter | undefined
  readonly search: string | undefined
}

/** What a tab of the desk is named in the address. */
export type DeskTab = SubmissionStatus | 'disputed'

export const deskTabs: readonly DeskTab[] = [...submissionStatuses, 'disputed']

type DeskFilter = 'status' | 'campaign' | 'platform' | 'risk' | 'due' | 'search'

export interface Desk {
  readonly tab: DeskTab
  /** Of the posts; those of the disputed tab have any status. */
  readonly query: DeskQuery
  readonly isFiltered: boolean
  readonly change: (name: DeskFilter, value: string) => void
  /** Shows all of the tab. */
  readonly clear: () => void
}

/** Keeps the filters of the review desk in the address. */
export function useDesk(): Desk {
  const address = useAddressFilters()
  const query = deskQueryIn(address)
  const { status: _, ...narrowing } = query
  const tab = address.choose('status', deskTabs) ?? 'pending'
  return {
    tab,
    query,
    isFiltered: isAnyChosen(narrowing),
    change: address.change,
    clear: () => address.changeAll({ campaign: '', platform: '', risk: '', due: '', search: '' }),
  }
}

/** Defaults to pending; ignores values that mean nothing, which the server would refuse. */
export function deskQueryIn({ read, choose }: AddressReader): DeskQuery {
  const campaignId = read('campaign')
  const status = choose('status', submissionStatuses) ?? 'pending'
  return {
    status,
    campaignId: isId<CampaignId>(campaignId) ? campaignId : undefined,
    platform: choose('platform', platforms),
    risk: choose('risk', riskFilters),
    due: status === 'pending' ? choose('due', dueFilters) : undefined,
    search: read('search') || undefined,
  }
}

/** What is chosen, by its names in the address. */
export function filtersOf({ tab, query }: Pick<Desk, 'tab' | 'query'>) {
  const { campaignId, platform, risk, due, search } = query
  const status = tab === 'pending' ? undefined : tab
  // The disputed posts are not narrowed by risk or deadline.
  const ofPosts = tab === 'disputed' ? {} : { risk, due }
  return { status, campaign: campaignId, platform, search, ...ofPosts }
}
