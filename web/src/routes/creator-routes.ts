import { memberPages } from '@permille/contract/pages'
import { lazyPage } from '../shell/lazy-page.ts'
import { creatorMenu } from './creator-menu.ts'
import { type PageRoute, type RolePages, routesTo } from './page-route.ts'
import { routesOfEveryRole } from './shared-routes.ts'

// biome-ignore format: one route, one line
export const creatorRoutes: readonly PageRoute[] = [
  ...routesTo(memberPages, {
    dashboard: lazyPage(() => import('../features/overview/creator-dashboard.tsx').then((m) => m.CreatorDashboard)),
    explore: lazyPage(() => import('../features/campaigns/explore/explore-page.tsx').then((m) => m.ExplorePage)),
    sharedPost: lazyPage(() => import('../features/submissions/share/shared-post-page.tsx').then((m) => m.SharedPostPage)),
    submit: lazyPage(() => import('../features/submissions/submit/submit-page.tsx').then((m) => m.SubmitPage)),
    mySubmissions: lazyPage(() => import('../features/submissions/mine/my-submissions-page.tsx').then((m) => m.MySubmissionsPage)),
    mySubmission: lazyPage(() => import('../features/submissions/receipt/my-submission-page.tsx').then((m) => m.MySubmissionPage)),
    earnings: lazyPage(() => import('../features/payouts/earnings-page.tsx').then((m) => m.EarningsPage)),
    payout: lazyPage(() => import('../features/payouts/paid/payout-page.tsx').then((m) => m.PayoutPage)),
    statements: lazyPage(() => import('../features/earnings/statements/statements-page.tsx').then((m) => m.StatementsPage)),
    socialAccounts: lazyPage(() => import('../features/connections/social-accounts-page.tsx').then((m) => m.SocialAccountsPage)),
    featured: lazyPage(() => import('../features/profile/featured/featured-page.tsx').then((m) => m.FeaturedPage)),
    settings: lazyPage(() => import('../features/profile/settings-page.tsx').then((m) => m.SettingsPage)),
  }),
  ...routesOfEveryRole,
]

export const creatorPages: RolePages = { menu: creatorMenu, routes: creatorRoutes }
