import {
  type DisputeMatter,
  disputeTextMaxLength,
  openDisputeCall,
} from '@permille/contract/disputes/disputes'
import type { SubmissionId } from '@permille/contract/ids'
import { disputeAnswerDays } from '@permille/contract/submissions/deadlines'
import { useAction } from '#api/use-action.ts'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { matterLabels } from './dispute-labels.ts'
import { DisputeTextForm } from './dispute-text-form.tsx'

interface OpenDisputeDialogProps {
  readonly id: SubmissionId
  readonly matter: DisputeMatter
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function OpenDisputeDialog({ id, matter, isOpen, onClose }: OpenDisputeDialogProps) {
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
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Dispute ${matterLabels[matter]}?`}
      description={`You can do this once for this post. The brand and an admin read what you write.${
        matter === 'rejection' ? ' Until the decision you can’t submit the post again.' : ''
      }`}
      label="Open dispute"
      busyLabel="Opening..."
      isBusy={opening.isPending}
    >
      {(formId) => (
        <DisputeTextForm
          formId={formId}
          label="What is wrong with the decision?"
          missing="Say what is wrong with the decision"
          maxLength={disputeTextMaxLength}
          onSubmit={(reason) => opening.mutate(reason)}
        />
      )}
    </FormDialog>
  )
}
