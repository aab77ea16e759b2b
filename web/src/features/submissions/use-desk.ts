import {
  type Platform,
  platforms,
  type SubmissionStatus,
  submissionStatuses,
} from '@permille/contract/enums'
import { useSearchParams } from 'wouter'

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

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

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
  const campaignId = params.get('campaign') ?? ''
  const search = params.get('search')?.trim().slice(0, 120)
  const platform = platforms.find((known) => known === params.get('platform'))
  return {
    status: submissionStatuses.find((known) => known === params.get('status')) ?? 'pending',
    ...(uuid.test(campaignId) && { campaignId }),
    ...(platform && { platform }),
    ...(search && { search }),
  }
}
