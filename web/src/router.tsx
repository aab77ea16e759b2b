import type { UserRole } from '@permille/contract/enums'
import { type ComponentType, Suspense } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { useSession } from './api/session.ts'
import { NotFoundPage, PublicNotFoundPage } from './features/accounts/not-found-page.tsx'
import { paths } from './paths.ts'
import { lazyPage } from './shell/lazy-page.ts'
import { Shell } from './shell/shell.tsx'
import { PageSkeleton, ShellSkeleton } from './shell/shell-skeleton.tsx'
import { isAuthPage, isForVisitorsOnly, needsSignIn } from './shell/where-visitors-go.ts'

interface PageRoute {
  readonly path: string
  readonly page: ComponentType
}

// biome-ignore format: one route, one line
const visitorRoutes: readonly PageRoute[] = [
  { path: '/', page: lazyPage('LandingPage', () => import('./features/accounts/landing-page.tsx')) },
  { path: '/privacypolicy', page: lazyPage('PrivacyPolicyPage', () => import('./features/accounts/privacy-policy-page.tsx')) },
  { path: '/auth/login', page: lazyPage('LoginPage', () => import('./features/accounts/login-page.tsx')) },
  { path: '/auth/register', page: lazyPage('RegisterPage', () => import('./features/accounts/register-page.tsx')) },
  { path: '/invite/:token', page: lazyPage('InvitationPage', () => import('./features/accounts/invitation-page.tsx')) },
  { path: '/profile/:username', page: lazyPage('PublicProfilePage', () => import('./features/profile/public-profile-page.tsx')) },
  ...(import.meta.env.DEV ? [{ path: '/design', page: lazyPage('DesignPage', () => import('./ui/design/design-page.tsx')) }] : []),
]

const dashboard: PageRoute = {
  path: '/dashboard',
  page: lazyPage('DashboardPage', () => import('./features/overview/dashboard-page.tsx')),
}

// biome-ignore format: one route, one line
const routesOfRole: Readonly<Record<UserRole, readonly PageRoute[]>> = {
  brand: [
    dashboard,
    { path: '/brand/dashboard', page: BrandDashboardRedirect },
    { path: '/campaigns', page: lazyPage('CampaignsPage', () => import('./features/campaigns/campaigns-page.tsx')) },
    { path: '/campaigns/create', page: lazyPage('CreateCampaignPage', () => import('./features/campaigns/create-campaign-page.tsx')) },
    { path: '/campaigns/:id', page: lazyPage('CampaignPage', () => import('./features/campaigns/campaign-page.tsx')) },
    { path: '/campaigns/:id/fund', page: lazyPage('FundCampaignPage', () => import('./features/funding/fund-campaign-page.tsx')) },
    { path: '/submissions', page: lazyPage('ReviewDeskPage', () => import('./features/submissions/review-desk-page.tsx')) },
    { path: '/submissions/:id', page: lazyPage('ReviewSubmissionPage', () => import('./features/submissions/review-submission-page.tsx')) },
  ],
  creator: [
    dashboard,
    { path: '/explore', page: lazyPage('ExplorePage', () => import('./features/campaigns/explore-page.tsx')) },
    { path: '/submit/:id', page: lazyPage('SubmitPage', () => import('./features/submissions/submit-page.tsx')) },
    { path: '/my-submissions', page: lazyPage('MySubmissionsPage', () => import('./features/submissions/my-submissions-page.tsx')) },
    { path: '/my-submissions/:id', page: lazyPage('MySubmissionPage', () => import('./features/submissions/my-submission-page.tsx')) },
    { path: '/earnings', page: lazyPage('EarningsPage', () => import('./features/earnings/earnings-page.tsx')) },
    { path: '/social-accounts', page: lazyPage('SocialAccountsPage', () => import('./features/connections/social-accounts-page.tsx')) },
    { path: '/settings', page: lazyPage('SettingsPage', () => import('./features/profile/settings-page.tsx')) },
  ],
  admin: [dashboard],
}

/** Who may see which page (product-spec §2). */
export function Router() {
  const [location] = useLocation()
  if (needsSignIn(location)) return <PagesForMembers />
  if (isForVisitorsOnly(location)) return <VisitorsOnly />
  return <PagesForAll />
}

function PagesForMembers() {
  const { user, isLoading } = useSession()
  if (isLoading) return <ShellSkeleton />
  if (user === null) return <Redirect to={paths.login} replace />
  // A role the server knows and this build does not has no pages (product-spec §2).
  const routes: Readonly<Record<string, readonly PageRoute[]>> = routesOfRole
  return (
    <Shell>
      <Suspense fallback={<PageSkeleton />}>
        <Pages routes={routes[user.role] ?? []} notFound={NotFoundPage} />
      </Suspense>
    </Shell>
  )
}

function VisitorsOnly() {
  const [location] = useLocation()
  const { user, isLoading } = useSession()
  if (isLoading && location === paths.landing) return null
  return user === null ? <PagesForAll /> : <Redirect to={paths.dashboard} replace />
}

function PagesForAll() {
  const [location] = useLocation()
  const isKnown = visitorRoutes.some(({ path }) => path === location)
  if (isAuthPage(location) && !isKnown) return <Redirect to={paths.login} replace />
  return (
    <Suspense fallback={null}>
      <Pages routes={visitorRoutes} notFound={PublicNotFoundPage} />
    </Suspense>
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

/** Keeps what the card provider put into the address. */
function BrandDashboardRedirect() {
  const search = useSearch()
  return <Redirect to={search === '' ? paths.dashboard : `${paths.dashboard}?${search}`} replace />
}
