import type { Notification } from '@permille/contract/notifications/notifications'
import { Button } from '../../ui/controls/button.tsx'
import type { ButtonLook } from '../../ui/controls/button-look.ts'
import { useUnreadCount } from './unread-count.ts'
import { useMarkRead } from './use-mark-read.ts'

interface MarkAllButtonProps extends ButtonLook {
  /** What is on screen: what came after it was never seen. */
  readonly newest: Notification | undefined
}

export function MarkAllButton({ newest, ...look }: MarkAllButtonProps) {
  const count = useUnreadCount()
  const reading = useMarkRead()
  return (
    <Button
      {...look}
      disabled={newest === undefined || count === 0}
      isBusy={reading.isPending}
      onClick={() => newest !== undefined && reading.mutate({ id: newest.id, andOlder: true })}
    >
      Mark all as read
    </Button>
  )
}
