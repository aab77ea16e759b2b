import { QueryCache, QueryClient } from '@tanstack/react-query'
import { statusOf } from './api-error.ts'
import { hasForm } from './confirm-first.ts'
import { sessionKey } from './session.ts'

/** Never stale by time, no refetch on focus, no polling, no retry (rules §5). */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // Any query may find that the session has ended; the sign-in page then replaces a read-only
      // page.
      if (statusOf(error) === 401 && query.queryKey[0] !== sessionKey[0] && !hasForm()) {
        void queryClient.invalidateQueries({ queryKey: sessionKey })
      }
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
