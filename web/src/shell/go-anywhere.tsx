import type { UserRole } from '@permille/contract/enums'
import { BellDot, BriefcaseBusiness, FileDown, KeyRound, Settings2, UserRound } from 'lucide-react'
import { useLocation } from 'wouter'
import { useCurrentUser } from '../api/session.ts'
import { paths } from '../paths.ts'
import { CommandPalette } from '../ui/overlays/command-palette.tsx'
import type { MenuEntry } from './menu.ts'
import { pagesToFind } from './pages-to-find.ts'
import { usePlaces } from './use-places.tsx'

/** Here rather than in the menus, which every first page loads. */
function ownPages(role: UserRole): readonly MenuEntry[] {
  const account = { label: 'Account settings', path: paths.account, icon: UserRound }
  const brand = { label: 'Brand settings', path: paths.brandSettings, icon: BriefcaseBusiness }
  return [
    ...(role === 'creator' ? [] : [account]),
    ...(role === 'brand' ? [brand] : []),
    { label: 'Security', path: paths.security, icon: KeyRound },
    { label: 'Your data', path: paths.ownData, icon: FileDown },
    ...notificationPages,
  ]
}

const notificationPages: readonly MenuEntry[] = [
  { label: 'Notifications', path: paths.notifications, icon: BellDot },
  { label: 'Notification settings', path: paths.notificationSettings, icon: Settings2 },
]

interface GoAnywhereProps {
  readonly menu: readonly MenuEntry[]
  readonly onClose: () => void
}

/** The product's command palette: pages, campaigns and submissions. */
export function GoAnywhere({ menu, onClose }: GoAnywhereProps) {
  const { role } = useCurrentUser()
  const [, navigate] = useLocation()
  const pages = [...pagesToFind(role, menu), ...ownPages(role)].map(
    ({ label, path, icon: Icon }) => ({
      key: path.slice(1).replaceAll('/', '-'),
      label,
      path,
      icon: <Icon className="size-4" />,
    }),
  )
  const groups = [{ title: 'Pages', commands: pages }, ...usePlaces(role)]
  return (
    <CommandPalette
      onClose={onClose}
      placeholder="Find a page, campaign or post"
      groups={groups}
      onChoose={({ path }) => navigate(path)}
    />
  )
}
