/** The pages of admins, apart from the others: nobody else's first page loads them. */
export const adminPages = {
  users: '/admin/users',
  user: '/admin/users/:id',
  campaigns: '/admin/campaigns',
  campaign: '/admin/campaigns/:id',
  submissions: '/admin/submissions',
  submission: '/admin/submissions/:id',
  risk: '/admin/risk',
  payouts: '/admin/payouts',
  exception: '/admin/exceptions/:id',
  chargebacks: '/admin/chargebacks',
  chargeback: '/admin/chargebacks/:id',
  mails: '/admin/mails',
  mail: '/admin/mails/:id',
  setup: '/admin/setup',
  auditLog: '/admin/audit-log',
} as const
