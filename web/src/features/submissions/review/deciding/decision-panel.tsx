import type { ReviewedSubmission } from '@permille/contract/submissions/submissions'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useMay } from '#api/session.ts'
import { RiskList } from '#features/risk/risk-list.tsx'
import { describeApproval } from '#features/submissions/approval-labels.ts'
import { Deadline } from '#features/submissions/deadline.tsx'
import { describeUnproven } from '#features/submissions/proof-notice.tsx'
import { Button } from '#ui/controls/button.tsx'
import { ignoreSecondClick } from '#ui/controls/ignore-second-click.ts'
import { useSingleKeys } from '#ui/controls/use-single-keys.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Time } from '#ui/values/time.tsx'
import { neighboursOf } from '../neighbours.ts'
import { NextReview } from '../next-review.tsx'
import { ReviewNeighbours } from '../review-neighbours.tsx'
import type { Reviewing } from '../reviewing.ts'
import { KeyHint } from './key-hint.tsx'
import { PendingApproval } from './pending-approval.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useApprove } from './use-decide.ts'
import { useFocusOnceUndone } from './use-undo.ts'

/** Takes the decision, with the mouse or the keys A and R, and links to the next post. */
export function DecisionPanel(reviewing: Reviewing) {
  const { submission, waiting, places } = reviewing
  const [isRejecting, setIsRejecting] = useState(false)
  const [, navigate] = useLocation()
  const { approvalFinalAt, approvalPay } = submission
  const isPending = submission.status === 'pending' && approvalFinalAt === null
  const approving = useApprove({ goesOn: true })
  const { next } = neighboursOf(submission.id, waiting)
  const goOn = () => navigate(next === undefined ? places.list : places.submission(next.id))
  const approve = () => {
    if (approving.isPending) return
    approving.mutate([submission])
    goOn()
  }
  const approveButton = useFocusOnceUndone(submission.id, isPending)
  const mayReview = useMay('submissions:review')
  useSingleKeys({ a: approve, r: () => setIsRejecting(true) }, isPending && mayReview)

  return (
    <Card>
      <CardHeader
        title="Decision"
        action={
          <ReviewNeighbours id={submission.id} waiting={waiting} pathOf={places.submission} />
        }
      />
      <CardBody className="grid grid-cols-1 gap-4">
        {approvalFinalAt === null && (
          <p className="text-ink-muted [overflow-wrap:anywhere]">
            <Decision submission={submission} />
          </p>
        )}
        {submission.needsProof && (
          <Notice>{describeUnproven(submission.socialAccountUsername)}</Notice>
        )}
        {/* Shown if the checks are not beside the post. */}
        <div className="empty:hidden @2xl/page:hidden">
          <RiskList risks={submission.risks} />
        </div>
        {isPending && approvalPay !== null && !submission.needsProof && (
          <p className="font-medium">{describeApproval(approvalPay)}</p>
        )}
        {/* One container, so that focus moves on from a decision to what follows it. */}
        <div className="grid grid-cols-1 gap-4 empty:hidden">
          {isPending && mayReview ? (
            <div className="thumb-act grid grid-cols-2 gap-2">
              <Button
                ref={approveButton}
                className="max-sm:h-11"
                isBusy={approving.isPending}
                onClick={(event) => {
                  if (event.detail > 0) ignoreSecondClick()
                  approve()
                }}
              >
                Approve <KeyHint name="A" />
              </Button>
              <Button
                variant="secondary"
                className="max-sm:h-11"
                onClick={() => setIsRejecting(true)}
              >
                Reject <KeyHint name="R" />
              </Button>
            </div>
          ) : (
            <>
              {approvalFinalAt !== null && (
                <PendingApproval id={submission.id} approvalFinalAt={approvalFinalAt} />
              )}
              <NextReview {...reviewing} />
            </>
          )}
        </div>
        <p aria-hidden="true" className="text-sm text-ink-muted max-lg:hidden">
          <KeyHint name="←" /> <KeyHint name="→" /> previous, next
        </p>
      </CardBody>
      <RejectDialog
        posts={[submission]}
        isOpen={isRejecting}
        onClose={() => setIsRejecting(false)}
        onDecided={() => {
          ignoreSecondClick()
          goOn()
        }}
      />
    </Card>
  )
}

function Decision({ submission }: { readonly submission: ReviewedSubmission }) {
  const { status, reason, tracksUntil, lockReason, needsProof } = submission
  if (status === 'pending') return <Deadline submission={submission} />
  if (status === 'rejected')
    return (
      <>
        Rejected
        {reason !== null && (
          <span>
            : <bdi>{reason}</bdi>
          </span>
        )}
      </>
    )
  if (status === 'approved' && tracksUntil !== null) {
    return (
      <>
        Approved. Its views {needsProof ? 'count' : 'earn'} until <Time at={tracksUntil} isDay />.
      </>
    )
  }
  if (lockReason === 'not_owner') return <>Locked: another creator has verified this account.</>
  return <>Approved, and locked: new views cost nothing.</>
}
