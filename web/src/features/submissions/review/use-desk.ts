import {
  type Platform,
  platforms,
  type SubmissionStatus,
  submissionStatuses,
} from '@permille/contract/enums'
import { useSearchParams } from 'wouter'
import { isId } from '../../../api/is-id.ts'

export interface DeskQuery {
  readonly status: SubmissionStatus
  readonly campaignId?: string
  readonly platform?: Platform
  readonly search?: string
}

export interface Desk {
  readonly query: DeskQuery
  readonly isFiltered: boolean
  readonly change: (name: 'status' | 'campaign' | 'platform' | 'search', value: string) => void
}

/** What the review desk shows, kept in the address. */
export function useDesk(): Desk {
  const [params, setParams] = useSearchParams()
  const query = deskQueryOf(params)

  function change(name: string, value: string) {
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        if (value === '' || value === 'all') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }

  return { query, isFiltered: Object.keys(query).length > 1, change }
}

/** Pending first; values that mean nothing are ignored rather than refused by the server. */
export function deskQueryOf(params: URLSearchParams): DeskQuery {
  const campaignId = params.get('campaign')
  const search = params.get('search')?.trim().slice(0, 120)
  const platform = platforms.find((known) => known === params.get('platform'))
  return {
    status: submissionStatuses.find((known) => known === params.get('status')) ?? 'pending',
    ...(isId(campaignId) && { campaignId }),
    ...(platform && { platform }),
    ...(search && { search }),
  }
}
