import {
  acceptChargebackCall,
  type ChargebackCase,
  sendEvidenceCall,
} from '@permille/contract/chargebacks/chargebacks'
import { statementMaxLength } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { useState } from 'react'
import { ActionButton, withReason } from '#api/action-button.tsx'
import { failedOr } from '#api/unanswered.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'

/** Sends the evidence or accepts the loss; each asks for confirmation, because both are final. */
export function AnswerActions({ chargeback }: { readonly chargeback: ChargebackCase }) {
  const [isSending, setIsSending] = useState(false)
  const { status, responseStatus, isInquiry } = chargeback
  const isAnswered = responseStatus === 'requested' || responseStatus === 'sent'
  if (status !== 'needs_response' || isAnswered) return null
  return (
    <>
      {!isInquiry && <AcceptLoss chargeback={chargeback} />}
      <Button onClick={() => setIsSending(true)}>Send evidence</Button>
      <SendDialog chargeback={chargeback} isOpen={isSending} onClose={() => setIsSending(false)} />
    </>
  )
}

interface SendDialogProps {
  readonly chargeback: ChargebackCase
  readonly isOpen: boolean
  readonly onClose: () => void
}

function SendDialog({ chargeback, isOpen, onClose }: SendDialogProps) {
  const [statement, setStatement] = useState('')
  const sending = useAction({
    call: sendEvidenceCall,
    request: () => ({ params: { id: chargeback.id }, body: { statement } }),
    done: 'Evidence sent',
    failed: failedOr('The evidence could not be sent'),
    onDone: onClose,
  })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Send the evidence?"
      description="The bank gets everything listed on this page, and reads one answer. You can’t change or add anything afterwards."
      label="Send to the bank"
      busyLabel="Sending..."
      isBusy={sending.isPending}
    >
      {(formId) => (
        <Form id={formId} onSubmit={() => sending.mutate()}>
          <Field
            label="In your words (optional)"
            hint="Why the payment is valid; the bank reads it last"
          >
            <Textarea
              rows={5}
              maxLength={statementMaxLength}
              value={statement}
              onChange={(event) => setStatement(event.target.value)}
            />
          </Field>
        </Form>
      )}
    </FormDialog>
  )
}

function AcceptLoss({ chargeback }: { readonly chargeback: ChargebackCase }) {
  const { id, amountCents, owedCents } = chargeback
  const loss = owedCents > 0 ? ` ${formatCents(owedCents)} that creators earned is our loss.` : ''
  return (
    <ActionButton
      call={acceptChargebackCall}
      request={withReason(id)}
      title={`Accept the loss of ${formatCents(amountCents)}?`}
      description={`The cardholder keeps the money.${loss} You can’t undo this.`}
      hint="Saved in the audit log"
      label="Accept the loss"
      busyLabel="Accepting..."
      done="Loss accepted"
      failed={failedOr('The loss could not be accepted')}
      isDanger
      variant="secondary"
    />
  )
}
