import { visitorPages } from '@permille/contract/pages'
import { lazyPage } from '../shell/lazy-page.ts'
import { type PageRoute, routesTo } from './page-route.ts'

// biome-ignore format: one route, one line
export const visitorRoutes: readonly PageRoute[] = [
  ...routesTo(visitorPages, {
    landing: lazyPage(() => import('../features/accounts/landing-page.tsx').then((m) => m.LandingPage)),
    privacyPolicy: lazyPage(() => import('../features/accounts/privacy-policy-page.tsx').then((m) => m.PrivacyPolicyPage)),
    terms: lazyPage(() => import('../features/accounts/legal/terms-page.tsx').then((m) => m.TermsPage)),
    help: lazyPage(() => import('../features/accounts/help/help-page.tsx').then((m) => m.HelpPage)),
    login: lazyPage(() => import('../features/accounts/login-page.tsx').then((m) => m.LoginPage)),
    register: lazyPage(() => import('../features/accounts/register-page.tsx').then((m) => m.RegisterPage)),
    invitation: lazyPage(() => import('../features/accounts/invitation-page.tsx').then((m) => m.InvitationPage)),
    brandInvitation: lazyPage(() => import('../features/teams/join-brand-page.tsx').then((m) => m.JoinBrandPage)),
    profile: lazyPage(() => import('../features/profile/public-profile-page.tsx').then((m) => m.PublicProfilePage)),
    offer: lazyPage(() => import('../features/campaigns/offers/offer-page.tsx').then((m) => m.VisitorOfferPage)),
    sharedReport: lazyPage(() => import('../features/report-links/shared-report-page.tsx').then((m) => m.SharedReportPage)),
    forgotPassword: lazyPage(() => import('../features/accounts/password/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage)),
    resetPassword: lazyPage(() => import('../features/accounts/password/reset-password-page.tsx').then((m) => m.ResetPasswordPage)),
    confirmEmail: lazyPage(() => import('../features/accounts/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage)),
    erasure: lazyPage(() => import('../features/connections/erasure-page.tsx').then((m) => m.ErasurePage)),
  }),
  ...(import.meta.env.DEV ? [{ path: '/design', page: lazyPage(() => import('../ui/design/design-page.tsx').then((m) => m.DesignPage)) }] : []),
]
