import { type BookException, payStrayOtherwiseCall } from '@permille/contract/admin/exceptions'
import { reasonMaxLength, referenceMaxLength, referenceMinLength } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { Field } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { Textarea } from '../../ui/controls/textarea.tsx'
import { FormDialog } from '../../ui/overlays/action-dialog.tsx'

interface PayDialogProps {
  readonly exception: BookException
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Records, with proof, that a payment its card cannot take back was returned outside Stripe. */
export function PayDialog({ exception: { id, leftCents }, isOpen, onClose }: PayDialogProps) {
  const paying = useAction({
    failed: 'The payment could not be recorded',
    call: payStrayOtherwiseCall,
    request: (body: { readonly reason: string; readonly reference: string }) => ({
      params: { id },
      body,
    }),
    done: 'Payment recorded',
    onDone: onClose,
  })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Paid ${formatCents(leftCents)} back another way?`}
      description="Record it once your bank has paid the payer. The money at Stripe is yours then, and nothing of this payment is owed anymore. You can’t undo this."
      label="Record payment"
      busyLabel="Recording..."
      isBusy={paying.isPending}
      isDanger
    >
      {(formId) => <PayForm formId={formId} onConfirm={paying.mutate} />}
    </FormDialog>
  )
}

interface PayFormProps {
  readonly formId: string
  readonly onConfirm: (paid: { readonly reason: string; readonly reference: string }) => void
}

/** Mounted only while the dialog is open, so that it starts empty. */
function PayForm({ formId, onConfirm }: PayFormProps) {
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const paid = { reference: reference.trim(), reason: reason.trim() }
  return (
    <Form
      id={formId}
      onSubmit={() => {
        setIsAsked(true)
        if (paid.reference.length >= referenceMinLength && paid.reason !== '') onConfirm(paid)
      }}
    >
      <Field
        label="Reference"
        hint="What the payer finds on their statement; the brand reads it"
        error={
          isAsked && paid.reference.length < referenceMinLength ? 'Enter the reference' : undefined
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
        hint="Saved with the exception"
        error={isAsked && paid.reason === '' ? 'A reason is required' : undefined}
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
