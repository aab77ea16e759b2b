import {
  type CampaignCategory,
  campaignCategories,
  type Platform,
  platforms,
} from '@permille/contract/enums'
import { useSearchParams } from 'wouter'

export interface ExploreFilterValues {
  search?: string
  platform?: Platform
  category?: CampaignCategory
}

/** The filters live in the address, so that a view can be shared and survives a reload. */
export function useExploreFilters() {
  const [params, setParams] = useSearchParams()

  function setFilters(filters: ExploreFilterValues) {
    setParams(new URLSearchParams({ ...filters }), { replace: true })
  }

  return { filters: filtersOf(params), setFilters, highlightedId: params.get('campaign') }
}

/** Reads only values that exist: anything else in the address is as if it were not there. */
export function filtersOf(params: URLSearchParams): ExploreFilterValues {
  const search = params.get('search')?.trim()
  const platform = platforms.find((known) => known === params.get('platform'))
  const category = campaignCategories.find((known) => known === params.get('category'))
  return {
    ...(search && { search: search.slice(0, 120) }),
    ...(platform && { platform }),
    ...(category && { category }),
  }
}
