import type { UserRole } from '@permille/contract/enums'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { session, useSession } from './api/session.ts'
import { paths, thenTo } from './paths.ts'
import { loadPages, loadPagesOfUnknownRole } from './routes/load-pages.ts'
import { type PageRoute, type RolePages, routeTo } from './routes/page-route.ts'
import { type LazyPage, lazyPage } from './shell/lazy-page.ts'
import { PageSkeleton, ShellSkeleton } from './shell/shell-skeleton.tsx'
import {
  isAuthPage,
  isForVisitorsOnly,
  isInsideForMembers,
  needsSignIn,
} from './shell/where-visitors-go.ts'
import { afterFirstPaint } from './ui/after-first-paint.ts'
import { Boundary } from './ui/failure/boundary.tsx'
import { lazyCode } from './ui/lazy-part.ts'

// biome-ignore format: one page, one line
const NotFoundPage = lazyPage(() => import('./features/accounts/not-found-page.tsx').then((m) => m.NotFoundPage))
// biome-ignore format: one page, one line
const PublicNotFoundPage = lazyPage(() => import('./features/accounts/not-found-page.tsx').then((m) => m.PublicNotFoundPage))

const ContinueAs = lazyCode(() => import('./routes/continue-as.tsx').then((m) => m.ContinueAs))

const appOfRole: Readonly<Record<UserRole, LazyPage>> = {
  brand: appFor(loadPages.brand),
  creator: appFor(loadPages.creator),
  admin: appFor(loadPages.admin),
}

const AppOfUnknownRole = appFor(loadPagesOfUnknownRole)

/** Returns a role's pages inside the shell, loaded lazily because visitors never need it. */
function appFor(load: () => Promise<RolePages>): LazyPage {
  return lazyPage(async () => {
    const [Shell, { menu, routes }] = await Promise.all([loadShell(), load()])
    return () => (
      <Shell menu={menu}>
        <PagesInShell routes={routes} notFound={NotFoundPage} />
      </Shell>
    )
  })
}

function appOf(role: string): ComponentType {
  const apps: Readonly<Record<string, ComponentType>> = appOfRole
  return apps[role] ?? AppOfUnknownRole
}

const PagesOfVisitors = lazyPage(async () => {
  const { visitorRoutes } = await import('./routes/visitor-routes.ts')
  return () => <Pages routes={visitorRoutes} notFound={NotForVisitors} />
})

function NotForVisitors() {
  const [location] = useLocation()
  return isAuthPage(location) ? <Redirect to={paths.login} replace /> : <PublicNotFoundPage />
}

export async function loadShell() {
  return (await import('./shell/shell.tsx')).Shell
}

export function loadPagesOfVisitors(): Promise<void> {
  return PagesOfVisitors.load()
}

/** Preloads the code of a signed-in user's first page. */
export async function loadFirstPage(role: UserRole, address: string): Promise<void> {
  const first = isForVisitorsOnly(address) ? paths.dashboard : address
  const loadPage = async () => {
    const { routes } = await loadPages[role]()
    await (routeTo(routes, first)?.page ?? NotFoundPage).load?.()
  }
  await Promise.all([appOfRole[role].load(), loadPage()])
}

/** Decides who may see which page. */
export function Router() {
  const [location] = useLocation()
  const isInside = isInsideForMembers(location)
  // Until the session is known, show the visitor's version of such a page.
  const { data: member } = useQuery({ ...session, enabled: isInside })
  if (needsSignIn(location) || (isInside && member)) return <PagesForMembers />
  if (isForVisitorsOnly(location)) return <VisitorsOnly />
  return <PagesForAll />
}

function PagesForMembers() {
  const address = useUrl()
  const { user, isLoading } = useSession()
  useLoadedAhead(user?.role)
  if (isLoading) return <ShellSkeleton />
  if (user === null) {
    const isHome = address === paths.dashboard
    return <Redirect to={isHome ? paths.login : thenTo(paths.login, address)} replace />
  }
  const AppOfUser = appOf(user.role)
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <AppOfUser />
    </Suspense>
  )
}

const ahead = afterFirstPaint(() =>
  import('./routes/load-ahead.ts').then((part) => part.loadPagesAhead),
)

/** Loads the code of a role's pages before they are opened. */
function useLoadedAhead(role: UserRole | undefined) {
  useEffect(() => {
    if (role === undefined || !(role in loadPages)) return
    let hasEnded = false
    let end = () => {}
    void Promise.all([ahead(), loadPages[role]()]).then(
      ([loadPagesAhead, { routes }]) => {
        if (!hasEnded) end = loadPagesAhead(routes)
      },
      () => {},
    )
    return () => {
      hasEnded = true
      end()
    }
  }, [role])
}

function VisitorsOnly() {
  const [location] = useLocation()
  const search = useSearch()
  const { user, isLoading } = useSession()
  if (isLoading && location === paths.landing) return null
  if (user === null) return <PagesForAll />
  if (search === '') return <Redirect to={paths.dashboard} replace />
  return (
    <Suspense fallback={null}>
      <ContinueAs loadPages={loadPages[user.role]} />
    </Suspense>
  )
}

/** Returns the path with its query. */
function useUrl(): string {
  const [location] = useLocation()
  const search = useSearch()
  return search === '' ? location : `${location}?${search}`
}

function PagesForAll() {
  return (
    <Suspense fallback={null}>
      <PagesOfVisitors />
    </Suspense>
  )
}

/** The shell stays when a page fails. */
function PagesInShell(pages: PagesProps) {
  const [location] = useLocation()
  return (
    <Boundary at={location} missing="page">
      <Suspense fallback={<PageSkeleton />}>
        <Pages {...pages} />
      </Suspense>
    </Boundary>
  )
}

interface PagesProps {
  readonly routes: readonly PageRoute[]
  readonly notFound: ComponentType
}

function Pages({ routes, notFound }: PagesProps) {
  return (
    <Switch>
      {routes.map(({ path, page }) => (
        <Route key={path} path={path} component={page} />
      ))}
      <Route component={notFound} />
    </Switch>
  )
}
