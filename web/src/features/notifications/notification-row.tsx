import { withTimes } from '@permille/contract/notifications/moments'
import type { NotificationGroup } from '@permille/contract/notifications/notification-groups'
import { currentTime } from '#ui/values/current-time.ts'
import { formatMinute } from '#ui/values/relative-time.ts'
import { MarkReadButton } from './mark-read-button.tsx'
import { NotificationIcon } from './notification-icon.tsx'
import { NotificationLink } from './notification-link.tsx'
import { reviewLabels } from './review-labels.ts'
import { TimeOfDay } from './time-of-day.tsx'

/** A notification that is alone in its group. */
export function NotificationRow({ notification }: { readonly notification: NotificationGroup }) {
  const { kind, text, at, isRead } = notification
  const now = currentTime()
  return (
    <div className="relative flex gap-3 px-5 py-3 transition-colors duration-150 hover:bg-surface max-md:px-4">
      <NotificationIcon kind={kind} isUnread={!isRead} />
      <div className="flex min-w-0 flex-1 justify-between gap-x-6 @max-2xl/page:flex-col">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <NotificationLink notification={notification} />
          <p className="max-w-[75ch] text-ink-muted">
            {withTimes(text, (moment) => formatMinute(moment, now))}{' '}
            {kind === 'new_post' && reviewLabels(notification, now).due}
          </p>
        </div>
        <p className="text-sm text-ink-muted">
          <TimeOfDay at={at} />
        </p>
      </div>
      <MarkReadButton notification={notification} />
    </div>
  )
}
