import { listBrandDisputesCall } from '@permille/contract/disputes/disputes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { paths } from '#paths.ts'
import type { Desk } from '../review/desk/use-desk.ts'
import { DisputesList, disputeStateIn } from './disputes-list.tsx'

/** The desk's tab of disputes. */
export function DisputedDesk({ desk }: { readonly desk: Desk }) {
  const filters = useUrlFilters({ state: 'open' })
  const state = disputeStateIn(filters)
  const { campaignId, platform, search } = desk.query
  const asked = { state, campaignId, platform, search }
  const query = useInfiniteQuery(pagesOf(listBrandDisputesCall, { query: asked }))
  return (
    <DisputesList
      query={query}
      state={state}
      onState={(next) => filters.change('state', next)}
      isFiltered={desk.isFiltered}
      onClear={desk.clear}
      pathOf={paths.submission}
      file={<CsvLink list={listBrandDisputesCall} query={asked} />}
    />
  )
}
