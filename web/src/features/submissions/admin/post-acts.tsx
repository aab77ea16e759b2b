import { type SecondAct, secondActsOf } from '@permille/contract/submissions/second-acts'
import { useState } from 'react'
import { ActionDialog } from '#api/action-button.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import type { ActedOn } from './act-labels.ts'
import { ReadingDialog } from './reading-dialog.tsx'
import { approveAgain, freezePostMoney, releasePost } from './reason-acts.ts'
import { ReverseDialog } from './reverse-dialog.tsx'

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
  const [openDialog, setOpenDialog] = useState<Act>()
  const isHeld = submission.holds.some(({ endedAt }) => endedAt === null)
  const acts: readonly Act[] = [...secondActsOf({ ...submission, isHeld }), 'reading']
  const onClose = () => setOpenDialog(undefined)
  const dialog = { submission, onClose }
  return (
    <Card>
      <CardHeader title="Admin" note="Each needs a reason, shown to the creator and the brand." />
      <CardBody className="flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button
            key={act}
            variant="secondary"
            className="max-sm:h-11"
            onClick={() => setOpenDialog(act)}
          >
            {act === 'approve-again' && submission.status === 'locked' ? 'Reopen' : labels[act]}
          </Button>
        ))}
      </CardBody>
      <ReverseDialog {...dialog} isOpen={openDialog === 'reverse'} />
      <ActionDialog
        {...approveAgain(submission)}
        isOpen={openDialog === 'approve-again'}
        onClose={onClose}
      />
      <ActionDialog
        {...freezePostMoney(submission)}
        isOpen={openDialog === 'hold'}
        onClose={onClose}
      />
      <ActionDialog
        {...releasePost(submission)}
        isOpen={openDialog === 'release'}
        onClose={onClose}
      />
      <ReadingDialog {...dialog} isOpen={openDialog === 'reading'} />
    </Card>
  )
}
