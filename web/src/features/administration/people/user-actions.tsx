import { restoreUserCall, suspendUserCall } from '@permille/contract/accounts/accounts'
import type { UserDetail } from '@permille/contract/administration/users'
import { endSessionsCall } from '@permille/contract/administration/users'
import type { UserRole } from '@permille/contract/enums'
import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import { useState } from 'react'
import {
  ActionButton,
  ActionDialog,
  type ConfirmedAction,
  withReason,
} from '#api/action-button.tsx'
import { useCurrentUser } from '#api/session.ts'
import { MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import { RowMenu } from '#ui/overlays/row-menu.tsx'
import { BrandsMaxDialog, TransferBrandDialog } from './brand-acts.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { HelpCodeDialog } from './help-code-dialog.tsx'
import { PasswordLinkDialog } from './password-link-dialog.tsx'
import { holdPayouts } from './payout-hold.tsx'

type Act =
  | 'brands-max'
  | 'transfer'
  | 'hold-payouts'
  | 'password-link'
  | 'help-code'
  | 'end-sessions'
  | 'delete'

/** An admin's actions on a user: whether they may use their account, and the rest in a menu. Nobody suspends or deletes themselves. */
export function UserActions({ user }: { readonly user: UserDetail }) {
  const [act, setAct] = useState<Act>()
  const own = useCurrentUser().id === user.id
  const isSuspended = user.suspension !== null
  const dialog = { user, onClose: () => setAct(undefined) }
  if (user.deletedAt !== null) return null
  return (
    <>
      <RowMenu name={user.displayName} className="-mr-2 grow-0!">
        {user.creator !== null && (
          <MenuItem onSelect={() => setAct('hold-payouts')}>Hold payouts</MenuItem>
        )}
        {user.ownBrands !== null && (
          <MenuItem onSelect={() => setAct('brands-max')}>Number of brands</MenuItem>
        )}
        {user.ownBrands !== null && user.ownBrands.list.length > 0 && !isSuspended && (
          <MenuItem onSelect={() => setAct('transfer')}>Transfer a brand</MenuItem>
        )}
        {user.role !== 'admin' && !isSuspended && (
          <MenuItem onSelect={() => setAct('password-link')}>Password link</MenuItem>
        )}
        {user.hasSecondFactor && !own && !isSuspended && (
          <MenuItem onSelect={() => setAct('help-code')}>Sign-in code</MenuItem>
        )}
        {user.sessionCount > 0 && (
          <MenuItem onSelect={() => setAct('end-sessions')}>End sessions</MenuItem>
        )}
        {!own && (
          <>
            <MenuSeparator />
            <MenuItem isDanger onSelect={() => setAct('delete')}>
              Delete account
            </MenuItem>
          </>
        )}
      </RowMenu>
      {!isSuspended && !own && <Suspend user={user} />}
      {isSuspended && <Restore user={user} />}
      <ActionDialog {...holdPayouts(user)} {...dialog} isOpen={act === 'hold-payouts'} />
      <ActionDialog {...endSessions(user)} {...dialog} isOpen={act === 'end-sessions'} />
      {act === 'brands-max' && <BrandsMaxDialog {...dialog} />}
      {act === 'transfer' && <TransferBrandDialog {...dialog} />}
      {act === 'password-link' && <PasswordLinkDialog {...dialog} />}
      {act === 'delete' && <DeleteUserDialog {...dialog} />}
      {act === 'help-code' && <HelpCodeDialog {...dialog} />}
    </>
  )
}

interface UserProps {
  readonly user: UserDetail
}

const failed = 'The account could not be changed'

function endSessions({ id, displayName }: UserDetail): ConfirmedAction<typeof endSessionsCall> {
  return {
    call: endSessionsCall,
    request: () => ({ params: { id } }),
    title: `Sign ${isolate(displayName)} out everywhere?`,
    description: 'They have to sign in again on every device. Nothing else changes.',
    label: 'End sessions',
    busyLabel: 'Ending...',
    done: 'Sessions ended',
    failed,
  }
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
