import { type CurrentUser, readCurrentUserCall } from '@permille/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from './query.ts'
import { sessionKey } from './session.ts'

/** What a page was drawn from: the answer of one call, as the server's `PageReading` says it. */
export interface DrawnReading {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly answer: unknown
}

interface SignedIn {
  readonly user: CurrentUser
}

/** Puts them where the page's own calls look first, so that nothing is asked for twice. */
export function rememberReadings(client: QueryClient, readings: readonly DrawnReading[]): void {
  for (const { path, params, answer } of readings) {
    if (path === readCurrentUserCall.path)
      client.setQueryData(sessionKey, (answer as SignedIn).user)
    else client.setQueryData(keyOf({ path }, { params }), answer)
  }
}

/** The readings that the server wrote into the page, beside its drawing where it has one. */
export function readingsIn(page: Document): readonly DrawnReading[] {
  const text = page.getElementById('readings')?.textContent
  return text ? (JSON.parse(text) as DrawnReading[]) : []
}
