export type Role = 'admin' | 'brand' | 'creator'

/** The users and rows with the most data, in whichever marketplace is measured. */
export interface Busiest {
  readonly campaign: string
  readonly liveCampaign: string
  readonly submission: string
  /** A submission of the busiest campaign. */
  readonly brandSubmission: string
  readonly creator: string
  readonly creatorUser: string
  readonly handle: string
  readonly funding: string
  /** An endpoint of the busiest brand, if it has one. */
  readonly webhook: string | null
  readonly postTitle: string
  readonly personName: string
}

export interface ReadCall {
  readonly role: Role
  readonly path: string
}

// Matches no name: a search without matches must be as fast as one that matches everything.
const nothing = 'zqxj'

function search(path: string, ...texts: readonly string[]): string[] {
  const mark = path.includes('?') ? '&' : '?'
  return texts.map((text) => `${path}${mark}search=${encodeURIComponent(text)}`)
}

function deliveries(webhook: string | null): string[] {
  if (webhook === null) return []
  const path = `/api/brand/webhooks/${webhook}/deliveries`
  return [path, `${path}?state=failed`, `${path}?state=due&type=campaign.live`]
}

const pathsOf: Readonly<Record<Role, (of: Busiest) => readonly string[]>> = {
  admin: (of) => [
    '/api/admin/stats',
    '/api/admin/attention',
    '/api/admin/history?days=90',
    '/api/admin/history?from=first&to=last',
    '/api/admin/users',
    '/api/admin/users?reverse=1',
    ...search('/api/admin/users', of.personName, 'e', nothing),
    `/api/admin/users/${of.creatorUser}`,
    '/api/admin/submissions',
    '/api/admin/submissions?queue=pending',
    '/api/admin/submissions?queue=risk',
    '/api/admin/submissions?queue=risk&risk=burst',
    '/api/admin/submissions?queue=overdue',
    '/api/admin/risk-signals',
    '/api/admin/submissions?reverse=1',
    '/api/admin/submissions?queue=pending&sort=views',
    '/api/admin/submissions?queue=pending&sort=pays&reverse=1',
    '/api/admin/submissions?platform=youtube',
    `/api/admin/submissions?creatorId=${of.creator}`,
    ...search('/api/admin/submissions', of.postTitle, 'testing', nothing),
    ...search('/api/admin/submissions?queue=pending', of.postTitle, nothing),
    '/api/admin/campaigns',
    '/api/admin/campaigns?status=paused',
    '/api/admin/campaigns?sort=spent',
    '/api/admin/campaigns?sort=left&reverse=1',
    ...search('/api/admin/campaigns', 'camera', nothing),
    `/api/admin/campaigns/${of.campaign}`,
    `/api/admin/campaigns/${of.campaign}/insight`,
    `/api/admin/campaigns/${of.campaign}/money`,
    `/api/admin/campaigns/${of.campaign}/payments`,
    `/api/admin/campaigns/${of.campaign}/refunds`,
    `/api/admin/chargebacks?state=all&campaignId=${of.campaign}`,
    `/api/admin/submissions?campaignId=${of.campaign}`,
    '/api/admin/payouts',
    '/api/admin/payouts?status=queued',
    '/api/admin/payouts?reverse=1',
    ...search('/api/admin/payouts', of.personName, nothing),
    ...search('/api/admin/payouts?status=paid', of.personName.split(' ', 1).join()),
    '/api/admin/disputes',
    '/api/admin/messages',
    '/api/admin/messages?state=open&kind=report',
    '/api/admin/messages?state=open&search=test',
    '/api/admin/mails',
    `/api/admin/mails?to=${nothing}`,
    '/api/admin/audit-log',
    '/api/admin/audit-log?without=sign-ins',
    '/api/admin/audit-log?actor=admin&from=2026-01-01&to=2026-12-31',
    '/api/admin/audit-log?actor=admin',
    '/api/admin/audit-log?action=submission.approve',
    '/api/admin/audit-log?action=campaign.pause',
    '/api/admin/audit-log?about=submission',
    '/api/admin/audit-log?about=payout',
    `/api/admin/audit-log?of=${of.campaign}`,
    ...search('/api/admin/audit-log', of.personName, nothing),
    '/api/admin/settings',
    '/api/admin/books',
    '/api/admin/provider-money',
    '/api/events?after=1000',
  ],
  brand: (of) => [
    '/api/brands',
    '/api/events',
    '/api/events?after=1000&types=campaign.live,campaign.day',
    '/api/brand/webhooks',
    ...deliveries(of.webhook),
    '/api/brand/stats',
    '/api/brand/history?days=90',
    '/api/brand/history?from=first&to=last',
    `/api/brand/history?days=90&campaignId=${of.campaign}`,
    `/api/brand/history?from=first&campaignId=${of.campaign}`,
    '/api/brand/campaigns',
    '/api/brand/activity',
    '/api/brand/activity?group=people&from=2026-01-01',
    '/api/brand/campaigns?status=paused',
    '/api/brand/campaigns?sort=money',
    `/api/brand/campaigns/${of.campaign}`,
    `/api/brand/campaigns/${of.campaign}/insight`,
    `/api/brand/campaigns/${of.campaign}/report`,
    `/api/brand/campaigns/${of.campaign}/report?from=2026-01-01`,
    `/api/brand/campaigns/${of.campaign}/report/posts`,
    `/api/brand/campaigns/${of.campaign}/report/posts?from=2026-01-01&to=2099-12-31&sort=engagement`,
    `/api/brand/campaigns/${of.campaign}/report/creators?sort=spent`,
    '/api/brand/submissions',
    '/api/brand/submissions?status=pending',
    '/api/brand/submissions?status=pending&sort=views',
    '/api/brand/submissions?status=pending&sort=pays&reverse=1',
    '/api/brand/submissions?reverse=1',
    '/api/brand/submissions?platform=youtube',
    `/api/brand/submissions?campaignId=${of.campaign}`,
    ...search('/api/brand/submissions', of.postTitle, 'testing', nothing),
    ...search('/api/brand/submissions?status=pending', of.postTitle, nothing),
    ...search('/api/brand/submissions?status=rejected', 'camera'),
    '/api/brand/submissions?due=admin',
    '/api/brand/submissions?due=approves',
    '/api/brand/submissions?status=pending&due=day',
    `/api/brand/submissions/${of.brandSubmission}`,
    '/api/brand/billing',
    '/api/brand/fundings',
    '/api/brand/refunds',
    '/api/brand/refundable',
    `/api/campaigns/${of.campaign}/fundings`,
    '/api/brand/ledger',
    '/api/brand/ledger?type=brand_fund',
    '/api/brand/ledger/days',
    '/api/brand/ledger/days?type=creator_earn',
    `/api/brand/ledger/days?campaignId=${of.campaign}`,
    '/api/brand/ledger?type=creator_earn',
    `/api/brand/ledger?campaignId=${of.campaign}`,
    '/api/brand/disputes',
    '/api/brand/disputes/waiting',
    '/api/brand/settings',
    '/api/brand/trust',
  ],
  creator: (of) => [
    '/api/auth/me',
    '/api/creator/stats',
    '/api/creator/history?days=90',
    '/api/creator/history?from=first&to=last',
    '/api/creator/submissions',
    '/api/creator/submissions?status=approved',
    '/api/creator/submissions?sort=views',
    '/api/creator/submissions?sort=earnings',
    `/api/creator/submissions/${of.submission}`,
    `/api/creator/submissions/${of.submission}/accruals/days`,
    `/api/creator/submissions/${of.submission}/accruals`,
    `/api/creator/submissions/${of.submission}/accruals?kind=views`,
    '/api/creator/earnings/stats',
    '/api/creator/earnings/by-account',
    '/api/creator/earnings/by-campaign',
    '/api/creator/earnings/by-campaign?search=camp&sort=earnings',
    '/api/creator/earnings/withdrawal-rules',
    '/api/creator/statement',
    '/api/creator/statement/campaigns',
    '/api/creator/payouts',
    '/api/creator/debts',
    '/api/creator/profile',
    '/api/creator/featured',
    '/api/creator/featured/choices',
    '/api/creator/social-accounts',
    `/api/profile/${of.handle}`,
    '/api/campaigns',
    ...search('/api/campaigns', 'camera', nothing),
    `/api/campaigns/${of.liveCampaign}`,
    `/api/campaigns/${of.liveCampaign}/standing`,
    '/api/creator/standings',
    `/api/offers/${of.liveCampaign}/forecast`,
    '/api/notifications',
    '/api/notifications/groups',
    '/api/notifications/unread',
  ],
}

export function readCalls(of: Busiest): readonly ReadCall[] {
  return (['admin', 'brand', 'creator'] as const).flatMap((role) =>
    pathsOf[role](of).map((path) => ({ role, path })),
  )
}
