import { type OwnDispute, readOwnDisputeCall } from '@permille/contract/disputes/disputes'
import type { SubmissionId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#api/query.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Minute } from '#ui/values/minute.tsx'
import { DisputeCard } from './dispute-card.tsx'
import { matterLabels } from './dispute-labels.ts'
import { OpenDisputeDialog } from './open-dispute-dialog.tsx'

export function ownDispute(id: SubmissionId) {
  return queryOf(readOwnDisputeCall, { params: { id } })
}

/** Shows the creator's latest dispute about a post, and offers one about later decisions. */
export function OwnDisputePart({ id }: { readonly id: SubmissionId }) {
  const { data } = useQuery(ownDispute(id))
  if (data === undefined) return null
  const { open, dispute, frozenCents } = data
  return (
    <>
      {open !== null && <Offer id={id} open={open} />}
      {dispute !== null && <DisputeCard dispute={dispute} frozenCents={frozenCents} />}
    </>
  )
}

interface OfferProps {
  readonly id: SubmissionId
  readonly open: NonNullable<OwnDispute['open']>
}

function Offer({ id, open }: OfferProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { matter, until, unpaidCents } = open
  return (
    <Card aria-label="Dispute">
      <CardHeader title="Not right?" />
      <CardBody className="grid grid-cols-1 gap-4">
        <p>
          You can dispute {matterLabels[matter]} until <Minute at={until} />, once. The brand has 3
          days to answer, then an admin decides.
        </p>
        {unpaidCents > 0 && (
          <p className="text-ink-muted">
            While it is open, {formatCents(unpaidCents)} of this post is frozen.
          </p>
        )}
        <Button
          variant="secondary"
          className="justify-self-start max-sm:h-11"
          onClick={() => setIsAsking(true)}
        >
          Open a dispute
        </Button>
        <OpenDisputeDialog
          id={id}
          matter={matter}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
        />
      </CardBody>
    </Card>
  )
}
