import { restoreUserCall, suspendUserCall } from '@permille/contract/accounts/accounts'
import type { UserDetail } from '@permille/contract/administration/users'
import { endSessionsCall } from '@permille/contract/administration/users'
import type { UserRole } from '@permille/contract/enums'
import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import { useState } from 'react'
import { ActionButton, withReason } from '#api/action-button.tsx'
import { useCurrentUser } from '#api/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { HelpCodeDialog } from './help-code-dialog.tsx'
import { PasswordLinkDialog } from './password-link-dialog.tsx'

type Action = 'password-link' | 'help-code' | 'delete'

/** An admin's actions on a user. Admins cannot suspend their own account. */
export function UserActions({ user }: { readonly user: UserDetail }) {
  const [openDialog, setOpenDialog] = useState<Action>()
  const own = useCurrentUser().id === user.id
  const dialog = { user, onClose: () => setOpenDialog(undefined) }
  if (user.deletedAt !== null) return null
  return (
    <>
      {user.role !== 'admin' && user.suspension === null && (
        <Button variant="secondary" onClick={() => setOpenDialog('password-link')}>
          Password link
        </Button>
      )}
      {user.hasSecondFactor && !own && user.suspension === null && (
        <Button variant="secondary" onClick={() => setOpenDialog('help-code')}>
          Sign-in code
        </Button>
      )}
      {user.sessionCount > 0 && <EndSessions user={user} />}
      {user.suspension === null && !own && <Suspend user={user} />}
      {user.suspension !== null && <Restore user={user} />}
      {!own && (
        <Button variant="secondary" onClick={() => setOpenDialog('delete')}>
          Delete account
        </Button>
      )}
      {openDialog === 'password-link' && <PasswordLinkDialog {...dialog} />}
      {openDialog === 'delete' && <DeleteUserDialog {...dialog} />}
      {openDialog === 'help-code' && <HelpCodeDialog {...dialog} />}
    </>
  )
}

interface UserProps {
  readonly user: UserDetail
}

const failed = 'The account could not be changed'

function EndSessions({ user: { id, displayName } }: UserProps) {
  return (
    <ActionButton
      call={endSessionsCall}
      request={() => ({ params: { id } })}
      title={`Sign ${isolate(displayName)} out everywhere?`}
      description="They have to sign in again on every device. Nothing else changes."
      label="End sessions"
      busyLabel="Ending..."
      done="Sessions ended"
      failed={failed}
      variant="secondary"
    />
  )
}

/** What else a suspension stops, by role. */
const suspends: Record<UserRole, string> = {
  creator:
    'Their money stops: queued payouts are held, and new earnings are frozen until you release them or take them back.',
  brand: 'Their live campaigns are paused. Approved posts keep earning.',
  admin: '',
}

function Suspend({ user: { id, displayName, role } }: UserProps) {
  return (
    <ActionButton
      call={suspendUserCall}
      request={withReason(id)}
      title={`Suspend ${isolate(displayName)}?`}
      description={`They are signed out at once and cannot sign in until you restore the account. ${suspends[role]}`}
      hint="Shown to them when they try to sign in"
      label="Suspend"
      busyLabel="Suspending..."
      done="User suspended"
      failed={failed}
      isDanger
      variant="secondary"
    />
  )
}

const restores: Record<UserRole, string> = {
  creator: 'They can sign in, submit and withdraw again at once, and a held payout is sent.',
  brand:
    'They can sign in again at once, and the campaigns that were paused with them resume, if money is left.',
  admin: 'They can sign in again at once.',
}

function Restore({ user }: UserProps) {
  const { id, displayName, role } = user
  const frozenCents = user.creator?.frozenWithAccountCents ?? 0
  return (
    <ActionButton
      call={restoreUserCall}
      request={() => ({ params: { id } })}
      title={`Restore ${isolate(displayName)}?`}
      description={
        frozenCents === 0
          ? restores[role]
          : `${restores[role]} ${formatCents(frozenCents)} stays frozen: release it or take it back on this page.`
      }
      label="Restore"
      busyLabel="Restoring..."
      done="User restored"
      failed={failed}
    />
  )
}
