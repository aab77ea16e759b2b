import type { NotificationGroup } from '@permille/contract/notifications/notification-groups'
import { Check } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { markOf, useMarkRead } from './use-mark-read.ts'

interface MarkReadButtonProps {
  readonly notification: NotificationGroup
}

/** Keeps its width once everything is read, so that nothing moves. On a phone it is beside the time, below the text. */
export function MarkReadButton({ notification }: MarkReadButtonProps) {
  return (
    <div className="w-9 shrink-0 max-md:absolute max-md:right-1 max-md:bottom-0 max-md:w-11">
      {!notification.isRead && <Mark notification={notification} />}
    </div>
  )
}

function Mark({ notification }: MarkReadButtonProps) {
  const reading = useMarkRead()
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Mark as read: ${notification.title}`}
      title="Mark as read"
      isBusy={reading.isPending}
      onClick={() => reading.mutate(markOf(notification))}
      className="relative text-ink-muted"
    >
      {!reading.isPending && <Check aria-hidden="true" className="size-4" />}
    </Button>
  )
}
