import type { SubmissionId } from '@permille/contract/ids'
import { readBrandSubmissionCall } from '@permille/contract/submissions/submissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import { queryOf } from '#api/query.ts'
import { DetailPage } from '#features/accounts/detail-page.tsx'
import { afterBoth } from '../disputes/after-both.ts'
import { disputeOf } from '../disputes/dispute-case.tsx'
import { RefusedApprovals } from './deciding/refused-approvals.tsx'
import { UndoBar } from './deciding/undo-bar.tsx'
import { neighboursOf } from './neighbours.ts'
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
  const [, navigate] = useLocation()
  useNextRead(neighboursOf(id, waiting).next?.id)
  return (
    <>
      <RefusedApprovals pathOf={places.submission} shownId={id} />
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
      <UndoBar onUndone={(undone) => navigate(places.submission(undone))} />
    </>
  )
}

/** Reads the next post while this one is decided, so that it is there at once. */
function useNextRead(id: SubmissionId | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (id === undefined) return
    const request = { params: { id } }
    // If it fails, the page of that post reads it again, and says why.
    void client.prefetchQuery(queryOf(readBrandSubmissionCall, request))
    void client.prefetchQuery(disputeOf(id))
  }, [client, id])
}
