import { withTimes } from '@permille/contract/notifications/moments'
import {
  listNotificationGroupsCall,
  type NotificationGroup,
} from '@permille/contract/notifications/notification-groups'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { formatMinute } from '#ui/values/relative-time.ts'
import { Time } from '#ui/values/time.tsx'
import { Freshness } from './freshness.tsx'
import { MarkAllButton } from './mark-all-button.tsx'
import { NotificationIcon } from './notification-icon.tsx'
import { NotificationLink } from './notification-link.tsx'
import { reviewLabels } from './review-labels.ts'
import { viewersOffset } from './viewers-offset.ts'

interface NewestNotificationsProps {
  /** Called when a link is followed. */
  readonly onLeave: () => void
}

const length = 8

export function NewestNotifications({ onLeave }: NewestNotificationsProps) {
  // Other people's actions add to the list: show the cached one while refetching.
  const query = useQuery({
    ...queryOf(listNotificationGroupsCall, {
      query: { limit: length, utcOffsetMinutes: viewersOffset() },
    }),
    refetchOnMount: 'always',
  })
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line pr-1.5 pl-4">
        <div className="min-w-0 py-1.5">
          <h2 className="text-lg font-semibold">Notifications</h2>
          <Freshness />
        </div>
        <MarkAllButton seen={query.data} variant="quiet" size="sm" />
      </div>
      <div className="min-h-0 overflow-y-auto">
        <Loaded
          query={query}
          skeleton={<ListSkeleton lines={length} />}
          failed="Your notifications could not be loaded."
        >
          {(list) => <Newest list={list} onLeave={onLeave} />}
        </Loaded>
      </div>
      <div className="grid shrink-0 grid-cols-2 divide-x divide-line border-t border-line">
        <FooterLink href={paths.notifications} onLeave={onLeave}>
          See all
        </FooterLink>
        <FooterLink href={paths.notificationSettings} onLeave={onLeave}>
          Settings
        </FooterLink>
      </div>
    </>
  )
}

interface FooterLinkProps extends NewestNotificationsProps {
  readonly href: string
  readonly children: string
}

function FooterLink({ href, onLeave, children }: FooterLinkProps) {
  return (
    <Link
      href={href}
      onClick={onLeave}
      className="grid h-11 place-items-center font-medium text-accent -outline-offset-2 hover:underline"
    >
      {children}
    </Link>
  )
}

interface NewestProps extends NewestNotificationsProps {
  readonly list: readonly NotificationGroup[]
}

function Newest({ list, onLeave }: NewestProps) {
  if (list.length === 0) {
    return <EmptyState title="Nothing yet" note="New notifications appear here." />
  }
  return (
    <ul className="divide-y divide-line">
      {list.map((notification) => (
        <Line key={notification.id} notification={notification} onLeave={onLeave} />
      ))}
    </ul>
  )
}

interface LineProps extends NewestNotificationsProps {
  readonly notification: NotificationGroup
}

function Line({ notification, onLeave }: LineProps) {
  const { kind, text, at, isRead, count, toReview } = notification
  const words =
    count > 1 && toReview !== null ? reviewLabels(notification, currentTime()).summary : text
  return (
    <li className="relative flex min-h-16 items-center gap-3 px-4 py-2.5 transition-colors duration-150 hover:bg-surface">
      <NotificationIcon kind={kind} isUnread={!isRead} />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <NotificationLink
          notification={notification}
          onFollow={onLeave}
          className="line-clamp-2 after:-outline-offset-2"
        />
        <p className="flex gap-2 text-sm text-ink-muted">
          <span className="truncate">
            {withTimes(words, (moment) => formatMinute(moment, currentTime()))}
          </span>
          <span className="ml-auto shrink-0">
            <Time at={at} />
          </span>
        </p>
      </div>
    </li>
  )
}
