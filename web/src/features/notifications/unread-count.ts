import { countUnreadCall } from '@permille/contract/notifications/notifications'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query.ts'
import { useLiveNews } from './live-news.ts'

/** Other people's actions add to the count while the page is hidden. */
const watched = queryOptions({ ...queryOf(countUnreadCall), refetchOnWindowFocus: 'always' })

/** Returns the unread count, kept up to date while the page is visible. */
export function useWatchedUnreadCount(): number {
  useLiveNews()
  const { data } = useQuery(watched)
  return data?.count ?? 0
}

/** Returns the count that the bell shows, without fetching it. */
export function useUnreadCount(): number {
  const { data } = useQuery({ ...queryOf(countUnreadCall), enabled: false })
  return data?.count ?? 0
}
