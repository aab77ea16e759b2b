import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { hearServerTime } from '#ui/values/current-time.ts'

/** The result of one query that came with the page; mirrors the server’s `PreloadedResponse`. */
export interface PreloadedResponse {
  readonly key: QueryKey
  readonly data: unknown
}

/** Seeds the query cache with the responses, so that no call is made twice. */
export function keepPreloaded(client: QueryClient, responses: readonly PreloadedResponse[]): void {
  for (const { key, data } of responses) client.setQueryData(key, data)
}

/** Returns the responses embedded in the page, and takes the server's time from it. */
export function preloadedIn(page: Document): readonly PreloadedResponse[] {
  const element = page.getElementById('preloaded')
  hearServerTime(Number(element?.dataset.at))
  return element ? (JSON.parse(element.textContent) as PreloadedResponse[]) : []
}
