/**
 * The path of every page, in one place: the browser's routes, links, menus and sign-in rule are
 * derived from it, and so are the server's redirects. `:id` is one value.
 */
export const visitorPages = {
  landing: '/',
  privacyPolicy: '/privacypolicy',
  terms: '/terms',
  help: '/help',
  login: '/auth/login',
  register: '/auth/register',
  invitation: '/invite/:token',
  brandInvitation: '/join/:token',
  profile: '/profile/:username',
  offer: '/offers/:id',
  sharedReport: '/r/:token',
  erasure: '/data-deletion/:code',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/reset-password/:token',
  confirmEmail: '/confirm-email/:token',
} as const

/** Pages inside the shell; a path that begins with the first word of one requires a sign-in. */
export const memberPages = {
  dashboard: '/dashboard',
  notifications: '/notifications',
  notificationSettings: '/notifications/settings',
  account: '/account',
  security: '/account/security',
  ownData: '/account/data',
  brandSettings: '/account/brand',
  team: '/account/team',
  brands: '/brands',
  developers: '/account/developers',

  createCampaign: '/campaigns/create',
  campaigns: '/campaigns',
  campaign: '/campaigns/:id',
  campaignReport: '/campaigns/:id/report',
  editCampaign: '/campaigns/:id/edit',
  fundCampaign: '/campaigns/:id/fund',
  submissions: '/submissions',
  submission: '/submissions/:id',
  billing: '/billing',
  receipt: '/billing/receipts/:id',

  explore: '/explore',
  sharedPost: '/submit',
  submit: '/submit/:id',
  mySubmissions: '/my-submissions',
  mySubmission: '/my-submissions/:id',
  earnings: '/earnings',
  payout: '/earnings/payouts/:id',
  statements: '/earnings/statements',
  socialAccounts: '/social-accounts',
  settings: '/settings',
  featured: '/settings/featured',
} as const

/** Where the card provider returns a brand to; it redirects to the dashboard. */
export const brandDashboardPage = '/brand/dashboard'

/** Fills in the value of a page's pattern. */
export function fillPage(pattern: string, value: string): string {
  return pattern.replace(/:\w+/, encodeURIComponent(value))
}
