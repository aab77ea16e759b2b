import type { Notification } from '@permille/contract/notifications/notifications'
import { Link } from 'wouter'
import { joinClasses } from '#ui/join-classes.ts'
import { useMarkRead } from './use-mark-read.ts'

interface NotificationLinkProps {
  readonly notification: Notification
  readonly onFollow?: () => void
  readonly className?: string
}

/**
 * The notification's title, whose link covers the whole row. Following it marks the notification as
 * read.
 */
export function NotificationLink({ notification, onFollow, className }: NotificationLinkProps) {
  const { id, title, path, isRead } = notification
  const reading = useMarkRead()
  return (
    <Link
      href={path}
      onClick={() => {
        if (!isRead) reading.mutate({ id, andOlder: false })
        onFollow?.()
      }}
      className={joinClasses(
        'after:absolute after:inset-0',
        isRead ? 'font-medium' : 'font-semibold',
        className,
      )}
    >
      {!isRead && <span className="sr-only">Unread: </span>}
      {title}
    </Link>
  )
}
