import {
  type CurrentUser,
  readCurrentUserCall,
  signOutCall,
} from '@permille/contract/accounts/accounts'
import type { Scope } from '@permille/contract/teams/scopes'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { resetPersonalStores } from '../ui/store.ts'
import { statusOf } from './api-error.ts'
import { call } from './call.ts'
import { hasSignedInMark, removeSignedInMark } from './signed-in-mark.ts'

export const sessionKey = [readCurrentUserCall.path]

/** The signed-in user; null for a visitor. Any failure of the check means a visitor. */
export const session = queryOptions({ queryKey: sessionKey, queryFn: findCurrentUser })

/**
 * A visitor's browser skips the call: its response would be an error in the console on every visit.
 */
async function findCurrentUser(): Promise<CurrentUser | null> {
  if (!hasSignedInMark(document.cookie)) return null
  try {
    return (await call(readCurrentUserCall)).user
  } catch (error) {
    if (statusOf(error) === 401) removeSignedInMark()
    return null
  }
}

/** Returns the signed-in user if already known. */
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

/** Returns the signed-in user. Only for pages inside the shell, which visitors never see. */
export function useCurrentUser(): CurrentUser {
  const { user } = useSession()
  if (user === null) throw new Error('A page of the shell rendered without a user')
  return user
}

/** Whether the person's role in their brand has this right. Creators and admins need none. */
export function useMay(scope: Scope): boolean {
  return !useSession().user?.brand?.lacks.includes(scope)
}

interface AllowedProps {
  readonly to: Scope
  readonly children: ReactNode
}

/** What only someone with this right in their brand sees. */
export function Allowed({ to, children }: AllowedProps): ReactNode {
  return useMay(to) && children
}

/** Starts a session in the browser and forgets what another user loaded before. */
export function enterSession(client: QueryClient, user: CurrentUser): void {
  setUser(client, user)
}

/** The session's own query stays, because what is on screen watches it. */
function setUser(client: QueryClient, user: CurrentUser | null): void {
  resetPersonalStores()
  client.setQueryData(sessionKey, user)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
}

/** Updates the cached user, so that a changed name, email or picture shows at once. */
export function updateSession(client: QueryClient, changes: Partial<CurrentUser>): void {
  client.setQueryData<CurrentUser | null>(sessionKey, (user) => user && { ...user, ...changes })
}

/**
 * Ends the session in the browser even if the server cannot be reached; there it expires on its
 * own.
 */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await call(signOutCall).catch(removeSignedInMark)
    setUser(client, null)
  }
}
