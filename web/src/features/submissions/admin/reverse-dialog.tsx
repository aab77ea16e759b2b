import { rejectionCodes } from '@permille/contract/submissions/reasons'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Textarea } from '../../../ui/controls/textarea.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { rejectionReasons } from '../review/deciding/rejection-reasons.ts'
import { type ActDialogProps, useReverse } from './use-acts.ts'

const options = rejectionCodes.map((value) => ({ value, label: rejectionReasons[value] }))

/** Asks for the reason and for what shows it. */
export function ReverseDialog({ submission, isOpen, onClose }: ActDialogProps) {
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const [evidence, setEvidence] = useState('')
  const reversing = useReverse(submission.id, onClose)
  const formId = useId()
  const code = rejectionCodes.find((known) => known === chosen)
  const isComplete = code !== undefined && reason.trim() !== '' && evidence.trim() !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete) reversing.mutate({ code, reason: reason.trim(), evidence: evidence.trim() })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Reverse this approval?"
      description="Everything the post earned returns to its campaign. What was paid out is a debt that the creator’s later earnings pay. Its tracking ends."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={!isComplete}
            isBusy={reversing.isPending}
          >
            {reversing.isPending ? 'Reversing...' : 'Reverse approval'}
          </Button>
        </>
      }
    >
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
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Field label="Evidence" hint="What shows it, in numbers; creator and brand read it too">
          <Textarea
            rows={3}
            maxLength={2000}
            value={evidence}
            onChange={(event) => setEvidence(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
