import type { UserRole } from '@permille/contract/enums'
import type { ReactNode } from 'react'
import { useCurrentUser, useMay } from '#api/session.ts'
import { paths } from '#paths.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { type PageTab, PageTabs } from './page-tabs.tsx'

const security: PageTab = { label: 'Security', path: paths.security }
const notifications: PageTab = { label: 'Notifications', path: paths.notificationSettings }
const ownData: PageTab = { label: 'Your data', path: paths.ownData }
const account: PageTab = { label: 'Profile', path: paths.account }

/** A creator has more settings pages, at a URL that only creators have (rules §6). */
const roomsOf: Readonly<Record<UserRole, readonly PageTab[]>> = {
  creator: [
    { label: 'Profile', path: paths.settings },
    { label: 'Featured posts', path: paths.featured },
    security,
    notifications,
    ownData,
  ],
  brand: [
    account,
    { label: 'Brand', path: paths.brandSettings },
    { label: 'Team', path: paths.team },
    { label: 'Developers', path: paths.developers },
    security,
    notifications,
    ownData,
  ],
  admin: [account, security, notifications, ownData],
}

interface SettingsRoomProps {
  readonly title: string
  /** On every page, so that the tabs stay in their place. */
  readonly note: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of every settings page: its title and tabs to the others. */
export function SettingsTabs({ children, ...header }: SettingsRoomProps) {
  const { role, brand } = useCurrentUser()
  const [keepsDetails, blocksCreators] = [useMay('brand:write'), useMay('submissions:review')]
  const hasBrandPage = (keepsDetails || blocksCreators) && brand !== null
  const managesKeys = useMay('developers:manage') && brand !== null
  const pages = roomsOf[role].filter(
    ({ path }) =>
      (hasBrandPage || path !== paths.brandSettings) && (managesKeys || path !== paths.developers),
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader {...header} />
      <PageTabs label="Your settings" pages={pages} />
      {children}
    </div>
  )
}
