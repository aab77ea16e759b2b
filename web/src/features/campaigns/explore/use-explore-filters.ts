import type { CampaignSort } from '@permille/contract/campaigns/campaigns'
import {
  type CampaignCategory,
  campaignCategories,
  type Platform,
  platforms,
} from '@permille/contract/enums'
import type { CampaignId } from '@permille/contract/ids'
import type { UrlReader } from '#api/url-filters.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'

export interface ExploreFilterValues {
  readonly search: string | undefined
  readonly platform: Platform | undefined
  readonly category: CampaignCategory | undefined
  readonly sort: CampaignSort | undefined
}

export interface ExploreUrl {
  readonly filters: ExploreFilterValues
  readonly change: (name: keyof ExploreFilterValues, value: string) => void
  readonly clear: () => void
  /** The campaign that a link led to, pinned until a filter is changed. */
  readonly highlightedId: CampaignId | ''
}

/** Keeps the filters in the URL, so that a view can be shared and survives a reload. */
export function useExploreFilters(): ExploreUrl {
  const address = useUrlFilters({ sort: 'newest' })
  return {
    filters: exploreFiltersIn(address),
    change: (name, value) => address.changeAll({ campaign: '', [name]: value }),
    clear: () => address.changeAll({ campaign: '', search: '', platform: '', category: '' }),
    highlightedId: address.read('campaign') as CampaignId | '',
  }
}

const sorts: readonly CampaignSort[] = ['rate', 'left', 'ending']

/** Returns the filters in the URL; ignores unknown values. */
export function exploreFiltersIn({ read, choose }: UrlReader): ExploreFilterValues {
  return {
    search: read('search') || undefined,
    platform: choose('platform', platforms),
    category: choose('category', campaignCategories),
    sort: choose('sort', sorts),
  }
}
