import type { SubmissionId } from '@permille/contract/ids'
import { readBrandSubmissionCall } from '@permille/contract/submissions/submissions'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { queryOf } from '#api/query.ts'
import { DetailPage } from '#features/accounts/detail-page.tsx'
import { afterBoth } from '../disputes/after-both.ts'
import { disputeOf } from '../disputes/dispute-case.tsx'
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
  return (
    <>
      <DetailPage
        name="submission"
        query={afterBoth(query, dispute, queue)}
        missing={{ list: { href: places.list, label: 'Submissions' } }}
      >
        {(submission) => (
          <ReviewView
            key={submission.id}
            submission={submission}
            waiting={waiting}
            places={places}
          />
        )}
      </DetailPage>
      <UndoBar />
    </>
  )
}
