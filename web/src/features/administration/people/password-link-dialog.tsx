import { handedOverHours } from '@permille/contract/accounts/factor-lifetimes'
import { makePasswordLinkCall, type UserDetail } from '@permille/contract/administration/users'
import { isolate } from '@permille/contract/input/isolate'
import { useAction } from '#api/use-action.ts'
import { ReasonDialog } from '#ui/overlays/action-dialog.tsx'
import { ShownOnceDialog } from '#ui/overlays/shown-once-dialog.tsx'
import { ShownText } from './shown-text.tsx'

interface PasswordLinkDialogProps {
  readonly user: UserDetail
  readonly onClose: () => void
}

/** Mounted while open: the link is shown once and then forgotten. */
export function PasswordLinkDialog({ user, onClose }: PasswordLinkDialogProps) {
  const { id, displayName, email } = user
  const making = useAction({
    call: makePasswordLinkCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    failed: 'The link could not be made',
  })
  if (making.data !== undefined) {
    return <MadeLink url={making.data.url} email={email} onClose={onClose} />
  }
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`Make a password link for ${isolate(displayName)}?`}
      description="For someone who lost their password: make sure that it is them. Anyone with the link can set a new password, which signs them out everywhere. They are notified that you created it."
      hint="Kept in the account history"
      label="Make link"
      busyLabel="Making..."
      isBusy={making.isPending}
      onConfirm={making.mutate}
    />
  )
}

interface MadeLinkProps {
  readonly url: string
  readonly email: string
  readonly onClose: () => void
}

function MadeLink({ url, email, onClose }: MadeLinkProps) {
  return (
    <ShownOnceDialog
      title="Password link created"
      description={`Hand this link to the owner of ${email}. It works once, within ${handedOverHours} hours, and is not shown again.`}
      text={url}
      copyLabel="Copy link"
      onClose={onClose}
    >
      <ShownText label="Link" text={url} />
    </ShownOnceDialog>
  )
}
