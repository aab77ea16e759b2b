import { reasonMaxLength } from '@permille/contract/limits'
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
  /** What is kept by closing it, where “Cancel” could mean the action itself. */
  readonly cancelLabel?: string
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

interface FormDialogProps extends ActionDialogProps {
  /** False while nothing can be submitted yet. */
  readonly isComplete?: boolean
  /** Renders the form; the button submits it by its id. */
  readonly children: (formId: string) => ReactNode
}

/** Asks for the action's input in a form before it runs. */
export function FormDialog({ isComplete = true, children, ...action }: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      isOpen={action.isOpen}
      onOpenChange={action.onClose}
      title={action.title}
      description={action.description}
      actions={<ActionButtons action={action} submits={{ formId, isComplete }} />}
    >
      {children(formId)}
    </Dialog>
  )
}

interface ReasonDialogProps extends ActionDialogProps {
  /** Says who will read the reason. */
  readonly hint: string
  readonly onConfirm: (reason: string) => void
}

/** Asks for a reason before the action runs. */
export function ReasonDialog({ hint, onConfirm, ...action }: ReasonDialogProps) {
  return (
    <FormDialog {...action}>
      {(formId) => <ReasonForm formId={formId} hint={hint} onConfirm={onConfirm} />}
    </FormDialog>
  )
}

interface ReasonFormProps extends Pick<ReasonDialogProps, 'hint' | 'onConfirm'> {
  readonly formId: string
}

/** Mounted only while the dialog is open, so each action starts with an empty reason. */
function ReasonForm({ formId, hint, onConfirm }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <Form
      id={formId}
      onSubmit={() => {
        setIsSubmitted(true)
        if (!isMissing) onConfirm(reason.trim())
      }}
    >
      <Field
        label="Reason"
        hint={hint}
        error={isSubmitted && isMissing ? 'A reason is required' : undefined}
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
  readonly submits?: { readonly formId: string; readonly isComplete: boolean }
  readonly onClick?: () => void
}

function ActionButtons({ action, submits, onClick }: ActionButtonsProps) {
  return (
    <>
      <Button variant="secondary" onClick={action.onClose}>
        {action.cancelLabel ?? 'Cancel'}
      </Button>
      <Button
        {...(submits === undefined
          ? { onClick }
          : { type: 'submit', form: submits.formId, disabled: !submits.isComplete })}
        variant={action.isDanger === true ? 'danger' : 'primary'}
        isBusy={action.isBusy}
      >
        {action.isBusy ? action.busyLabel : action.label}
      </Button>
    </>
  )
}
