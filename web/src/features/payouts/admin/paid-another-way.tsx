import type { UserId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { payCreatorOtherwiseCall } from '@permille/contract/payouts/payout-holds'
import { failedOr } from '#api/unanswered.ts'
import { useAction } from '#api/use-action.ts'
import { PaidAnotherWayButton, PaidDialog, type PaidOtherwise } from '#ui/overlays/paid-dialog.tsx'

interface PaidAnotherWayProps {
  readonly userId: UserId
  readonly creatorName: string
  /** Their whole available balance: the recorded amount. */
  readonly availableCents: number
}

/** Records that a creator whom the provider cannot pay was paid outside of it. */
export function PaidAnotherWay(props: PaidAnotherWayProps) {
  return (
    <PaidAnotherWayButton
      label={`Record that ${isolate(props.creatorName)} was paid another way`}
      className="md:justify-self-start"
      dialog={(isOpen, onClose) => (
        <PaidCreatorDialog {...props} isOpen={isOpen} onClose={onClose} />
      )}
    />
  )
}

interface PaidCreatorDialogProps extends PaidAnotherWayProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function PaidCreatorDialog(props: PaidCreatorDialogProps) {
  const { userId, creatorName, availableCents, isOpen, onClose } = props
  const paying = useAction({
    failed: failedOr('The payment could not be recorded'),
    call: payCreatorOtherwiseCall,
    request: (paid: PaidOtherwise) => ({
      params: { id: userId },
      body: { ...paid, expectedCents: availableCents },
    }),
    done: 'Payment recorded',
    onDone: onClose,
  })
  return (
    <PaidDialog
      isOpen={isOpen}
      onClose={onClose}
      cents={availableCents}
      description={`First pay ${isolate(creatorName)} outside Stripe: this is their whole available balance. The money at Stripe is then yours. You can’t undo this.`}
      hints={{
        reference: 'The reference on the creator’s statement; they see it with the payout',
        reason: 'Saved in the account history',
      }}
      isBusy={paying.isPending}
      onConfirm={paying.mutate}
    />
  )
}
