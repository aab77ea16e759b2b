import { type Invitation, revokeInvitationCall } from '@permille/contract/accounts/invitations'
import { ActionButton } from '#api/action-button.tsx'

/** Revokes a pending invitation. */
export function RevokeInvitation({ invitation }: { readonly invitation: Invitation }) {
  const { id, email, state } = invitation
  if (state !== 'open') return null
  return (
    <ActionButton
      call={revokeInvitationCall}
      request={() => ({ params: { id } })}
      title={`Revoke the invitation for ${email}?`}
      description="Its link stops working at once. You can make it again, with a new link."
      label="Revoke"
      busyLabel="Revoking..."
      done="Invitation revoked"
      failed="The invitation could not be revoked"
      isDanger
      variant="secondary"
      size="sm"
      className="max-md:h-11"
      aria-label={`Revoke the invitation for ${email}`}
    />
  )
}
