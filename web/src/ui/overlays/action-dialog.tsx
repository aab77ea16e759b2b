import { type ReactNode, useId, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { Form } from '../controls/form.tsx'
import { Textarea } from '../controls/textarea.tsx'
import { Dialog } from './dialog.tsx'

interface ActionDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** States the consequence of the action. */
  readonly description: ReactNode
  readonly label: string
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly isDanger?: boolean
}

interface ConfirmDialogProps extends ActionDialogProps {
  readonly onConfirm: () => void
}

export function ConfirmDialog({ onConfirm, ...action }: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={action.isOpen}
      onOpenChange={action.onClose}
      title={action.title}
      description={action.description}
      actions={<ActionButtons action={action} onClick={onConfirm} />}
    />
  )
}

interface ReasonDialogProps extends ActionDialogProps {
  /** Says who will read the reason. */
  readonly hint: string
  readonly onConfirm: (reason: string) => void
}

const reasonMaxLength = 500

/** Asks for a reason before the action runs. */
export function ReasonDialog({ hint, onConfirm, ...action }: ReasonDialogProps) {
  const formId = useId()
  return (
    <Dialog
      isOpen={action.isOpen}
      onOpenChange={action.onClose}
      title={action.title}
      description={action.description}
      actions={<ActionButtons action={action} formId={formId} />}
    >
      <ReasonForm formId={formId} hint={hint} onConfirm={onConfirm} />
    </Dialog>
  )
}

interface ReasonFormProps extends Pick<ReasonDialogProps, 'hint' | 'onConfirm'> {
  readonly formId: string
}

/** Mounted only while the dialog is open, so each action starts with an empty reason. */
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

interface ActionButtonsProps {
  readonly action: ActionDialogProps
  readonly formId?: string
  readonly onClick?: () => void
}

function ActionButtons({ action, formId, onClick }: ActionButtonsProps) {
  return (
    <>
      <Button variant="secondary" onClick={action.onClose}>
        Cancel
      </Button>
      <Button
        {...(formId === undefined ? { onClick } : { type: 'submit', form: formId })}
        variant={action.isDanger === true ? 'danger' : 'primary'}
        isBusy={action.isBusy}
      >
        {action.isBusy ? action.busyLabel : action.label}
      </Button>
    </>
  )
}
