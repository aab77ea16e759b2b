import { listAllDisputesCall } from '@permille/contract/disputes/disputes'
import type { Platform } from '@permille/contract/enums'
import { useInfiniteQuery } from '@tanstack/react-query'
import { adminPaths } from '#admin-paths.ts'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { DisputesList, disputeStateIn } from './disputes-list.tsx'

interface AllDisputesProps {
  readonly search: string
  readonly platform: Platform | undefined
}

/** The admins' queue of disputes. */
export function AllDisputes({ search, platform }: AllDisputesProps) {
  const filters = useUrlFilters({ state: 'open' })
  const state = disputeStateIn(filters)
  const asked = { state, platform, ...(search !== '' && { search }) }
  const query = useInfiniteQuery(pagesOf(listAllDisputesCall, { query: asked }))
  return (
    <DisputesList
      query={query}
      state={state}
      onState={(next) => filters.change('state', next)}
      isFiltered={isAnyChosen({ search, platform })}
      onClear={() => filters.changeAll({ search: '', platform: '' })}
      pathOf={adminPaths.submission}
      file={<CsvLink list={listAllDisputesCall} query={asked} />}
    />
  )
}
