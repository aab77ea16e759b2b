import { CircleQuestionMark, Code, LogOut, Settings, User } from 'lucide-react'
import type { ComponentProps, ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useCurrentUser, useSignOut } from '../api/session.ts'
import { paths } from '../paths.ts'
import { MenuItem, MenuSeparator } from '../ui/overlays/menu.tsx'
import { OpenMenu } from '../ui/overlays/open-menu.tsx'
import { toast } from '../ui/overlays/toast.ts'

interface UserMenuListProps {
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly isInitiallyOpen: boolean
}

/**
 * Profile and Settings are announced here, but not available yet (rules §6); the name above them
 * leads to the account.
 */
export function UserMenuList({ trigger, isInitiallyOpen }: UserMenuListProps) {
  const user = useCurrentUser()
  const signOut = useSignOut()
  const [, navigate] = useLocation()
  const leave = async () => {
    await signOut()
    navigate(paths.login)
  }
  return (
    <OpenMenu trigger={trigger} isInitiallyOpen={isInitiallyOpen}>
      <MenuItem onSelect={() => navigate(user.role === 'creator' ? paths.settings : paths.account)}>
        <span className="min-w-0 py-1">
          <span className="block max-w-60 truncate font-medium">{user.displayName}</span>
          <span className="block max-w-60 truncate text-sm text-ink-muted">{user.email}</span>
          <span className="block text-sm font-medium text-accent">Manage account</span>
        </span>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => announce('Profile will be available soon.')}>
        <User aria-hidden="true" className="size-4 text-ink-muted" />
        Profile
      </MenuItem>
      <MenuItem onSelect={() => announce('Settings will be available soon.')}>
        <Settings aria-hidden="true" className="size-4 text-ink-muted" />
        Settings
      </MenuItem>
      <MenuItem onSelect={() => navigate(paths.help)}>
        <CircleQuestionMark aria-hidden="true" className="size-4 text-ink-muted" />
        Help
      </MenuItem>
      <MenuItem onSelect={() => window.location.assign('/source')}>
        <Code aria-hidden="true" className="size-4 text-ink-muted" />
        Source code
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void leave()}>
        <LogOut aria-hidden="true" className="size-4 text-ink-muted" />
        Log out
      </MenuItem>
    </OpenMenu>
  )
}

function announce(description: string): void {
  toast({ title: 'Coming soon', description })
}
