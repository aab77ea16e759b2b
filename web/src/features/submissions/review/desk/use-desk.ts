import {
  type Platform,
  platforms,
  type SubmissionStatus,
  submissionStatuses,
} from '@permille/contract/enums'
import type { CampaignId } from '@permille/contract/ids'
import { type RiskFilter, riskFilters } from '@permille/contract/risk/signals'
import { type DueFilter, dueFilters } from '@permille/contract/submissions/submissions'
import { isId } from '#api/is-id.ts'
import { isAnyChosen, type UrlReader } from '#api/url-filters.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'

export interface DeskQuery {
  readonly status: SubmissionStatus
  readonly campaignId: CampaignId | undefined
  readonly platform: Platform | undefined
  readonly risk: RiskFilter | undefined
  /** Filters pending posts only. */
  readonly due: DueFilter | undefined
  readonly search: string | undefined
}

/** A tab's name in the URL. */
export type DeskTab = SubmissionStatus | 'disputed'

export const deskTabs: readonly DeskTab[] = [...submissionStatuses, 'disputed']

type DeskFilter = 'status' | 'campaign' | 'platform' | 'risk' | 'due' | 'search'

export interface Desk {
  readonly tab: DeskTab
  /** The filters of the posts; the disputed tab shows posts of any status. */
  readonly query: DeskQuery
  readonly isFiltered: boolean
  readonly change: (name: DeskFilter, value: string) => void
  /** Clears the filters, showing the whole tab. */
  readonly clear: () => void
}

/** Keeps the filters of the review desk in the URL. */
export function useDesk(): Desk {
  const address = useUrlFilters()
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

/**
 * Returns the filters in the URL. Defaults to pending; ignores invalid values, which the server
 * would refuse.
 */
export function deskQueryIn({ read, choose }: UrlReader): DeskQuery {
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

/** Returns the current filters, by their names in the URL. */
export function filtersOf({ tab, query }: Pick<Desk, 'tab' | 'query'>) {
  const { campaignId, platform, risk, due, search } = query
  const status = tab === 'pending' ? undefined : tab
  // Disputed posts are not filtered by risk or deadline.
  const ofPosts = tab === 'disputed' ? {} : { risk, due }
  return { status, campaign: campaignId, platform, search, ...ofPosts }
}
