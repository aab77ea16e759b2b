/**
 * The address of every page, once: the browser's routes, links, menus and rule of who must sign in
 * are read from here, and so is where the server sends a browser. `:id` stands for one value.
 */
export const visitorPages = {
  landing: '/',
  privacyPolicy: '/privacypolicy',
  login: '/auth/login',
  register: '/auth/register',
  invitation: '/invite/:token',
  profile: '/profile/:username',
} as const

/** Pages inside the shell; an address that begins with the first word of one needs a sign-in. */
export const memberPages = {
  dashboard: '/dashboard',

  createCampaign: '/campaigns/create',
  campaigns: '/campaigns',
  campaign: '/campaigns/:id',
  fundCampaign: '/campaigns/:id/fund',
  submissions: '/submissions',
  submission: '/submissions/:id',
  billing: '/billing',
  receipt: '/billing/receipts/:id',

  explore: '/explore',
  submit: '/submit/:id',
  mySubmissions: '/my-submissions',
  mySubmission: '/my-submissions/:id',
  earnings: '/earnings',
  socialAccounts: '/social-accounts',
  settings: '/settings',

  adminUsers: '/admin/users',
  adminUser: '/admin/users/:id',
  adminCampaigns: '/admin/campaigns',
  adminSubmissions: '/admin/submissions',
  adminSubmission: '/admin/submissions/:id',
  adminPayouts: '/admin/payouts',
} as const

/** Where the card provider sends a brand back to; it leads on to the dashboard. */
export const brandDashboardPage = '/brand/dashboard'

/** The address of one page whose pattern has a value in it. */
export function fillPage(pattern: string, value: string): string {
  return pattern.replace(/:\w+/, encodeURIComponent(value))
}
