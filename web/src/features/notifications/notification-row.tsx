import { withTimes } from '@permille/contract/notifications/moments'
import type { Notification } from '@permille/contract/notifications/notifications'
import { Check } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { inZone } from '#ui/values/in-zone.ts'
import { formatMinute, pastTime } from '#ui/values/relative-time.ts'
import { NotificationIcon } from './notification-icon.tsx'
import { NotificationLink } from './notification-link.tsx'
import { useMarkRead } from './use-mark-read.ts'

export function NotificationRow({ notification }: { readonly notification: Notification }) {
  const { kind, text, at, isRead } = notification
  return (
    <div className="relative flex gap-3 px-5 py-3 transition-colors duration-150 hover:bg-surface max-md:px-4">
      <NotificationIcon kind={kind} isUnread={!isRead} />
      <div className="flex min-w-0 flex-1 justify-between gap-x-6 @max-2xl/page:flex-col">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <NotificationLink notification={notification} />
          <p className="max-w-[75ch] text-ink-muted">
            {withTimes(text, (moment) => formatMinute(moment, currentTime()))}
          </p>
        </div>
        <p className="text-sm text-ink-muted">
          <TimeOfDay at={at} />
        </p>
      </div>
      {/* Keeps its width without the button, so that nothing moves when it is marked as read. */}
      <div className="w-9 shrink-0 max-md:w-11">
        {!isRead && <MarkReadButton notification={notification} />}
      </div>
    </div>
  )
}

function MarkReadButton({ notification: { id, title } }: { readonly notification: Notification }) {
  const reading = useMarkRead()
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Mark as read: ${title}`}
      title="Mark as read"
      isBusy={reading.isPending}
      onClick={() => reading.mutate({ id, andOlder: false })}
      className="relative text-ink-muted"
    >
      {!reading.isPending && <Check aria-hidden="true" className="size-4" />}
    </Button>
  )
}

const timeOfDay = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Shows the time of day, because the heading has the day; the distance from now on hover. */
function TimeOfDay({ at }: { readonly at: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={pastTime(date, currentTime())} className="tabular-nums">
      {inZone(timeOfDay.format(date))}
    </time>
  )
}
