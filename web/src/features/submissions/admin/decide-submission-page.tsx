import { listAllDisputesCall } from '@permille/contract/disputes/disputes'
import {
  listAllSubmissionsCall,
  type SubmissionQueue,
  submissionQueues,
} from '@permille/contract/submissions/admin-submissions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { adminPaths } from '#admin-paths.ts'
import { pagesOf } from '#api/query.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { ReviewPage } from '../review/review-page.tsx'
import type { ReviewPlaces } from '../review/reviewing.ts'

/** The links stay in the queue that the admin came from. */
function placesIn(queue: SubmissionQueue | 'disputes' | undefined): ReviewPlaces {
  const query = queue === undefined ? '' : `?queue=${queue}`
  return {
    list: `${adminPaths.submissions}${query}`,
    submission: (id) => `${adminPaths.submission(id)}${query}`,
    campaign: ({ campaignId }) => adminPaths.campaign(campaignId),
  }
}

/** The brand's review page, for an admin: the same facts, for posts of every brand. */
export function DecideSubmissionPage() {
  const from = useUrlFilters().choose('queue', [...submissionQueues, 'disputes'])
  return from === 'disputes' ? <Disputed /> : <Queued from={from} />
}

function Queued({ from }: { readonly from: SubmissionQueue | undefined }) {
  const queue = useInfiniteQuery(
    pagesOf(listAllSubmissionsCall, { query: { queue: from ?? 'pending' } }),
  )
  return <ReviewPage queue={queue} waiting={queue.data ?? []} places={placesIn(from)} />
}

function Disputed() {
  const queue = useInfiniteQuery(pagesOf(listAllDisputesCall, { query: { state: 'open' } }))
  const waiting = (queue.data ?? []).map(({ submissionId: id }) => ({ id }))
  return <ReviewPage queue={queue} waiting={waiting} places={placesIn('disputes')} />
}
