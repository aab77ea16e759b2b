import { type Invitation, revokeInvitationCall } from '@permille/contract/accounts/invitations'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlays/action-dialog.tsx'

/** Revokes a pending invitation. */
export function RevokeInvitation({ invitation }: { readonly invitation: Invitation }) {
  const { id, email, state } = invitation
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const revoking = useAction({
    call: revokeInvitationCall,
    request: () => ({ params: { id } }),
    done: 'Invitation revoked',
    failed: 'The invitation could not be revoked',
    onDone: close,
  })
  if (state !== 'open') return null
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="max-md:h-11"
        aria-label={`Revoke the invitation for ${email}`}
        onClick={() => setIsAsking(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={`Revoke the invitation for ${email}?`}
        description="Its link stops working at once. You can make it again, with a new link."
        label="Revoke"
        busyLabel="Revoking..."
        isBusy={revoking.isPending}
        isDanger
        onConfirm={() => revoking.mutate()}
      />
    </>
  )
}
