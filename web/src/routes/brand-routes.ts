import { brandDashboardPage, memberPages } from '@permille/contract/pages'
import { lazyPage } from '../shell/lazy-page.ts'
import { BrandDashboardRedirect } from './brand-dashboard-redirect.tsx'
import { brandMenu } from './brand-menu.ts'
import { type PageRoute, type RolePages, routesTo } from './page-route.ts'
import { account, accountPage, routesOfEveryRole } from './shared-routes.ts'

// biome-ignore format: one route, one line
export const brandRoutes: readonly PageRoute[] = [
  ...routesTo(memberPages, {
    dashboard: lazyPage(() => import('../features/overview/brand-dashboard.tsx').then((m) => m.BrandDashboard)),
    campaigns: lazyPage(() => import('../features/campaigns/manage/campaigns-page.tsx').then((m) => m.CampaignsPage)),
    createCampaign: lazyPage(() => import('../features/campaigns/create/create-campaign-page.tsx').then((m) => m.CreateCampaignPage)),
    campaign: lazyPage(() => import('../features/campaigns/manage/campaign-page.tsx').then((m) => m.CampaignPage)),
    campaignReport: lazyPage(() => import('../features/reports/report-page.tsx').then((m) => m.ReportPage)),
    editCampaign: lazyPage(() => import('../features/campaigns/create/edit-campaign-page.tsx').then((m) => m.EditCampaignPage)),
    fundCampaign: lazyPage(() => import('../features/funding/fund-campaign-page.tsx').then((m) => m.FundCampaignPage)),
    submissions: lazyPage(() => import('../features/submissions/review/review-desk-page.tsx').then((m) => m.ReviewDeskPage)),
    submission: lazyPage(() => import('../features/submissions/review/review-submission-page.tsx').then((m) => m.ReviewSubmissionPage)),
    billing: lazyPage(() => import('../features/billing/billing-page.tsx').then((m) => m.BillingPage)),
    receipt: lazyPage(() => import('../features/billing/receipt-page.tsx').then((m) => m.ReceiptPage)),
    brands: lazyPage(() => import('../features/overview/brands-page.tsx').then((m) => m.BrandsPage)),
    account,
    brandSettings: accountPage('BrandPage'),
    team: accountPage('TeamPage'),
    developers: accountPage('DevelopersPage'),
  }),
  { path: brandDashboardPage, page: BrandDashboardRedirect },
  ...routesOfEveryRole,
]

export const brandPages: RolePages = { menu: brandMenu, routes: brandRoutes }
