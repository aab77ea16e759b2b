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
const NotFoundPage = lazyPage(() => import('./features/accounts/not-found-page.tsx').then((m) => m.NotFoundPage))
// biome-ignore format: one page, one line
const PublicNotFoundPage = lazyPage(() => import('./features/accounts/not-found-page.tsx').then((m) => m.PublicNotFoundPage))

type Page = ComponentType & Partial<Pick<LazyPage, 'load'>>

const loadAccountPages = () => import('./features/profile/account/account-pages.ts')

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
    landing: lazyPage(() => import('./features/accounts/landing-page.tsx').then((m) => m.LandingPage)),
    privacyPolicy: lazyPage(() => import('./features/accounts/privacy-policy-page.tsx').then((m) => m.PrivacyPolicyPage)),
    login: lazyPage(() => import('./features/accounts/login-page.tsx').then((m) => m.LoginPage)),
    register: lazyPage(() => import('./features/accounts/register-page.tsx').then((m) => m.RegisterPage)),
    invitation: lazyPage(() => import('./features/accounts/invitation-page.tsx').then((m) => m.InvitationPage)),
    profile: lazyPage(() => import('./features/profile/public-profile-page.tsx').then((m) => m.PublicProfilePage)),
    forgotPassword: lazyPage(() => import('./features/accounts/password/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage)),
    resetPassword: lazyPage(() => import('./features/accounts/password/reset-password-page.tsx').then((m) => m.ResetPasswordPage)),
    confirmEmail: lazyPage(() => import('./features/accounts/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage)),
    erasure: lazyPage(() => import('./features/connections/erasure-page.tsx').then((m) => m.ErasurePage)),
  }),
  ...(import.meta.env.DEV ? [{ path: '/design', page: lazyPage(() => import('./ui/design/design-page.tsx').then((m) => m.DesignPage)) }] : []),
]

// biome-ignore format: one route, one line
const routesOfEveryRole: readonly PageRoute[] = routesTo(memberPages, {
  notifications: lazyPage(() => import('./features/notifications/notifications-page.tsx').then((m) => m.NotificationsPage)),
  notificationSettings: lazyPage(() => import('./features/notifications/notification-settings-page.tsx').then((m) => m.NotificationSettingsPage)),
  security: lazyPage(async () => (await loadAccountPages()).SecurityPage),
})

const account = lazyPage(async () => (await loadAccountPages()).AccountPage)

// biome-ignore format: one route, one line
export const routesOfRole: Readonly<Record<UserRole, readonly PageRoute[]>> = {
  brand: [
    ...routesTo(memberPages, {
      dashboard: lazyPage(() => import('./features/overview/brand-dashboard.tsx').then((m) => m.BrandDashboard)),
      campaigns: lazyPage(() => import('./features/campaigns/manage/campaigns-page.tsx').then((m) => m.CampaignsPage)),
      createCampaign: lazyPage(() => import('./features/campaigns/create/create-campaign-page.tsx').then((m) => m.CreateCampaignPage)),
      campaign: lazyPage(() => import('./features/campaigns/manage/campaign-page.tsx').then((m) => m.CampaignPage)),
      editCampaign: lazyPage(() => import('./features/campaigns/create/edit-campaign-page.tsx').then((m) => m.EditCampaignPage)),
      fundCampaign: lazyPage(() => import('./features/funding/fund-campaign-page.tsx').then((m) => m.FundCampaignPage)),
      submissions: lazyPage(() => import('./features/submissions/review/review-desk-page.tsx').then((m) => m.ReviewDeskPage)),
      submission: lazyPage(() => import('./features/submissions/review/review-submission-page.tsx').then((m) => m.ReviewSubmissionPage)),
      billing: lazyPage(() => import('./features/billing/billing-page.tsx').then((m) => m.BillingPage)),
      receipt: lazyPage(() => import('./features/billing/receipt-page.tsx').then((m) => m.ReceiptPage)),
      account,
      brandSettings: lazyPage(async () => (await loadAccountPages()).BrandPage),
    }),
    { path: brandDashboardPage, page: BrandDashboardRedirect },
    ...routesOfEveryRole,
  ],
  creator: [
    ...routesTo(memberPages, {
      dashboard: lazyPage(() => import('./features/overview/creator-dashboard.tsx').then((m) => m.CreatorDashboard)),
      explore: lazyPage(() => import('./features/campaigns/explore/explore-page.tsx').then((m) => m.ExplorePage)),
      submit: lazyPage(() => import('./features/submissions/submit/submit-page.tsx').then((m) => m.SubmitPage)),
      mySubmissions: lazyPage(() => import('./features/submissions/mine/my-submissions-page.tsx').then((m) => m.MySubmissionsPage)),
      mySubmission: lazyPage(() => import('./features/submissions/receipt/my-submission-page.tsx').then((m) => m.MySubmissionPage)),
      earnings: lazyPage(() => import('./features/payouts/earnings-page.tsx').then((m) => m.EarningsPage)),
      socialAccounts: lazyPage(() => import('./features/connections/social-accounts-page.tsx').then((m) => m.SocialAccountsPage)),
      settings: lazyPage(() => import('./features/profile/settings-page.tsx').then((m) => m.SettingsPage)),
    }),
    ...routesOfEveryRole,
  ],
  admin: [
    ...routesTo(memberPages, {
      dashboard: lazyPage(() => import('./features/administration/admin-dashboard.tsx').then((m) => m.AdminDashboard)),
      account,
      adminUsers: lazyPage(() => import('./features/administration/people/users-page.tsx').then((m) => m.UsersPage)),
      adminUser: lazyPage(() => import('./features/administration/people/user-page.tsx').then((m) => m.UserPage)),
      adminCampaigns: lazyPage(() => import('./features/campaigns/admin/all-campaigns-page.tsx').then((m) => m.AllCampaignsPage)),
      adminSubmissions: lazyPage(() => import('./features/submissions/admin/all-submissions-page.tsx').then((m) => m.AllSubmissionsPage)),
      adminSubmission: lazyPage(() => import('./features/submissions/admin/decide-submission-page.tsx').then((m) => m.DecideSubmissionPage)),
      adminRisk: lazyPage(() => import('./features/submissions/risk-settings/risk-settings-page.tsx').then((m) => m.RiskSettingsPage)),
      adminPayouts: lazyPage(() => import('./features/administration/books/all-payouts-page.tsx').then((m) => m.AllPayoutsPage)),
      adminException: lazyPage(() => import('./features/books/exception-page.tsx').then((m) => m.ExceptionPage)),
      adminChargebacks: lazyPage(() => import('./features/chargebacks/chargebacks-page.tsx').then((m) => m.ChargebacksPage)),
      adminChargeback: lazyPage(() => import('./features/chargebacks/chargeback-page.tsx').then((m) => m.ChargebackPage)),
      adminMails: lazyPage(() => import('./features/notifications/outbox/outbox-page.tsx').then((m) => m.OutboxPage)),
      adminMail: lazyPage(() => import('./features/notifications/outbox/mail-page.tsx').then((m) => m.MailPage)),
      adminSetup: lazyPage(() => import('./features/administration/setup/setup-page.tsx').then((m) => m.SetupPage)),
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
