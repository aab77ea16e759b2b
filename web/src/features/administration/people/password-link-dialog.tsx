import { makePasswordLinkCall, type UserDetail } from '@permille/contract/admin/users'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Input } from '../../../ui/controls/input.tsx'
import { ReasonDialog } from '../../../ui/overlays/action-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

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
      title={`Make a password link for ${displayName}?`}
      description="For someone who lost their password: be sure that it is them. Whoever has the link sets a new password, which signs them out everywhere. They are told that you made it."
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
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Password link made"
      description={`Hand this link to the owner of ${email}. It works once, within 24 hours, and is not shown again.`}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field label="Link">
          <Input
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="font-mono text-sm"
          />
        </Field>
        <CopyButton text={url} label="Copy link" />
      </div>
    </Dialog>
  )
}
