import { reasonMaxLength } from '@permille/contract/limits'
import type { DeletionPlan } from '@permille/contract/privacy/account-deletion'
import { type ReactNode, useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { confirmationOf } from './deletion-labels.ts'

interface DeletionDialogProps {
  readonly plan: DeletionPlan
  readonly title: string
  readonly description: ReactNode
  /** True for an admin, who states the request they act on. */
  readonly asksForReason?: boolean
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
}

/** Mounted only while open. The user types what they give up, because it cannot be undone. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { plan, title, description, asksForReason = false, isBusy, onClose, onConfirm } = props
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const expected = confirmationOf(plan)
  const isRight = typed.trim().toLowerCase() === expected.toLowerCase()
  const isMissing = asksForReason && reason.trim() === ''
  const submit = () => {
    setIsSubmitted(true)
    if (isRight && !isMissing) onConfirm(reason.trim())
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      label="Delete account"
      busyLabel="Deleting..."
      isBusy={isBusy}
      isDanger
    >
      {(formId) => (
        <Form id={formId} onSubmit={submit} className="grid grid-cols-1 gap-4">
          {asksForReason && (
            <Field
              label="Written request"
              hint="When and how they asked; kept in the audit log"
              error={isSubmitted && isMissing ? 'Say when and how they asked' : undefined}
            >
              <Textarea
                rows={2}
                maxLength={reasonMaxLength}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </Field>
          )}
          <Field
            label={`Type ${expected} to confirm`}
            error={isSubmitted && !isRight ? `Type ${expected}` : undefined}
          >
            <Input
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </Form>
      )}
    </FormDialog>
  )
}
