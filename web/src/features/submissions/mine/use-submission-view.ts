import { submissionStatuses } from '@permille/contract/enums'
import type { AddressReader } from '../../../api/address-filters.ts'
import { useAddressFilters } from '../../../api/use-address-filters.ts'
import { type Arrangement, type SubmissionOrder, submissionOrders } from './arrange-submissions.ts'

export interface SubmissionView extends Arrangement {
  readonly isTable: boolean
  readonly clear: () => void
  readonly change: (name: 'search' | 'status' | 'order' | 'view', value: string) => void
}

const usual = { order: 'newest', view: 'grid' }

/** How the list is looked at, kept in the address. */
export function useSubmissionView(): SubmissionView {
  const address = useAddressFilters(usual)
  return {
    ...arrangementIn(address),
    isTable: address.read('view') === 'table',
    change: address.change,
    // The order and the look stay.
    clear: () => address.changeAll({ search: '', status: '' }),
  }
}

const orders = Object.keys(submissionOrders) as SubmissionOrder[]

export function arrangementIn({ read, choose }: AddressReader): Arrangement {
  return {
    search: read('search'),
    status: choose('status', submissionStatuses) ?? 'all',
    order: choose('order', orders) ?? 'newest',
  }
}
