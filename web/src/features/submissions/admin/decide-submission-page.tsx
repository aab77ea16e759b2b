import { listAllSubmissionsCall } from '@permille/contract/submissions/admin-submissions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { adminPaths } from '#admin-paths.ts'
import { pagesOf } from '#api/query.ts'
import { ReviewPage } from '../review/review-page.tsx'
import type { ReviewPlaces } from '../review/reviewing.ts'

const places: ReviewPlaces = {
  list: adminPaths.submissions,
  submission: adminPaths.submission,
  campaign: ({ campaignId }) => adminPaths.campaign(campaignId),
}

/** The brand's review page, for an admin: the same facts, for posts of every brand. */
export function DecideSubmissionPage() {
  const queue = useInfiniteQuery(pagesOf(listAllSubmissionsCall, { query: { queue: 'pending' } }))
  return <ReviewPage queue={queue} waiting={queue.data ?? []} places={places} />
}
