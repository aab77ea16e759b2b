import { invitationDays } from '@permille/contract/accounts/factor-lifetimes'
import { inviteCall } from '@permille/contract/accounts/invitations'
import type { BodyOf, ResponseOf } from '@permille/contract/endpoint'
import { fieldMessagesOf, messageOf } from '#api/api-error.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { ShownOnceDialog } from '#ui/overlays/shown-once-dialog.tsx'
import { ShownText } from './shown-text.tsx'

export type Invited = BodyOf<typeof inviteCall>

/** Creates an invitation. The server keeps no copy of the secret response, so a repeated call makes a second link. */
export function useInvite() {
  return useAction({
    call: inviteCall,
    request: (body: Invited) => ({ body }),
    failed: (error) =>
      Object.keys(fieldMessagesOf(error)).length > 0
        ? undefined
        : errorToast(messageOf(error, 'The invitation could not be created')),
  })
}

interface MadeInvitationProps extends ResponseOf<typeof inviteCall> {
  readonly email: string
  readonly onClose: () => void
}

export function MadeInvitation({ url, heldBy, email, onClose }: MadeInvitationProps) {
  return (
    <ShownOnceDialog
      title="Invitation created"
      description={`Send this link to ${email}. It works once, within ${invitationDays} days, and is not shown again.`}
      text={url}
      copyLabel="Copy link"
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4">
        {heldBy !== null && (
          <Notice>
            <p>
              <bdi>{heldBy.displayName}</bdi> uses this address but never verified it. Once the
              invitation is accepted, that account keeps its money and its sign-in but must set
              another address.
            </p>
          </Notice>
        )}
        <ShownText label="Link" text={url} />
      </div>
    </ShownOnceDialog>
  )
}
