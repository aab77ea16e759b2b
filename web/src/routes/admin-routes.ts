import { adminPages as addresses } from '@permille/contract/admin-pages'
import { memberPages } from '@permille/contract/pages'
import { lazyPage } from '../shell/lazy-page.ts'
import { adminMenu } from './admin-menu.tsx'
import { type PageRoute, type RolePages, routesTo } from './page-route.ts'
import { account, routesOfEveryRole } from './shared-routes.ts'

// biome-ignore format: one route, one line
export const adminRoutes: readonly PageRoute[] = [
  ...routesTo(memberPages, {
    dashboard: lazyPage(() => import('../features/administration/admin-dashboard.tsx').then((m) => m.AdminDashboard)),
    account,
  }),
  ...routesTo(addresses, {
    users: lazyPage(() => import('../features/administration/people/users-page.tsx').then((m) => m.UsersPage)),
    user: lazyPage(() => import('../features/administration/people/user-page.tsx').then((m) => m.UserPage)),
    invitations: lazyPage(() => import('../features/administration/people/invitations-page.tsx').then((m) => m.InvitationsPage)),
    campaigns: lazyPage(() => import('../features/campaigns/admin/all-campaigns-page.tsx').then((m) => m.AllCampaignsPage)),
    campaign: lazyPage(() => import('../features/administration/campaign/any-campaign-page.tsx').then((m) => m.AnyCampaignPage)),
    submissions: lazyPage(() => import('../features/submissions/admin/all-submissions-page.tsx').then((m) => m.AllSubmissionsPage)),
    submission: lazyPage(() => import('../features/submissions/admin/decide-submission-page.tsx').then((m) => m.DecideSubmissionPage)),
    risk: lazyPage(() => import('../features/risk/risk-settings-page.tsx').then((m) => m.RiskSettingsPage)),
    payouts: lazyPage(() => import('../features/administration/books/all-payouts-page.tsx').then((m) => m.AllPayoutsPage)),
    books: lazyPage(() => import('../features/administration/books/books-page.tsx').then((m) => m.BooksPage)),
    settings: lazyPage(() => import('../features/administration/settings/settings-page.tsx').then((m) => m.SettingsPage)),
    exception: lazyPage(() => import('../features/books/discrepancy-page.tsx').then((m) => m.DiscrepancyPage)),
    chargebacks: lazyPage(() => import('../features/chargebacks/chargebacks-page.tsx').then((m) => m.ChargebacksPage)),
    chargeback: lazyPage(() => import('../features/chargebacks/chargeback-page.tsx').then((m) => m.ChargebackPage)),
    messages: lazyPage(() => import('../features/messages/messages-page.tsx').then((m) => m.MessagesPage)),
    mails: lazyPage(() => import('../features/notifications/outbox/outbox-page.tsx').then((m) => m.OutboxPage)),
    mail: lazyPage(() => import('../features/notifications/outbox/mail-page.tsx').then((m) => m.MailPage)),
    auditLog: lazyPage(() => import('../features/administration/audit-log/audit-log-page.tsx').then((m) => m.AuditLogPage)),
    setup: lazyPage(() => import('../features/administration/setup/setup-page.tsx').then((m) => m.SetupPage)),
  }),
  ...routesOfEveryRole,
]

export const adminPages: RolePages = { menu: adminMenu, routes: adminRoutes }
