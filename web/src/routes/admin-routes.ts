import { memberPages } from '@permille/contract/pages'
import { lazyPage } from '../shell/lazy-page.ts'
import { adminMenu } from './admin-menu.ts'
import { type PageRoute, type RolePages, routesTo } from './page-route.ts'
import { account, routesOfEveryRole } from './shared-routes.ts'

// biome-ignore format: one route, one line
export const adminRoutes: readonly PageRoute[] = [
  ...routesTo(memberPages, {
    dashboard: lazyPage(() => import('../features/administration/admin-dashboard.tsx').then((m) => m.AdminDashboard)),
    account,
    adminUsers: lazyPage(() => import('../features/administration/people/users-page.tsx').then((m) => m.UsersPage)),
    adminUser: lazyPage(() => import('../features/administration/people/user-page.tsx').then((m) => m.UserPage)),
    adminCampaigns: lazyPage(() => import('../features/campaigns/admin/all-campaigns-page.tsx').then((m) => m.AllCampaignsPage)),
    adminCampaign: lazyPage(() => import('../features/administration/campaign/any-campaign-page.tsx').then((m) => m.AnyCampaignPage)),
    adminSubmissions: lazyPage(() => import('../features/submissions/admin/all-submissions-page.tsx').then((m) => m.AllSubmissionsPage)),
    adminSubmission: lazyPage(() => import('../features/submissions/admin/decide-submission-page.tsx').then((m) => m.DecideSubmissionPage)),
    adminRisk: lazyPage(() => import('../features/submissions/risk-settings/risk-settings-page.tsx').then((m) => m.RiskSettingsPage)),
    adminPayouts: lazyPage(() => import('../features/administration/books/all-payouts-page.tsx').then((m) => m.AllPayoutsPage)),
    adminException: lazyPage(() => import('../features/books/exception-page.tsx').then((m) => m.ExceptionPage)),
    adminChargebacks: lazyPage(() => import('../features/chargebacks/chargebacks-page.tsx').then((m) => m.ChargebacksPage)),
    adminChargeback: lazyPage(() => import('../features/chargebacks/chargeback-page.tsx').then((m) => m.ChargebackPage)),
    adminMails: lazyPage(() => import('../features/notifications/outbox/outbox-page.tsx').then((m) => m.OutboxPage)),
    adminMail: lazyPage(() => import('../features/notifications/outbox/mail-page.tsx').then((m) => m.MailPage)),
    adminAuditLog: lazyPage(() => import('../features/administration/audit-log/audit-log-page.tsx').then((m) => m.AuditLogPage)),
    adminSetup: lazyPage(() => import('../features/administration/setup/setup-page.tsx').then((m) => m.SetupPage)),
  }),
  ...routesOfEveryRole,
]

export const adminPages: RolePages = { menu: adminMenu, routes: adminRoutes }
