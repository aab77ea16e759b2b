import type { SubmissionId } from '@permille/contract/ids'
import { readBrandSubmissionCall } from '@permille/contract/submissions'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { statusOf } from '../../../api/api-error.ts'
import { queryOf } from '../../../api/query.ts'
import { DetailSkeleton } from '../../../ui/layout/detail-skeleton.tsx'
import { Loaded } from '../../../ui/layout/loaded.tsx'
import { NotFoundHeader } from '../../accounts/not-found-header.tsx'
import { disputeOf } from '../disputes/dispute-case.tsx'
import { settledWith } from '../disputes/settled-with.ts'
import { UndoBar } from './deciding/undo-bar.tsx'
import { ReviewView } from './review-view.tsx'
import type { Reviewing } from './reviewing.ts'

interface ReviewPageProps extends Pick<Reviewing, 'waiting' | 'places'> {
  /** The query of `waiting`. */
  readonly queue: { readonly isPending: boolean }
}

/** The page of one post under review, shared by its brand and admins. */
export function ReviewPage({ queue, waiting, places }: ReviewPageProps) {
  const { id } = useParams<{ id: SubmissionId }>()
  const query = useQuery(queryOf(readBrandSubmissionCall, { params: { id } }))
  const dispute = useQuery(disputeOf(id))

  if (statusOf(query.error) === 404) {
    return (
      <NotFoundHeader
        title="Submission not found"
        list={{ href: places.list, label: 'Submissions' }}
      />
    )
  }
  return (
    <>
      {query.data === undefined && <h1 className="sr-only">Submission</h1>}
      <Loaded
        query={settledWith(query, dispute, queue)}
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
      <UndoBar />
    </>
  )
}
