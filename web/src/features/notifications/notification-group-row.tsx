import {
  listGroupedNotificationsCall,
  type NotificationGroup,
} from '@permille/contract/notifications/notification-groups'
import type { Notification } from '@permille/contract/notifications/notifications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { pagesOf } from '#api/query.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { MarkReadButton } from './mark-read-button.tsx'
import { NotificationIcon } from './notification-icon.tsx'
import { reviewLabels } from './review-labels.ts'
import { TimeOfDay } from './time-of-day.tsx'
import { markOf, useMarkRead } from './use-mark-read.ts'
import { viewersOffset } from './viewers-offset.ts'

interface GroupProps {
  readonly group: NotificationGroup
}

/** Several notifications of one campaign and day; its title opens them. */
export function NotificationGroupRow({ group }: GroupProps) {
  const [isOpen, setOpen] = useState(false)
  const { kind, title, at, isRead } = group
  const listId = useId()
  return (
    <>
      <div className="relative flex gap-3 px-5 py-3 transition-colors duration-150 hover:bg-surface max-md:px-4">
        <NotificationIcon kind={kind} isUnread={!isRead} />
        <div className="flex min-w-0 flex-1 justify-between gap-x-6 gap-y-2 @max-2xl/page:flex-col">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
              className={joinClasses(
                'text-left after:absolute after:inset-0',
                isRead ? 'font-medium' : 'font-semibold',
              )}
            >
              {!isRead && <span className="sr-only">Unread: </span>}
              {title}
              <ChevronDown
                aria-hidden="true"
                className={joinClasses(
                  'ml-1 inline size-4 text-ink-muted transition-transform duration-150',
                  isOpen && 'rotate-180',
                )}
              />
            </button>
            <ToReview group={group} />
          </div>
          <div className="flex items-start gap-4 @max-2xl/page:items-center">
            <ReviewLink group={group} />
            <p className="text-sm text-ink-muted">
              <TimeOfDay at={at} />
            </p>
          </div>
        </div>
        <MarkReadButton notification={group} />
      </div>
      <div id={listId}>{isOpen && <Members group={group} />}</div>
    </>
  )
}

/** Only posts that a brand was told of can wait for it. */
function ToReview({ group }: GroupProps) {
  if (group.kind !== 'new_post' && group.kind !== 'deadline') return null
  return <p className="text-ink-muted">{reviewLabels(group, currentTime()).summary}</p>
}

/** Leads to the post that is due first, and marks the group as read. */
function ReviewLink({ group }: GroupProps) {
  const reading = useMarkRead()
  if (group.toReview === null) return null
  return (
    <Link
      href={group.toReview.path}
      onClick={() => !group.isRead && reading.mutate(markOf(group))}
      className={joinClasses(buttonClasses({ variant: 'secondary', size: 'sm' }), 'relative')}
    >
      Review
    </Link>
  )
}

function Members({ group: { id } }: GroupProps) {
  const request = { params: { id }, query: { limit: 50, utcOffsetMinutes: viewersOffset() } }
  const query = useInfiniteQuery(pagesOf(listGroupedNotificationsCall, request))
  return (
    <>
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={3} />}
        failed="These notifications could not be loaded."
      >
        {(list) => (
          <ul className="divide-y divide-line border-t border-line bg-surface">
            {list.map((notification) => (
              <Member key={notification.id} notification={notification} />
            ))}
          </ul>
        )}
      </Loaded>
      <ShowMore pages={query} />
    </>
  )
}

/** What differs from the others of its group: the title is the same. */
function Member({ notification }: { readonly notification: Notification }) {
  const { id, text, title, path, at, isRead } = notification
  const reading = useMarkRead()
  return (
    <li className="relative flex min-h-11 items-center justify-between gap-4 py-2 pr-19 pl-17 hover:bg-surface-sunken max-md:pr-4 max-md:pl-16">
      <Link
        href={path}
        onClick={() => !isRead && reading.mutate({ id, andOlder: false })}
        className={joinClasses(
          'min-w-0 [overflow-wrap:anywhere] after:absolute after:inset-0',
          !isRead && 'font-medium',
        )}
      >
        {!isRead && <span className="sr-only">Unread: </span>}
        {text.trim() || title}
      </Link>
      <span className="text-sm text-ink-muted">
        <TimeOfDay at={at} />
      </span>
    </li>
  )
}
