import type { UserRole } from '@permille/contract/enums'
import type { UserId } from '@permille/contract/ids'
import {
  BellDot,
  BriefcaseBusiness,
  FileDown,
  History,
  KeyRound,
  Settings2,
  UserRound,
} from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useCurrentUser, useMay } from '#api/session.ts'
import { paths } from '#paths.ts'
import { CommandPalette } from '#ui/overlays/command-palette.tsx'
import type { CommandGroup } from '#ui/overlays/find-commands.ts'
import type { MenuEntry } from '../menu.ts'
import { pagesToFind } from './pages-to-find.ts'
import { type Action, actionsOf } from './palette-actions.tsx'
import { keepRecent, readRecent } from './recent-places.ts'
import { useBrands } from './use-brands.tsx'
import { usePlaces } from './use-places.tsx'

/** Listed here rather than in the menus, which every first page loads. */
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

const placeholders: Readonly<Record<UserRole, string>> = {
  creator: 'Page, campaign, post or payout',
  brand: 'Page, campaign, post or receipt',
  admin: 'Page, person, campaign, post, payout',
}

interface GoAnywhereProps {
  readonly menu: readonly MenuEntry[]
  readonly onClose: () => void
}

/** The product's command palette: recent places, actions, and pages to go to. */
export function GoAnywhere({ menu, onClose }: GoAnywhereProps) {
  const { role, id: userId } = useCurrentUser()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const pages = [...pagesToFind(role, menu), ...ownPages(role)].map(
    ({ label, path, icon: Icon }) => ({
      key: path.slice(1).replaceAll('/', '-'),
      label,
      path,
      icon: <Icon className="size-4" />,
    }),
  )
  const mayCreate = useMay('campaigns:write')
  const actions = actionsOf(role).filter(({ path }) => mayCreate || path !== paths.createCampaign)
  const brands = useBrands()
  const groups: readonly CommandGroup<Action>[] = [
    { title: 'Recent', commands: typed === '' ? recentOf(userId) : [] },
    { title: 'Pages', commands: pages },
    { title: 'Actions', commands: actions },
    brands,
    ...usePlaces(role, typed),
  ]
  const choose = ({ run, path, label, note }: Action) => {
    run?.()
    if (path === undefined) return
    keepRecent(userId, { label, path, ...(note !== undefined && { note }) })
    navigate(path)
  }
  return (
    <CommandPalette
      onClose={onClose}
      placeholder={placeholders[role]}
      groups={groups}
      onType={setTyped}
      onChoose={choose}
    />
  )
}

function recentOf(userId: UserId): readonly Action[] {
  return readRecent(userId).map((place) => ({
    ...place,
    key: `recent-${place.path.slice(1).replaceAll(/\W/g, '-')}`,
    icon: <History className="size-4" />,
  }))
}
