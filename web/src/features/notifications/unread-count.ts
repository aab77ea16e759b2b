import { countUnreadCall } from '@permille/contract/notifications/notifications'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { useLiveNotifications } from './live-notifications.ts'

/** Returns the unread count, kept up to date while the page is visible. */
export function useWatchedUnreadCount(): number {
  useLiveNotifications()
  const { data } = useQuery(queryOf(countUnreadCall))
  return data?.count ?? 0
}

/** Returns the count that the bell shows, without fetching it. */
export function useUnreadCount(): number {
  const { data } = useQuery({ ...queryOf(countUnreadCall), enabled: false })
  return data?.count ?? 0
}
