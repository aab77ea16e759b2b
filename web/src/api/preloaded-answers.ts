import { type CurrentUser, readCurrentUserCall } from '@permille/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from './query.ts'
import { sessionKey } from './session.ts'

/** The answer of one call that came with the page; mirrors the server’s `PreloadedAnswer`. */
export interface PreloadedAnswer {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly answer: unknown
}

interface SignedIn {
  readonly user: CurrentUser
}

/** Seeds the query cache with the answers, so that no call is made twice. */
export function keepPreloaded(client: QueryClient, answers: readonly PreloadedAnswer[]): void {
  for (const { path, params, answer } of answers) {
    if (path === readCurrentUserCall.path)
      client.setQueryData(sessionKey, (answer as SignedIn).user)
    else client.setQueryData(keyOf({ path }, { params }), answer)
  }
}

/** Returns the answers that the server embedded in the page. */
export function preloadedIn(page: Document): readonly PreloadedAnswer[] {
  const text = page.getElementById('preloaded')?.textContent
  return text ? (JSON.parse(text) as PreloadedAnswer[]) : []
}
