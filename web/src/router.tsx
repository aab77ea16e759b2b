import type { UserRole } from '@permille/contract/enums'
import { brandDashboardPage, memberPages, visitorPages } from '@permille/contract/pages'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { useSession } from './api/session.ts'
import { paths } from './paths.ts'
import { type LazyPage, lazyPage } from './shell/lazy-page.ts'
import { PageSkeleton, ShellSkeleton } from './shell/shell-skeleton.tsx'
import { isAuthPage, isForVisitorsOnly, needsSignIn } from './shell/where-visitors-go.ts'

/** A separate chunk, because visitors never need the shell. */
const Shell = lazyPage<{ readonly children: ReactNode }>(
  async () => (await import('./shell/shell.tsx')).Shell,
)
// biome-ignore format: one page, one line
const NotFoundPage = lazyPage(async () => (await import('./features/accounts/not-found-page.tsx')).NotFoundPage)
// biome-ignore format: one page, one line
const PublicNotFoundPage = lazyPage(async () => (await import('./features/accounts/not-found-page.tsx')).PublicNotFoundPage)

type Page = ComponentType & Partial<Pick<LazyPage, 'load'>>

interface PageRoute {
  readonly path: string
  readonly page: Page
}

/** The first match is shown, so fixed addresses come before those with a parameter. */
function routesTo<Patterns extends Readonly<Record<string, string>>>(
  patterns: Patterns,
  pages: { readonly [Name in keyof Patterns]?: Page },
): PageRoute[] {
  return Object.entries<Page>(pages as Record<string, Page>).map(([name, page]) => ({
    path: patterns[name] ?? '',
    page,
  }))
}

// biome-ignore format: one route, one line
export const visitorRoutes: readonly PageRoute[] = [
  ...routesTo(visitorPages, {
    landing: lazyPage(async () => (await import('./features/accounts/landing-page.tsx')).LandingPage),
    privacyPolicy: lazyPage(async () => (await import('./features/accounts/privacy-policy-page.tsx')).PrivacyPolicyPage),
    login: lazyPage(async () => (await import('./features/accounts/login-page.tsx')).LoginPage),
    register: lazyPage(async () => (await import('./features/accounts/register-page.tsx')).RegisterPage),
    invitation: lazyPage(async () => (await import('./features/accounts/invitation-page.tsx')).InvitationPage),
    profile: lazyPage(async () => (await import('./features/profile/public-profile-page.tsx')).PublicProfilePage),
    erasure: lazyPage(async () => (await import('./features/connections/erasure-page.tsx')).ErasurePage),
  }),
  ...(import.meta.env.DEV ? [{ path: '/design', page: lazyPage(async () => (await import('./ui/design/design-page.tsx')).DesignPage) }] : []),
]

// biome-ignore format: one route, one line
const routesOfEveryRole: readonly PageRoute[] = routesTo(memberPages, {
  notifications: lazyPage(async () => (await import('./features/notifications/notifications-page.tsx')).NotificationsPage),
  notificationSettings: lazyPage(async () => (await import('./features/notifications/notification-settings-page.tsx')).NotificationSettingsPage),
})

// biome-ignore format: one route, one line
export const routesOfRole: Readonly<Record<UserRole, readonly PageRoute[]>> = {
  brand: [
    ...routesTo(memberPages, {
      dashboard: lazyPage(async () => (await import('./features/overview/brand-dashboard.tsx')).BrandDashboard),
      campaigns: lazyPage(async () => (await import('./features/campaigns/manage/campaigns-page.tsx')).CampaignsPage),
      createCampaign: lazyPage(async () => (await import('./features/campaigns/create/create-campaign-page.tsx')).CreateCampaignPage),
      campaign: lazyPage(async () => (await import('./features/campaigns/manage/campaign-page.tsx')).CampaignPage),
      editCampaign: lazyPage(async () => (await import('./features/campaigns/create/edit-campaign-page.tsx')).EditCampaignPage),
      fundCampaign: lazyPage(async () => (await import('./features/funding/fund-campaign-page.tsx')).FundCampaignPage),
      submissions: lazyPage(async () => (await import('./features/submissions/review/review-desk-page.tsx')).ReviewDeskPage),
      submission: lazyPage(async () => (await import('./features/submissions/review/review-submission-page.tsx')).ReviewSubmissionPage),
      billing: lazyPage(async () => (await import('./features/billing/billing-page.tsx')).BillingPage),
      receipt: lazyPage(async () => (await import('./features/billing/receipt-page.tsx')).ReceiptPage),
    }),
    { path: brandDashboardPage, page: BrandDashboardRedirect },
    ...routesOfEveryRole,
  ],
  creator: [
    ...routesTo(memberPages, {
      dashboard: lazyPage(async () => (await import('./features/overview/creator-dashboard.tsx')).CreatorDashboard),
      explore: lazyPage(async () => (await import('./features/campaigns/explore/explore-page.tsx')).ExplorePage),
      submit: lazyPage(async () => (await import('./features/submissions/submit/submit-page.tsx')).SubmitPage),
      mySubmissions: lazyPage(async () => (await import('./features/submissions/mine/my-submissions-page.tsx')).MySubmissionsPage),
      mySubmission: lazyPage(async () => (await import('./features/submissions/receipt/my-submission-page.tsx')).MySubmissionPage),
      earnings: lazyPage(async () => (await import('./features/payouts/earnings-page.tsx')).EarningsPage),
      socialAccounts: lazyPage(async () => (await import('./features/connections/social-accounts-page.tsx')).SocialAccountsPage),
      settings: lazyPage(async () => (await import('./features/profile/settings-page.tsx')).SettingsPage),
    }),
    ...routesOfEveryRole,
  ],
  admin: [
    ...routesTo(memberPages, {
      dashboard: lazyPage(async () => (await import('./features/administration/admin-dashboard.tsx')).AdminDashboard),
      adminUsers: lazyPage(async () => (await import('./features/administration/people/users-page.tsx')).UsersPage),
      adminUser: lazyPage(async () => (await import('./features/administration/people/user-page.tsx')).UserPage),
      adminCampaigns: lazyPage(async () => (await import('./features/campaigns/admin/all-campaigns-page.tsx')).AllCampaignsPage),
      adminSubmissions: lazyPage(async () => (await import('./features/submissions/admin/all-submissions-page.tsx')).AllSubmissionsPage),
      adminSubmission: lazyPage(async () => (await import('./features/submissions/admin/decide-submission-page.tsx')).DecideSubmissionPage),
      adminRisk: lazyPage(async () => (await import('./features/submissions/risk-settings/risk-settings-page.tsx')).RiskSettingsPage),
      adminPayouts: lazyPage(async () => (await import('./features/administration/books/all-payouts-page.tsx')).AllPayoutsPage),
      adminException: lazyPage(async () => (await import('./features/books/exception-page.tsx')).ExceptionPage),
      adminChargebacks: lazyPage(async () => (await import('./features/chargebacks/chargebacks-page.tsx')).ChargebacksPage),
      adminChargeback: lazyPage(async () => (await import('./features/chargebacks/chargeback-page.tsx')).ChargebackPage),
      adminSetup: lazyPage(async () => (await import('./features/administration/setup/setup-page.tsx')).SetupPage),
    }),
    ...routesOfEveryRole,
  ],
}

/** A role that this build does not know has no pages (rules §6). */
function routesOf(role: string): readonly PageRoute[] {
  const routes: Readonly<Record<string, readonly PageRoute[]>> = routesOfRole
  return routes[role] ?? []
}

export function loadShell(): Promise<void> {
  return Shell.load()
}

/** Preloads the code of a signed-in user's first page. */
export async function loadFirstPage(role: UserRole, address: string): Promise<void> {
  const first = isForVisitorsOnly(address) ? paths.dashboard : address
  const route = routesOf(role).find(({ path }) => path === first)
  await Promise.all([Shell.load(), route?.page.load?.()])
}

/** Decides who may see which page. */
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

/** Keeps the query that the card provider added to the address. */
function BrandDashboardRedirect() {
  const search = useSearch()
  return <Redirect to={search === '' ? paths.dashboard : `${paths.dashboard}?${search}`} replace />
}
