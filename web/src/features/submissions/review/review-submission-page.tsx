import { listBrandSubmissionsCall } from '@permille/contract/submissions/submissions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '#api/query.ts'
import { NeedsRight } from '#features/teams/needs-right.tsx'
import { paths } from '#paths.ts'
import { ReviewPage } from './review-page.tsx'
import type { ReviewPlaces } from './reviewing.ts'
import { undecidedOf } from './selection.ts'

const places: ReviewPlaces = {
  list: paths.submissions,
  submission: paths.submission,
  campaign: ({ campaignId }) => paths.campaign(campaignId),
}

export function ReviewSubmissionPage() {
  return (
    <NeedsRight to="submissions:read" act="see posts">
      <ReviewSubmission />
    </NeedsRight>
  )
}

function ReviewSubmission() {
  const queue = useInfiniteQuery(
    pagesOf(listBrandSubmissionsCall, { query: { status: 'pending' } }),
  )
  return <ReviewPage queue={queue} waiting={undecidedOf(queue.data ?? [])} places={places} />
}
