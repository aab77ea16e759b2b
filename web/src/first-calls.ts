import { endpointUrl } from '@permille/contract/endpoint'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { nextCursorIn } from './api/call.ts'
import type { PreloadedResponse } from './api/preloaded-responses.ts'

/** A call that a page makes first. The server makes it instead, as the same user. */
export interface FirstCall {
  readonly key: QueryKey
  readonly url: string
}

/** Returns the calls that a rendered page waits for: its queries that are enabled and have no data. */
export function firstCallsOf(client: QueryClient): FirstCall[] {
  const queries = client.getQueryCache().getAll()
  return queries.flatMap(({ queryKey: key, state, options }) => {
    const { enabled = true } = options as { enabled?: unknown }
    const [path, params, query] = key as [unknown, object?, object?]
    const isOurs = typeof path === 'string' && path.startsWith('/api/')
    if (state.data !== undefined || enabled !== true || !isOurs) return []
    return [{ key, url: endpointUrl(path, params, query) }]
  })
}

/** Returns a call's response as its query keeps it; a list's has the cursor from the `Link` header. */
export function preloadedFrom(
  { key }: FirstCall,
  json: unknown,
  link: string | null,
): PreloadedResponse {
  if (key[3] !== 'pages') return { key, data: json }
  const page = { items: json, nextCursor: nextCursorIn(link) }
  return { key, data: { pages: [page], pageParams: [undefined] } }
}
