import { type SecondAct, secondActsOf } from '@permille/contract/submissions/second-acts'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { ReasonDialog } from '#ui/overlays/action-dialog.tsx'
import { type ActedOn, sayApprovedAgain } from './act-words.ts'
import { ReadingDialog } from './reading-dialog.tsx'
import { ReverseDialog } from './reverse-dialog.tsx'
import { type ActDialogProps, useApproveAgain, useHold, useRelease } from './use-acts.ts'

type Act = SecondAct | 'reading'

const labels: Readonly<Record<Act, string>> = {
  reverse: 'Reverse the approval',
  'approve-again': 'Approve after all',
  hold: 'Hold its money',
  release: 'Release its money',
  reading: 'Enter a reading',
}

/** The actions of an admin on a decided post. */
export function PostActs({ submission }: { readonly submission: ActedOn }) {
  const [asked, setAsked] = useState<Act>()
  const isHeld = submission.holds.some(({ endedAt }) => endedAt === null)
  const acts: readonly Act[] = [...secondActsOf({ ...submission, isHeld }), 'reading']
  const dialog = { submission, onClose: () => setAsked(undefined) }
  return (
    <Card>
      <CardHeader title="Admin" note="Each needs a reason, shown to the creator and the brand." />
      <CardBody className="flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button
            key={act}
            variant="secondary"
            className="max-sm:h-11"
            onClick={() => setAsked(act)}
          >
            {act === 'approve-again' && submission.status === 'locked' ? 'Reopen' : labels[act]}
          </Button>
        ))}
      </CardBody>
      <ReverseDialog {...dialog} isOpen={asked === 'reverse'} />
      <ApproveAgainDialog {...dialog} isOpen={asked === 'approve-again'} />
      <HoldDialog {...dialog} isOpen={asked === 'hold'} />
      <ReleaseDialog {...dialog} isOpen={asked === 'release'} />
      <ReadingDialog {...dialog} isOpen={asked === 'reading'} />
    </Card>
  )
}

const hint = 'Shown to the creator and the brand'

function ApproveAgainDialog({ submission, isOpen, onClose }: ActDialogProps) {
  const approving = useApproveAgain(submission.id, onClose)
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={submission.status === 'locked' ? 'Reopen this post?' : 'Approve this post after all?'}
      description={sayApprovedAgain(submission)}
      hint={hint}
      label="Approve"
      busyLabel="Approving..."
      isBusy={approving.isPending}
      onConfirm={approving.mutate}
    />
  )
}

export function HoldDialog({ submission, isOpen, onClose }: ActDialogProps) {
  const holding = useHold(submission.id, onClose)
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Hold this post’s money?"
      description="What is not paid out yet, and what it earns from now on, is set aside until you release it or reverse the post. Money in a payout on its way is not stopped."
      hint={hint}
      label="Hold"
      busyLabel="Holding..."
      isBusy={holding.isPending}
      onConfirm={holding.mutate}
    />
  )
}

export function ReleaseDialog({ submission, isOpen, onClose }: ActDialogProps) {
  const releasing = useRelease(submission.id, onClose)
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Release this post’s money?"
      description="It is the creator’s again: available at once, or when its hold time is over. What is set aside for another reason stays aside."
      hint={hint}
      label="Release"
      busyLabel="Releasing..."
      isBusy={releasing.isPending}
      onConfirm={releasing.mutate}
    />
  )
}
