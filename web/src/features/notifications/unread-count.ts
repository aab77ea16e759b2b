import { countUnreadCall } from '@permille/contract/notifications/notifications'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query.ts'
import { useLiveNews } from './live-news.ts'

/** Others add to it while the page is hidden. */
const watched = queryOptions({ ...queryOf(countUnreadCall), refetchOnWindowFocus: 'always' })

/** Watches how many are unread, for as long as the page is visible. */
export function useWatchedUnreadCount(): number {
  useLiveNews()
  const { data } = useQuery(watched)
  return data?.count ?? 0
}

/** The number that the bell shows; asks for nothing. */
export function useUnreadCount(): number {
  const { data } = useQuery({ ...queryOf(countUnreadCall), enabled: false })
  return data?.count ?? 0
}
