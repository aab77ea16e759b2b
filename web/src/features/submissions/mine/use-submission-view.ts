import { type SubmissionStatus, submissionStatuses } from '@permille/contract/enums'
import {
  type OwnSubmissionOrder,
  ownSubmissionOrders,
} from '@permille/contract/submissions/submissions'
import type { UrlReader } from '#api/url-filters.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'

export interface Arrangement {
  readonly search: string
  readonly status: SubmissionStatus | 'all'
  readonly order: OwnSubmissionOrder
}

export interface SubmissionView extends Arrangement {
  readonly isFiltered: boolean
  readonly isTable: boolean
  readonly clear: () => void
  readonly change: (name: 'search' | 'status' | 'order' | 'view', value: string) => void
}

const usual = { order: 'newest', view: 'grid' }

/** Keeps the list's filters, order and layout in the URL. */
export function useSubmissionView(): SubmissionView {
  const address = useUrlFilters(usual)
  const arrangement = arrangementIn(address)
  return {
    ...arrangement,
    isFiltered: arrangement.search !== '' || arrangement.status !== 'all',
    isTable: address.read('view') === 'table',
    change: address.change,
    // The order and the layout stay.
    clear: () => address.changeAll({ search: '', status: '' }),
  }
}

export function arrangementIn({ read, choose }: UrlReader): Arrangement {
  return {
    search: read('search'),
    status: choose('status', submissionStatuses) ?? 'all',
    order: choose('order', ownSubmissionOrders) ?? 'newest',
  }
}

/** Returns the query of the call. Omits defaults, so that the cache has one list. */
export function queryOfView({ search, status, order }: Arrangement) {
  return {
    search: search.trim() || undefined,
    status: status === 'all' ? undefined : status,
    sort: order === 'newest' ? undefined : order,
  }
}
