import { type SubmissionStatus, submissionStatuses } from '@permille/contract/enums'
import { type OwnSubmissionOrder, ownSubmissionOrders } from '@permille/contract/submissions'
import type { AddressReader } from '../../../api/address-filters.ts'
import { useAddressFilters } from '../../../api/use-address-filters.ts'

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

/** How the list is looked at, kept in the address. */
export function useSubmissionView(): SubmissionView {
  const address = useAddressFilters(usual)
  const arrangement = arrangementIn(address)
  return {
    ...arrangement,
    isFiltered: arrangement.search !== '' || arrangement.status !== 'all',
    isTable: address.read('view') === 'table',
    change: address.change,
    // The order and the look stay.
    clear: () => address.changeAll({ search: '', status: '' }),
  }
}

export function arrangementIn({ read, choose }: AddressReader): Arrangement {
  return {
    search: read('search'),
    status: choose('status', submissionStatuses) ?? 'all',
    order: choose('order', ownSubmissionOrders) ?? 'newest',
  }
}

/** What the server is asked for; what is usual is left out, so that the list is one in the cache. */
export function queryOfView({ search, status, order }: Arrangement) {
  return {
    search: search.trim() || undefined,
    status: status === 'all' ? undefined : status,
    sort: order === 'newest' ? undefined : order,
  }
}
