import { BellDot, Settings2 } from 'lucide-react'
import { useLocation } from 'wouter'
import { useCurrentUser } from '../api/session.ts'
import { paths } from '../paths.ts'
import { CommandPalette } from '../ui/overlays/command-palette.tsx'
import { type MenuEntry, pagesToFind } from './menus.ts'
import { usePlaces } from './use-places.tsx'

/** Here rather than in `menus.ts`, which every first page loads. */
const notificationPages: readonly MenuEntry[] = [
  { label: 'Notifications', path: paths.notifications, icon: BellDot },
  { label: 'Notification settings', path: paths.notificationSettings, icon: Settings2 },
]

/** The product's command palette: pages, campaigns and submissions. */
export function GoAnywhere({ onClose }: { readonly onClose: () => void }) {
  const { role } = useCurrentUser()
  const [, navigate] = useLocation()
  const pages = [...pagesToFind(role), ...notificationPages].map(({ label, path, icon: Icon }) => ({
    key: path.slice(1).replaceAll('/', '-'),
    label,
    path,
    icon: <Icon className="size-4" />,
  }))
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
