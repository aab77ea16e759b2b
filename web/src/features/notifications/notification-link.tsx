import type { NotificationGroup } from '@permille/contract/notifications/notification-groups'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { markOf, useMarkRead } from './use-mark-read.ts'

interface NotificationLinkProps {
  readonly notification: NotificationGroup
  readonly onFollow?: () => void
  readonly className?: string
}

/**
 * The title of a notification or a group, whose link covers the whole row. A group leads to the post
 * that is due first. Following it marks all of it as read.
 */
export function NotificationLink({ notification, onFollow, className }: NotificationLinkProps) {
  const { title, path, isRead, count, toReview } = notification
  const reading = useMarkRead()
  return (
    <Link
      href={count === 1 ? path : (toReview?.path ?? paths.notifications)}
      onClick={() => {
        if (!isRead) reading.mutate(markOf(notification))
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
