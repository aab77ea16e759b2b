import type { UserRole } from '@permille/contract/enums'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { useSession } from './api/session.ts'
import { paths } from './paths.ts'
import { type LazyPage, lazyPage } from './shell/lazy-page.ts'
import { PageSkeleton, ShellSkeleton } from './shell/shell-skeleton.tsx'
import { isAuthPage, isForVisitorsOnly, needsSignIn } from './shell/where-visitors-go.ts'

/** The shell is code of its own: visitors never need it. */
const Shell = lazyPage<{ readonly children: ReactNode }>(
  async () => (await import('./shell/shell.tsx')).Shell,
)
// biome-ignore format: one page, one line
const NotFoundPage = lazyPage(async () => (await import('./features/accounts/not-found-page.tsx')).NotFoundPage)
// biome-ignore format: one page, one line
const PublicNotFoundPage = lazyPage(async () => (await import('./features/accounts/not-found-page.tsx')).PublicNotFoundPage)

interface PageRoute {
  readonly path: string
  readonly page: ComponentType & Partial<Pick<LazyPage, 'load'>>
}

// biome-ignore format: one route, one line
const visitorRoutes: readonly PageRoute[] = [
  { path: '/', page: lazyPage(async () => (await import('./features/accounts/landing-page.tsx')).LandingPage) },
  { path: '/privacypolicy', page: lazyPage(async () => (await import('./features/accounts/privacy-policy-page.tsx')).PrivacyPolicyPage) },
  { path: '/auth/login', page: lazyPage(async () => (await import('./features/accounts/login-page.tsx')).LoginPage) },
  { path: '/auth/register', page: lazyPage(async () => (await import('./features/accounts/register-page.tsx')).RegisterPage) },
  { path: '/invite/:token', page: lazyPage(async () => (await import('./features/accounts/invitation-page.tsx')).InvitationPage) },
  { path: '/profile/:username', page: lazyPage(async () => (await import('./features/profile/public-profile-page.tsx')).PublicProfilePage) },
  ...(import.meta.env.DEV ? [{ path: '/design', page: lazyPage(async () => (await import('./ui/design/design-page.tsx')).DesignPage) }] : []),
]

// biome-ignore format: one route, one line
const routesOfRole: Readonly<Record<UserRole, readonly PageRoute[]>> = {
  brand: [
    { path: '/dashboard', page: lazyPage(async () => (await import('./features/overview/brand-dashboard.tsx')).BrandDashboard) },
    { path: '/brand/dashboard', page: BrandDashboardRedirect },
    { path: '/campaigns', page: lazyPage(async () => (await import('./features/campaigns/manage/campaigns-page.tsx')).CampaignsPage) },
    { path: '/campaigns/create', page: lazyPage(async () => (await import('./features/campaigns/create/create-campaign-page.tsx')).CreateCampaignPage) },
    { path: '/campaigns/:id', page: lazyPage(async () => (await import('./features/campaigns/manage/campaign-page.tsx')).CampaignPage) },
    { path: '/campaigns/:id/fund', page: lazyPage(async () => (await import('./features/funding/fund-campaign-page.tsx')).FundCampaignPage) },
    { path: '/submissions', page: lazyPage(async () => (await import('./features/submissions/review/review-desk-page.tsx')).ReviewDeskPage) },
    { path: '/submissions/:id', page: lazyPage(async () => (await import('./features/submissions/review/review-submission-page.tsx')).ReviewSubmissionPage) },
    { path: '/billing', page: lazyPage(async () => (await import('./features/billing/billing-page.tsx')).BillingPage) },
    { path: '/billing/receipts/:id', page: lazyPage(async () => (await import('./features/billing/receipt-page.tsx')).ReceiptPage) },
  ],
  creator: [
    { path: '/dashboard', page: lazyPage(async () => (await import('./features/overview/creator-dashboard.tsx')).CreatorDashboard) },
    { path: '/explore', page: lazyPage(async () => (await import('./features/campaigns/explore/explore-page.tsx')).ExplorePage) },
    { path: '/submit/:id', page: lazyPage(async () => (await import('./features/submissions/submit/submit-page.tsx')).SubmitPage) },
    { path: '/my-submissions', page: lazyPage(async () => (await import('./features/submissions/mine/my-submissions-page.tsx')).MySubmissionsPage) },
    { path: '/my-submissions/:id', page: lazyPage(async () => (await import('./features/submissions/receipt/my-submission-page.tsx')).MySubmissionPage) },
    { path: '/earnings', page: lazyPage(async () => (await import('./features/payouts/earnings-page.tsx')).EarningsPage) },
    { path: '/social-accounts', page: lazyPage(async () => (await import('./features/connections/social-accounts-page.tsx')).SocialAccountsPage) },
    { path: '/settings', page: lazyPage(async () => (await import('./features/profile/settings-page.tsx')).SettingsPage) },
  ],
  admin: [
    { path: '/dashboard', page: lazyPage(async () => (await import('./features/administration/admin-dashboard.tsx')).AdminDashboard) },
    { path: '/admin/users', page: lazyPage(async () => (await import('./features/administration/people/users-page.tsx')).UsersPage) },
    { path: '/admin/users/:id', page: lazyPage(async () => (await import('./features/administration/people/user-page.tsx')).UserPage) },
    { path: '/admin/campaigns', page: lazyPage(async () => (await import('./features/campaigns/admin/all-campaigns-page.tsx')).AllCampaignsPage) },
    { path: '/admin/submissions', page: lazyPage(async () => (await import('./features/submissions/admin/all-submissions-page.tsx')).AllSubmissionsPage) },
    { path: '/admin/submissions/:id', page: lazyPage(async () => (await import('./features/submissions/admin/decide-submission-page.tsx')).DecideSubmissionPage) },
    { path: '/admin/payouts', page: lazyPage(async () => (await import('./features/administration/books/all-payouts-page.tsx')).AllPayoutsPage) },
  ],
}

/** A role the server knows and this build does not has no pages (product-spec §2). */
function routesOf(role: string): readonly PageRoute[] {
  const routes: Readonly<Record<string, readonly PageRoute[]>> = routesOfRole
  return routes[role] ?? []
}

export function loadShell(): Promise<void> {
  return Shell.load()
}

/** Loads ahead what the first page of someone signed in is drawn with. */
export async function loadFirstPage(role: UserRole, address: string): Promise<void> {
  const first = isForVisitorsOnly(address) ? paths.dashboard : address
  const route = routesOf(role).find(({ path }) => path === first)
  await Promise.all([Shell.load(), route?.page.load?.()])
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
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <Shell>
        <Suspense fallback={<PageSkeleton />}>
          <Pages routes={routesOf(user.role)} notFound={NotFoundPage} />
        </Suspense>
      </Shell>
    </Suspense>
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
