import type { UserRole } from '@permille/contract/enums'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useCurrentUser } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'

interface Room {
  readonly label: string
  readonly path: string
}

const security: Room = { label: 'Security', path: paths.security }
const notifications: Room = { label: 'Notifications', path: paths.notificationSettings }
const ownData: Room = { label: 'Your data', path: paths.ownData }
const account: Room = { label: 'Profile', path: paths.account }

/** A creator's profile has more to it, and an address that only creators have (rules §6). */
const roomsOf: Readonly<Record<UserRole, readonly Room[]>> = {
  creator: [
    { label: 'Profile', path: paths.settings },
    { label: 'Featured posts', path: paths.featured },
    security,
    notifications,
    ownData,
  ],
  brand: [account, { label: 'Brand', path: paths.brandSettings }, security, notifications, ownData],
  admin: [account, security, notifications, ownData],
}

interface SettingsRoomProps {
  readonly title: string
  readonly note?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of every page of one's own settings: its title, and the way to the others. */
export function SettingsRoom({ children, ...header }: SettingsRoomProps) {
  const { role } = useCurrentUser()
  const [location] = useLocation()
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader {...header} />
      <nav aria-label="Your settings" className="border-b border-line">
        <ul className="-mb-px flex flex-wrap gap-x-5">
          {roomsOf[role].map(({ label, path }) => (
            <li key={path}>
              <Link
                href={path}
                aria-current={location === path ? 'page' : undefined}
                className="flex h-10 items-center rounded-t-sm border-b-2 border-transparent font-medium text-ink-muted -outline-offset-2 transition-colors duration-150 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink max-md:h-11"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
