import { type Discrepancy, payUnmatchedOtherwiseCall } from '@permille/contract/books/discrepancies'
import { failedOr } from '#api/unanswered.ts'
import { useAction } from '#api/use-action.ts'
import { PaidDialog, type PaidOtherwise } from '#ui/overlays/paid-dialog.tsx'

interface PayDialogProps {
  readonly exception: Discrepancy
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Records, with proof, that a payment its card cannot take back was returned outside Stripe. */
export function PayDialog({ exception: { id, unreturnedCents }, isOpen, onClose }: PayDialogProps) {
  const paying = useAction({
    failed: failedOr('The payment could not be recorded'),
    call: payUnmatchedOtherwiseCall,
    request: (body: PaidOtherwise) => ({ params: { id }, body }),
    done: 'Payment recorded',
    onDone: onClose,
  })
  return (
    <PaidDialog
      isOpen={isOpen}
      onClose={onClose}
      cents={unreturnedCents}
      description="Pay it outside Stripe first. The money at Stripe is then yours, and this payment is settled. You can’t undo this."
      hints={{
        reference: 'The reference on the payer’s statement; the brand sees it',
        reason: 'Saved with the discrepancy',
      }}
      isBusy={paying.isPending}
      onConfirm={paying.mutate}
    />
  )
}
