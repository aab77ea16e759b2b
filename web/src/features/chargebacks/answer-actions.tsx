import {
  acceptChargebackCall,
  type ChargebackCase,
  sendEvidenceCall,
} from '@permille/contract/chargebacks/chargebacks'
import { statementMaxLength } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog, ReasonDialog } from '#ui/overlays/action-dialog.tsx'

/** Sends the evidence or accepts the loss; each asks for confirmation, because both are final. */
export function AnswerActions({ chargeback }: { readonly chargeback: ChargebackCase }) {
  const [asked, setAsked] = useState<'evidence' | 'accept'>()
  const { status, responseStatus, isInquiry } = chargeback
  const isAnswered = responseStatus === 'requested' || responseStatus === 'sent'
  if (status !== 'needs_response' || isAnswered) return null
  const dialog = { chargeback, onClose: () => setAsked(undefined) }
  return (
    <>
      {!isInquiry && (
        <Button variant="secondary" onClick={() => setAsked('accept')}>
          Accept the loss
        </Button>
      )}
      <Button onClick={() => setAsked('evidence')}>Send evidence</Button>
      <SendDialog {...dialog} isOpen={asked === 'evidence'} />
      <AcceptDialog {...dialog} isOpen={asked === 'accept'} />
    </>
  )
}

interface DialogProps {
  readonly chargeback: ChargebackCase
  readonly isOpen: boolean
  readonly onClose: () => void
}

function SendDialog({ chargeback, isOpen, onClose }: DialogProps) {
  const [statement, setStatement] = useState('')
  const sending = useAction({
    call: sendEvidenceCall,
    request: () => ({ params: { id: chargeback.id }, body: { statement } }),
    done: 'Evidence sent',
    failed: 'The evidence could not be sent',
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

function AcceptDialog({ chargeback, isOpen, onClose }: DialogProps) {
  const { id, amountCents, owedCents } = chargeback
  const accepting = useAction({
    call: acceptChargebackCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: 'Loss accepted',
    failed: 'The loss could not be accepted',
    onDone: onClose,
  })
  const loss = owedCents > 0 ? ` ${formatCents(owedCents)} that creators earned is our loss.` : ''
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Accept the loss of ${formatCents(amountCents)}?`}
      description={`The cardholder keeps the money.${loss} You can’t undo this.`}
      hint="Saved in the audit log"
      label="Accept the loss"
      busyLabel="Accepting..."
      isBusy={accepting.isPending}
      isDanger
      onConfirm={accepting.mutate}
    />
  )
}
