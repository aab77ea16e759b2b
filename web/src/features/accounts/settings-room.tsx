import type { UserRole } from '@permille/contract/enums'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { useCurrentUser } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { overflowFades, useOverflow } from '../../ui/values/use-overflow.ts'

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

/** The current room stays clear of the fade, in pixels. */
const fadeWidth = 48

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
  const { row, overflow } = useOverflow<HTMLUListElement>()
  useEffect(() => {
    const list = row.current
    const current = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && current) list.scrollLeft = current.offsetLeft - list.offsetLeft - fadeWidth
  }, [row])
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader {...header} />
      <nav aria-label="Your settings" className="border-b border-line">
        <ul
          ref={row}
          className={joinClasses(
            '-mb-px flex gap-x-3 overflow-x-auto [scrollbar-width:none]',
            overflowFades[overflow],
          )}
        >
          {roomsOf[role].map(({ label, path }) => (
            <li key={path}>
              <Link
                href={path}
                aria-current={location === path ? 'page' : undefined}
                className="flex h-10 items-center rounded-t-sm border-b-2 px-1 whitespace-nowrap border-transparent font-medium text-ink-muted -outline-offset-2 transition-colors duration-150 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink max-md:h-11"
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
