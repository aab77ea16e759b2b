import {
  type DisputeMatter,
  disputeTextMaxLength,
  openDisputeCall,
} from '@permille/contract/disputes/disputes'
import type { SubmissionId } from '@permille/contract/ids'
import { disputeAnswerDays } from '@permille/contract/submissions/deadlines'
import { useId } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DisputeTextForm } from './dispute-text-form.tsx'
import { matterWords } from './dispute-words.ts'

interface OpenDisputeDialogProps {
  readonly id: SubmissionId
  readonly matter: DisputeMatter
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function OpenDisputeDialog({ id, matter, isOpen, onClose }: OpenDisputeDialogProps) {
  const formId = useId()
  const opening = useAction({
    call: openDisputeCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: {
      title: 'Dispute opened',
      description: `The brand has ${disputeAnswerDays} days to answer.`,
    },
    failed: 'The dispute could not be opened',
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={`Dispute ${matterWords[matter]}?`}
      description={`You can do this once for this post. The brand and an admin read what you write.${
        matter === 'rejection' ? ' Until the decision you can’t submit the post again.' : ''
      }`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={opening.isPending}>
            {opening.isPending ? 'Opening...' : 'Open dispute'}
          </Button>
        </>
      }
    >
      <DisputeTextForm
        formId={formId}
        label="What is wrong with the decision?"
        missing="Say what is wrong with the decision"
        maxLength={disputeTextMaxLength}
        onSubmit={(reason) => opening.mutate(reason)}
      />
    </Dialog>
  )
}
