import type { NotificationGroup } from '@permille/contract/notifications/notification-groups'
import { Button } from '#ui/controls/button.tsx'
import type { ButtonClasses } from '#ui/controls/button-classes.ts'
import { useUnreadCount } from './unread-count.ts'
import { useMarkRead } from './use-mark-read.ts'

interface MarkAllButtonProps extends ButtonClasses {
  /** The notifications on screen; later ones were never seen. */
  readonly seen: readonly NotificationGroup[] | undefined
}

export function MarkAllButton({ seen, ...button }: MarkAllButtonProps) {
  const newest = toldLast(seen ?? [])
  const count = useUnreadCount()
  const reading = useMarkRead()
  return (
    <Button
      {...button}
      disabled={newest === undefined || count === 0}
      isBusy={reading.isPending}
      onClick={() =>
        newest !== undefined && reading.mutate({ id: newest.lastToldId, andOlder: true })
      }
    >
      Mark all as read
    </Button>
  )
}

/**
 * Returns the notification told last. The list is in the order of the events, which is not always
 * the order of telling.
 */
export function toldLast(list: readonly NotificationGroup[]): NotificationGroup | undefined {
  return list.reduce<NotificationGroup | undefined>(
    (last, each) => (last === undefined || each.toldAt > last.toldAt ? each : last),
    undefined,
  )
}
