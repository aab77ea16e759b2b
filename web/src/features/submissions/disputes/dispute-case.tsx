import { readDisputeCall } from '@permille/contract/disputes/disputes'
import type { SubmissionId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { Allowed, useSession } from '#api/session.ts'
import { AnswerForm } from './answer-form.tsx'
import { DecideForm } from './decide-form.tsx'
import { DisputeCard } from './dispute-card.tsx'

export function disputeOf(id: SubmissionId) {
  return queryOf(readDisputeCall, { params: { id } })
}

/** True while the creator disputes a decision about the post. */
export function useIsDisputed(id: SubmissionId): boolean {
  const { data } = useQuery(disputeOf(id))
  return data?.dispute?.status === 'open'
}

/** Shows the dispute about a post under review, where its brand answers or an admin decides. */
export function DisputeCasePart({ id }: { readonly id: SubmissionId }) {
  const { data } = useQuery(disputeOf(id))
  const { user } = useSession()
  if (data === undefined || data.dispute === null) return null
  const { dispute, frozenCents, remedies, isBeyondPlaces } = data
  return (
    <DisputeCard dispute={dispute} frozenCents={frozenCents}>
      <Allowed to="submissions:review">
        {dispute.turn === 'brand' && user?.role === 'brand' && <AnswerForm id={id} />}
      </Allowed>
      {remedies.length > 0 && (
        <DecideForm id={id} remedies={remedies} isBeyondPlaces={isBeyondPlaces} />
      )}
    </DisputeCard>
  )
}
