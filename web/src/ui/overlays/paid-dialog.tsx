import { reasonMaxLength, referenceMaxLength, referenceMinLength } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { Form } from '../controls/form.tsx'
import { Input } from '../controls/input.tsx'
import { Textarea } from '../controls/textarea.tsx'
import { joinClasses } from '../join-classes.ts'
import { FormDialog } from './action-dialog.tsx'

interface PaidDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What was paid. */
  readonly cents: number
  readonly description: string
  /** Who reads the reference, and where the reason is saved. */
  readonly hints: { readonly reference: string; readonly reason: string }
  readonly isBusy: boolean
  readonly onConfirm: (paid: PaidOtherwise) => void
}

export interface PaidOtherwise {
  readonly reason: string
  readonly reference: string
}

interface PaidAnotherWayButtonProps {
  /** For screen readers, because several such buttons may be on one page. */
  readonly label: string
  readonly className?: string
  readonly dialog: (isOpen: boolean, onClose: () => void) => ReactNode
}

/** Opens the dialog that records a payment made outside of the provider. */
export function PaidAnotherWayButton({ label, className, dialog }: PaidAnotherWayButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={joinClasses('max-md:h-11', className)}
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        Paid another way
      </Button>
      {dialog(isOpen, () => setIsOpen(false))}
    </>
  )
}

/** Asks for the reference of a payment that was made outside of the provider, and for the reason. */
export function PaidDialog({ cents, hints, onConfirm, ...dialog }: PaidDialogProps) {
  const label = `Record ${formatCents(cents)} as paid`
  return (
    <FormDialog {...dialog} title={`${label}?`} label={label} busyLabel="Recording..." isDanger>
      {(formId) => <PayForm formId={formId} hints={hints} onConfirm={onConfirm} />}
    </FormDialog>
  )
}

interface PayFormProps {
  readonly formId: string
  readonly hints: PaidDialogProps['hints']
  readonly onConfirm: (paid: PaidOtherwise) => void
}

/** Mounted only while the dialog is open, so that it starts empty. */
function PayForm({ formId, hints, onConfirm }: PayFormProps) {
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const paid = { reference: reference.trim(), reason: reason.trim() }
  return (
    <Form
      id={formId}
      className="grid grid-cols-1 gap-4"
      onSubmit={() => {
        setIsSubmitted(true)
        if (paid.reference.length >= referenceMinLength && paid.reason !== '') onConfirm(paid)
      }}
    >
      <Field
        label="Reference"
        hint={hints.reference}
        error={
          isSubmitted && paid.reference.length < referenceMinLength
            ? 'Enter the reference'
            : undefined
        }
      >
        <Input
          maxLength={referenceMaxLength}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      </Field>
      <Field
        label="Reason"
        hint={hints.reason}
        error={isSubmitted && paid.reason === '' ? 'A reason is required' : undefined}
      >
        <Textarea
          rows={2}
          maxLength={reasonMaxLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Form>
  )
}
