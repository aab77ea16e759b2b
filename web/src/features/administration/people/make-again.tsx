import type { Invitation } from '@permille/contract/accounts/invitations'
import { isolate } from '@permille/contract/input/isolate'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlays/action-dialog.tsx'
import { MadeInvitation, useInvite } from './made-invitation.tsx'
import { roleLabels } from './user-labels.ts'

interface MakeAgainProps {
  readonly invitation: Invitation
  readonly onAsk: (invitation: Invitation) => void
}

/** Offers to make an ended invitation again, unless that was done already. */
export function MakeAgain({ invitation, onAsk }: MakeAgainProps) {
  const { email, state, isReplaced } = invitation
  if (isReplaced || (state !== 'revoked' && state !== 'expired')) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      className="max-md:h-11"
      aria-label={`Make again: the invitation for ${email}`}
      onClick={() => onAsk(invitation)}
    >
      Make again
    </Button>
  )
}

interface MakeAgainDialogProps {
  readonly invitation: Invitation
  readonly onClose: () => void
}

/**
 * Rendered outside the table: making the link replaces the row, and the link is shown only once.
 */
export function MakeAgainDialog({ invitation, onClose }: MakeAgainDialogProps) {
  const { email, role, brandName } = invitation
  const inviting = useInvite()
  if (inviting.data !== undefined) {
    return <MadeInvitation {...inviting.data} email={email} onClose={onClose} />
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Invite ${email} again?`}
      description={`As before: ${isolate(brandName ?? roleLabels[role])}. The new link is shown once; the old one never works again.`}
      label="Make link"
      busyLabel="Making..."
      isBusy={inviting.isPending}
      onConfirm={() =>
        inviting.mutate(brandName === null ? { email, role } : { email, role, brandName })
      }
    />
  )
}
