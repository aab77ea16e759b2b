import { listAllSubmissions } from '@permille/contract/admin-submissions'
import { readBrandSubmission } from '@permille/contract/submissions'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { statusOf } from '../../api/api-error.ts'
import { pagesOf, queryOf } from '../../api/query.ts'
import { paths } from '../../paths.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { DetailSkeleton } from '../submissions/detail-skeleton.tsx'
import { ReviewView } from '../submissions/review-view.tsx'
import type { ReviewPlaces } from '../submissions/reviewed-submission.ts'

const places: ReviewPlaces = {
  submission: paths.adminSubmission,
  campaign: ({ campaignName }) =>
    `${paths.adminCampaigns}?${new URLSearchParams({ search: campaignName })}`,
}

/** The brand's page of a post, for an admin: the same facts, any brand, and who is next of them all. */
export function DecideSubmissionPage() {
  const { id = '' } = useParams()
  const reading = useQuery(queryOf(readBrandSubmission, { params: { id } }))
  const { data: waiting = [] } = useInfiniteQuery(
    pagesOf(listAllSubmissions, { query: { queue: 'pending' } }),
  )

  if (statusOf(reading.error) === 404) {
    return (
      <PageHeader
        title="Submission not found"
        note="It may have been removed."
        actions={
          <Link href={paths.adminSubmissions} className={buttonLook()}>
            Submissions
          </Link>
        }
      />
    )
  }
  return (
    <>
      {reading.data === undefined && <h1 className="sr-only">Submission</h1>}
      <Loaded
        reading={reading}
        skeleton={<DetailSkeleton />}
        failed="The submission could not be loaded."
      >
        {(submission) => (
          <ReviewView
            key={submission.id}
            submission={submission}
            waiting={waiting}
            places={places}
          />
        )}
      </Loaded>
    </>
  )
}
