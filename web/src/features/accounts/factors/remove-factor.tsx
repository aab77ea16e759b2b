import { removeAppCall, removePasskeyCall } from '@permille/contract/accounts/factors'
import { isolate } from '@permille/contract/input/isolate'
import { useAction } from '#api/use-action.ts'
import { ConfirmDialog } from '#ui/overlays/action-dialog.tsx'
import { type Factors, factorChanged, isLastFactor } from './factors.ts'

interface RemoveProps {
  readonly factors: Factors
  readonly isOpen: boolean
  readonly onClose: () => void
}

const lastConsequence =
  'You then sign in with your password alone, and your recovery codes stop working.'

export function RemovePasskeyDialog(
  props: RemoveProps & { readonly passkey: Factors['passkeys'][number] },
) {
  const { factors, passkey, isOpen, onClose } = props
  const removing = useAction({
    call: removePasskeyCall,
    request: () => ({ params: { id: passkey.id } }),
    done: factorChanged('Passkey removed'),
    failed: 'The passkey could not be removed',
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Remove ${isolate(passkey.name)}?`}
      description={
        isLastFactor(factors)
          ? lastConsequence
          : 'You can no longer sign in with it. Your device may go on offering it until you delete it there.'
      }
      label="Remove"
      busyLabel="Removing..."
      isBusy={removing.isPending}
      isDanger
      onConfirm={() => removing.mutate()}
    />
  )
}

export function RemoveAppDialog({ factors, isOpen, onClose }: RemoveProps) {
  const removing = useAction({
    call: removeAppCall,
    request: () => ({}),
    done: factorChanged('Authenticator app turned off'),
    failed: 'The app could not be turned off',
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Turn off the authenticator app?"
      description={isLastFactor(factors) ? lastConsequence : 'Its codes no longer sign you in.'}
      label="Turn off"
      busyLabel="Turning off..."
      isBusy={removing.isPending}
      isDanger
      onConfirm={() => removing.mutate()}
    />
  )
}
