import { handedOverHours } from '@permille/contract/accounts/factor-lifetimes'
import { issueHelpCodeCall } from '@permille/contract/accounts/factors'
import type { UserDetail } from '@permille/contract/administration/users'
import { isolate } from '@permille/contract/input/isolate'
import { useAction } from '#api/use-action.ts'
import { ReasonDialog } from '#ui/overlays/action-dialog.tsx'
import { ShownOnceDialog } from '#ui/overlays/shown-once-dialog.tsx'
import { ShownText } from './shown-text.tsx'

interface HelpCodeDialogProps {
  readonly user: UserDetail
  readonly onClose: () => void
}

/** Mounted while open: the code is shown once and then forgotten. */
export function HelpCodeDialog({ user, onClose }: HelpCodeDialogProps) {
  const { id, displayName, email } = user
  const making = useAction({
    call: issueHelpCodeCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    failed: 'The code could not be created',
  })
  if (making.data === undefined) {
    return (
      <ReasonDialog
        isOpen
        onClose={onClose}
        title={`Make a sign-in code for ${isolate(displayName)}?`}
        description="For someone who lost their phone or passkeys, and their recovery codes: make sure that it is them. With their password the code signs them in once. They are notified that you created it."
        hint="Kept in the account history"
        label="Make code"
        busyLabel="Making..."
        isBusy={making.isPending}
        onConfirm={making.mutate}
      />
    )
  }
  const { code } = making.data
  return (
    <ShownOnceDialog
      title="Sign-in code created"
      description={`Give it to the owner of ${email}. After the password they choose “Use a recovery code” and enter it. It works once, within ${handedOverHours} hours, and is not shown again.`}
      text={code}
      copyLabel="Copy code"
      onClose={onClose}
    >
      <ShownText label="Code" text={code} />
    </ShownOnceDialog>
  )
}
