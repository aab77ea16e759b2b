import { type SubmissionStatus, submissionStatuses } from '@permille/contract/enums'
import type { UrlReader } from '#api/url-filters.ts'
import { orderIn, sortingIn, type UrlOrder, type UrlSorting } from '#api/url-sorting.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'

/** `newest` the other way around is the API's `oldest`. */
type ViewOrder = 'newest' | 'earnings' | 'views'

const orders = {
  orders: ['newest', 'earnings', 'views'],
  usual: 'newest',
  name: 'order',
} as const

export interface Arrangement {
  readonly search: string
  readonly status: SubmissionStatus | 'all'
  readonly order: Pick<UrlOrder<ViewOrder>, 'query'>
}

export interface SubmissionView extends Arrangement {
  readonly isFiltered: boolean
  readonly isTable: boolean
  readonly sorting: UrlSorting<ViewOrder>
  readonly clear: () => void
  readonly change: (name: 'search' | 'status' | 'view', value: string) => void
}

const usual = { view: 'grid' }

/** Keeps the list's filters, order and layout in the URL. */
export function useSubmissionView(): SubmissionView {
  const address = useUrlFilters(usual)
  const arrangement = arrangementIn(address)
  return {
    ...arrangement,
    isFiltered: arrangement.search !== '' || arrangement.status !== 'all',
    isTable: address.read('view') === 'table',
    sorting: sortingIn({ ...address, read: withFormerWord(address) }, orders),
    change: address.change,
    // The order and the layout stay.
    clear: () => address.changeAll({ search: '', status: '' }),
  }
}

export function arrangementIn(url: UrlReader): Arrangement {
  return {
    search: url.read('search'),
    status: url.choose('status', submissionStatuses) ?? 'all',
    order: orderIn({ read: withFormerWord(url) }, orders),
  }
}

/** Old links say `oldest`. */
function withFormerWord({ read }: Pick<UrlReader, 'read'>): UrlReader['read'] {
  return (name) => (name === 'order' && read(name) === 'oldest' ? '-newest' : read(name))
}

/** Returns the query of the call. Omits defaults, so that the cache has one list. */
export function queryOfView({ search, status, order }: Arrangement) {
  return {
    search: search.trim() || undefined,
    status: status === 'all' ? undefined : status,
    ...order.query,
  }
}
