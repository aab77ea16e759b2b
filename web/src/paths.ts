/** Every URL of the product. What needs an id is a function of it. */
export const paths = {
  landing: '/',
  privacyPolicy: '/privacypolicy',
  login: '/auth/login',
  register: '/auth/register',
  profile: (username: string) => `/profile/${encodeURIComponent(username)}`,

  dashboard: '/dashboard',

  createCampaign: '/campaigns/create',
  campaigns: '/campaigns',
  campaign: (id: string) => `/campaigns/${id}`,
  fundCampaign: (id: string) => `/campaigns/${id}/fund`,
  /** Where the card provider sends a brand back to; it leads on to the dashboard. */
  brandDashboard: '/brand/dashboard',
  submissions: '/submissions',
  submission: (id: string) => `/submissions/${id}`,
  billing: '/billing',
  receipt: (fundingId: string) => `/billing/receipts/${fundingId}`,

  explore: '/explore',
  exploreCampaign: (campaignId: string) => `/explore?campaign=${campaignId}`,
  submit: (campaignId: string) => `/submit/${campaignId}`,
  mySubmissions: '/my-submissions',
  mySubmission: (id: string) => `/my-submissions/${id}`,
  earnings: '/earnings',
  socialAccounts: '/social-accounts',
  /** With the form to connect one open. */
  connectAccount: '/social-accounts?connect=account',
  settings: '/settings',

  adminUsers: '/admin/users',
  adminUser: (id: string) => `/admin/users/${id}`,
  adminCampaigns: '/admin/campaigns',
  adminSubmissions: '/admin/submissions',
  adminSubmission: (id: string) => `/admin/submissions/${id}`,
  adminPayouts: '/admin/payouts',
}
