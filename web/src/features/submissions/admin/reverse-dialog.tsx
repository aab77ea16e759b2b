import { evidenceMaxLength, reasonMaxLength } from '@permille/contract/limits'
import { rejectionCodes } from '@permille/contract/submissions/reasons'
import { type FormEvent, useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { rejectionReasons } from '../review/deciding/rejection-reasons.ts'
import { type ActDialogProps, useReverse } from './use-acts.ts'

const options = rejectionCodes.map((value) => ({ value, label: rejectionReasons[value] }))

/** Asks for the reason and the evidence. */
export function ReverseDialog({ submission, isOpen, onClose }: ActDialogProps) {
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const [evidence, setEvidence] = useState('')
  const reversing = useReverse(submission.id, onClose)
  const code = rejectionCodes.find((current) => current === chosen)
  const isComplete = code !== undefined && reason.trim() !== '' && evidence.trim() !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete) reversing.mutate({ code, reason: reason.trim(), evidence: evidence.trim() })
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Reverse this approval?"
      description="Everything the post earned returns to its campaign, or to Permille where that paid in its place. Paid-out money becomes a debt that the creator’s later earnings repay. Its tracking ends."
      label="Reverse approval"
      busyLabel="Reversing..."
      isBusy={reversing.isPending}
      isDanger
      isComplete={isComplete}
    >
      {(formId) => (
        <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <Field label="Kind">
            <Select
              options={options}
              placeholder="Choose a reason"
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            />
          </Field>
          <Field label="Reason" hint="Shown to the creator and the brand">
            <Textarea
              rows={2}
              maxLength={reasonMaxLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <Field
            label="Evidence"
            hint="The numbers that show it; the creator and the brand read them too"
          >
            <Textarea
              rows={3}
              maxLength={evidenceMaxLength}
              value={evidence}
              onChange={(event) => setEvidence(event.target.value)}
            />
          </Field>
        </form>
      )}
    </FormDialog>
  )
}
