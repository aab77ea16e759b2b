import { rejectionNoteMaxLength } from '@permille/contract/limits'
import { resubmitHours } from '@permille/contract/submissions/deadlines'
import { rejectionCodes } from '@permille/contract/submissions/reasons'
import { type FormEvent, useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import type { Decidable } from './refusals.ts'
import { rejectionReasons } from './rejection-reasons.ts'
import { useReject } from './use-decide.ts'

interface RejectDialogProps {
  readonly posts: readonly Decidable[]
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onDecided?: () => void
}

const oneRejected = `It earns nothing. The creator sees your reason. If the post can be fixed, they can resubmit it once, within ${resubmitHours} hours.`
const manyRejected = `They earn nothing. Each creator sees your reason. Posts that can be fixed can be resubmitted once, within ${resubmitHours} hours.`

const options = rejectionCodes.map((value) => ({ value, label: rejectionReasons[value] }))

export function RejectDialog({ posts, isOpen, onClose, onDecided }: RejectDialogProps) {
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const isOne = posts.length === 1
  const rejecting = useReject(posts, () => {
    onClose()
    onDecided?.()
  })
  const code = rejectionCodes.find((current) => current === chosen)
  const isComplete = code !== undefined && (code !== 'other' || note.trim() !== '')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete) rejecting.mutate({ code, note: note.trim() })
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={isOne ? 'Reject this post?' : `Reject ${posts.length} posts?`}
      description={isOne ? oneRejected : manyRejected}
      label={isOne ? 'Reject post' : `Reject ${posts.length} posts`}
      busyLabel="Rejecting..."
      isBusy={rejecting.isPending}
      isDanger
      isComplete={isComplete}
    >
      {(formId) => (
        <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <Field label="Reason">
            <Select
              options={options}
              placeholder="Choose a reason"
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            />
          </Field>
          <Field
            label={chosen === 'other' ? 'Note' : 'Note (optional)'}
            hint="Shown to the creator"
          >
            <Textarea
              rows={3}
              name="note"
              maxLength={rejectionNoteMaxLength}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
        </form>
      )}
    </FormDialog>
  )
}
