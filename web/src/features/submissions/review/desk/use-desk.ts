import {
  type Platform,
  platforms,
  type SubmissionStatus,
  submissionStatuses,
} from '@permille/contract/enums'
import type { CampaignId } from '@permille/contract/ids'
import { type RiskFilter, riskFilters } from '@permille/contract/risk/signals'
import type { DeskOrder } from '@permille/contract/submissions/orders'
import { type DueFilter, dueFilters } from '@permille/contract/submissions/submissions'
import { isId } from '#api/is-id.ts'
import { isAnyChosen, type UrlReader } from '#api/url-filters.ts'
import {
  type Orders,
  orderIn,
  sortingIn,
  type UrlOrder,
  type UrlSorting,
} from '#api/url-sorting.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'

export interface DeskQuery {
  readonly status: SubmissionStatus
  readonly campaignId: CampaignId | undefined
  readonly platform: Platform | undefined
  readonly risk: RiskFilter | undefined
  /** Filters pending posts only. */
  readonly due: DueFilter | undefined
  readonly search: string | undefined
  readonly sort: DeskOrder | undefined
  readonly reverse: UrlOrder<DeskOrder>['query']['reverse']
}

/** A tab's name in the URL. */
export type DeskTab = SubmissionStatus | 'disputed'

export const deskTabs: readonly DeskTab[] = [...submissionStatuses, 'disputed']

type DeskFilter = 'status' | 'campaign' | 'platform' | 'risk' | 'due' | 'search'

export interface Desk {
  readonly tab: DeskTab
  /** The filters of the posts; the disputed tab shows posts of any status. */
  readonly query: DeskQuery
  readonly sorting: UrlSorting<DeskOrder>
  readonly isFiltered: boolean
  readonly change: (name: DeskFilter, value: string) => void
  /** Shows another tab, in its usual order. */
  readonly show: (tab: DeskTab) => void
  /** Clears the filters, showing the whole tab. */
  readonly clear: () => void
}

/** Keeps the filters of the review desk in the URL. */
export function useDesk(): Desk {
  const address = useUrlFilters()
  const query = deskQueryIn(address)
  const { status, sort: _, reverse: __, ...narrowing } = query
  const tab = address.choose('status', deskTabs) ?? 'pending'
  return {
    tab,
    query,
    sorting: sortingIn(address, ordersOf(status)),
    isFiltered: isAnyChosen(narrowing),
    change: address.change,
    show: (next) => address.changeAll({ status: next === 'pending' ? '' : next, sort: '' }),
    clear: () => address.changeAll({ campaign: '', platform: '', risk: '', due: '', search: '' }),
  }
}

/**
 * Returns the filters in the URL. Defaults to pending; ignores invalid values, which the server
 * would refuse.
 */
export function deskQueryIn(url: UrlReader): DeskQuery {
  const { read, choose } = url
  const campaignId = read('campaign')
  const status = choose('status', submissionStatuses) ?? 'pending'
  return {
    status,
    campaignId: isId<CampaignId>(campaignId) ? campaignId : undefined,
    platform: choose('platform', platforms),
    risk: choose('risk', riskFilters),
    due: status === 'pending' ? choose('due', dueFilters) : undefined,
    search: read('search') || undefined,
    ...orderIn(url, ordersOf(status)).query,
  }
}

function ordersOf(status: SubmissionStatus): Orders<DeskOrder> {
  return status === 'pending'
    ? { orders: ['deadline', 'views', 'pays'], usual: 'deadline' }
    : { orders: ['newest'], usual: 'newest' }
}

/** Returns the current filters and order, by their names in the URL. */
export function filtersOf({ tab, query }: Pick<Desk, 'tab' | 'query'>) {
  const { campaignId, platform, risk, due, search, sort: order, reverse } = query
  const status = tab === 'pending' ? undefined : tab
  const sort = reverse === undefined ? order : `-${order ?? ordersOf(query.status).usual}`
  // Disputed posts are not filtered by risk or deadline, nor sorted.
  const ofPosts = tab === 'disputed' ? {} : { risk, due, sort }
  return { status, campaign: campaignId, platform, search, ...ofPosts }
}
