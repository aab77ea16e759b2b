import { type ReactNode, useId, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { Form } from '../controls/form.tsx'
import { Textarea } from '../controls/textarea.tsx'
import { Dialog } from './dialog.tsx'

interface ActDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** The act in the words of its consequence. */
  readonly description: ReactNode
  readonly label: string
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly isDanger?: boolean
}

interface ConfirmDialogProps extends ActDialogProps {
  readonly onConfirm: () => void
}

export function ConfirmDialog({ onConfirm, ...act }: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={act.isOpen}
      onOpenChange={act.onClose}
      title={act.title}
      description={act.description}
      actions={<ActButtons act={act} onClick={onConfirm} />}
    />
  )
}

interface ReasonDialogProps extends ActDialogProps {
  /** Who reads the reason. */
  readonly hint: string
  readonly onConfirm: (reason: string) => void
}

const reasonMaxLength = 500

/** Asks why before it acts. */
export function ReasonDialog({ hint, onConfirm, ...act }: ReasonDialogProps) {
  const formId = useId()
  return (
    <Dialog
      isOpen={act.isOpen}
      onOpenChange={act.onClose}
      title={act.title}
      description={act.description}
      actions={<ActButtons act={act} formId={formId} />}
    >
      <ReasonForm formId={formId} hint={hint} onConfirm={onConfirm} />
    </Dialog>
  )
}

interface ReasonFormProps extends Pick<ReasonDialogProps, 'hint' | 'onConfirm'> {
  readonly formId: string
}

/** Lives as long as the dialog is open: the next act is asked for a reason of its own. */
function ReasonForm({ formId, hint, onConfirm }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <Form
      id={formId}
      onSubmit={() => {
        setIsAsked(true)
        if (!isMissing) onConfirm(reason.trim())
      }}
    >
      <Field
        label="Reason"
        hint={hint}
        error={isAsked && isMissing ? 'A reason is required' : undefined}
      >
        <Textarea
          rows={3}
          maxLength={reasonMaxLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Form>
  )
}

interface ActButtonsProps {
  readonly act: ActDialogProps
  readonly formId?: string
  readonly onClick?: () => void
}

function ActButtons({ act, formId, onClick }: ActButtonsProps) {
  return (
    <>
      <Button variant="secondary" onClick={act.onClose}>
        Cancel
      </Button>
      <Button
        {...(formId === undefined ? { onClick } : { type: 'submit', form: formId })}
        variant={act.isDanger === true ? 'danger' : 'primary'}
        isBusy={act.isBusy}
      >
        {act.isBusy ? act.busyLabel : act.label}
      </Button>
    </>
  )
}
