import { type CurrentUser, readCurrentUserCall, signOutCall } from '@permille/contract/accounts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { statusOf } from './api-error.ts'
import { call } from './call.ts'
import { hasSignedInMark, removeSignedInMark } from './signed-in-mark.ts'

export const sessionKey = [readCurrentUserCall.path]

/** Who is signed in; null when nobody is. Any failure of the check means nobody (product-spec §4). */
export const session = queryOptions({ queryKey: sessionKey, queryFn: findCurrentUser })

/** A visitor's browser need not ask: the answer would be a failure in the console of every visit. */
async function findCurrentUser(): Promise<CurrentUser | null> {
  if (!hasSignedInMark(document.cookie)) return null
  try {
    return (await call(readCurrentUserCall)).user
  } catch (error) {
    if (statusOf(error) === 401) removeSignedInMark()
    return null
  }
}

/** Who is signed in, where that is known already. */
export function knownUser(client: QueryClient): CurrentUser | null | undefined {
  return client.getQueryData(session.queryKey)
}

export interface Session {
  readonly user: CurrentUser | null
  readonly isLoading: boolean
}

export function useSession(): Session {
  const { data, isPending } = useQuery(session)
  return { user: data ?? null, isLoading: isPending }
}

/** The person signed in, for pages inside the shell, which nobody else sees. */
export function useCurrentUser(): CurrentUser {
  const { user } = useSession()
  if (user === null) throw new Error('A page of the shell was shown to nobody')
  return user
}

/** Begins a session in the browser: what another person read before is forgotten. */
export function enterSession(client: QueryClient, user: CurrentUser): void {
  client.clear()
  client.setQueryData(sessionKey, user)
}

/** Shows a changed name, e-mail or picture at once. */
export function updateSession(client: QueryClient, changes: Partial<CurrentUser>): void {
  client.setQueryData<CurrentUser | null>(sessionKey, (user) => user && { ...user, ...changes })
}

/** Ends the session here even when the server cannot be reached; there it runs out by itself. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await call(signOutCall).catch(removeSignedInMark)
    client.setQueryData(sessionKey, null)
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
  }
}
