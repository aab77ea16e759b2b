import { type CurrentUser, readCurrentUserCall } from '@permille/contract/accounts/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { hearServerTime } from '#ui/values/current-time.ts'
import { keyOf } from './query.ts'
import { sessionKey } from './session.ts'

/** The response of one call that came with the page; mirrors the server’s `PreloadedResponse`. */
export interface PreloadedResponse {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly response: unknown
}

interface SignedIn {
  readonly user: CurrentUser
}

/** Seeds the query cache with the responses, so that no call is made twice. */
export function keepPreloaded(client: QueryClient, responses: readonly PreloadedResponse[]): void {
  for (const { path, params, response } of responses) {
    if (path === readCurrentUserCall.path)
      client.setQueryData(sessionKey, (response as SignedIn).user)
    else client.setQueryData(keyOf({ path }, { params }), response)
  }
}

/** Returns the responses embedded in the page, and takes the server's time from it. */
export function preloadedIn(page: Document): readonly PreloadedResponse[] {
  const element = page.getElementById('preloaded')
  hearServerTime(Number(element?.dataset.at))
  return element ? (JSON.parse(element.textContent) as PreloadedResponse[]) : []
}
