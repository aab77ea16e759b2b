import { useLocation } from 'wouter'
import { useCurrentUser } from '../api/session.ts'
import { CommandPalette } from '../ui/overlays/command-palette.tsx'
import { pagesToFind } from './menus.ts'
import { usePlaces } from './use-places.tsx'

/** The product's command palette: pages, campaigns and submissions. */
export function GoAnywhere({ onClose }: { readonly onClose: () => void }) {
  const { role } = useCurrentUser()
  const [, navigate] = useLocation()
  const pages = pagesToFind(role).map(({ label, path, icon: Icon }) => ({
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
