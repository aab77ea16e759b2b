import { useEffect, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { paths } from '../paths.ts'
import { isInsideForMembers, needsSignIn } from '../shell/where-visitors-go.ts'
import { type PageRoute, type RolePages, routeTo } from './page-route.ts'

interface ContinueAsProps {
  /** Loads the pages of the user who has signed in. */
  readonly loadPages: () => Promise<RolePages>
}

/** Redirects to the page that asked for the sign-in, if the user may open it. */
export function ContinueAs({ loadPages }: ContinueAsProps) {
  const search = useSearch()
  const [routes, setRoutes] = useState<readonly PageRoute[]>()
  useEffect(() => {
    void loadPages().then(
      (pages) => setRoutes(pages.routes),
      () => setRoutes([]),
    )
  }, [loadPages])
  return routes === undefined ? null : <Redirect to={nextFor(routes, search)} replace />
}

/**
 * Returns the URL to continue at after signing in. Accepts only our own pages that need a sign-in, and the one that
 * confirms an address, and parses as a browser does: a link to our sign-in must not lead to another site.
 */
export function nextFor(routes: readonly PageRoute[], search: string): string {
  const next = new URLSearchParams(search).get('next')
  const base = 'https://own.invalid'
  if (next === null || !next.startsWith('/') || !URL.canParse(next, base)) return paths.dashboard
  const { origin, pathname, search: query, hash } = new URL(next, base)
  // A link that proves an address keeps more if it is opened signed in.
  if (origin === base && pathname.startsWith('/confirm-email/')) return pathname
  const isForMembers = needsSignIn(pathname) || isInsideForMembers(pathname)
  const isTheirs = origin === base && isForMembers && routeTo(routes, pathname) !== undefined
  return isTheirs ? `${pathname}${query}${hash}` : paths.dashboard
}
