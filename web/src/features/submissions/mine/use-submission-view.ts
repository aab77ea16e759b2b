import { submissionStatuses } from '@permille/contract/enums'
import { useSearchParams } from 'wouter'
import { type Arrangement, type SubmissionOrder, submissionOrders } from './arrange-submissions.ts'

export interface SubmissionView extends Arrangement {
  readonly isTable: boolean
  readonly clear: () => void
  readonly change: (name: 'search' | 'status' | 'order' | 'view', value: string) => void
}

/** How the list is looked at, kept in the address. What stands there and means nothing is ignored. */
export function useSubmissionView(): SubmissionView {
  const [params, setParams] = useSearchParams()

  function change(name: string, value: string) {
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        next.set(name, value)
        if (value === '' || value === defaults[name]) next.delete(name)
        return next
      },
      { replace: true },
    )
  }

  /** Without search and status; the order and the look stay. */
  function clear() {
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        next.delete('search')
        next.delete('status')
        return next
      },
      { replace: true },
    )
  }

  return { ...arrangementOf(params), isTable: params.get('view') === 'table', change, clear }
}

const defaults: Partial<Record<string, string>> = { status: 'all', order: 'newest', view: 'grid' }

const orders = Object.keys(submissionOrders) as SubmissionOrder[]

function arrangementOf(params: URLSearchParams): Arrangement {
  return {
    search: params.get('search') ?? '',
    status: submissionStatuses.find((known) => known === params.get('status')) ?? 'all',
    order: orders.find((known) => known === params.get('order')) ?? 'newest',
  }
}
