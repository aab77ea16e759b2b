import type { KeyOf, ReadPath, WriteCallName } from '@permille/contract/calls'
import type { Endpoint } from '@permille/contract/endpoint'
import type { QueryClient } from '@tanstack/react-query'

type Called = Pick<Endpoint, 'method' | 'path'>

const ownCampaigns: readonly ReadPath[] = ['/api/brand/campaigns', '/api/brand/stats']
export const campaignReport: readonly ReadPath[] = [
  '/api/brand/campaigns/{id}/report',
  '/api/brand/campaigns/{id}/report/posts',
  '/api/brand/campaigns/{id}/report/creators',
]
const campaign: readonly ReadPath[] = [
  ...campaignReport,
  ...ownCampaigns,
  '/api/brand/campaigns/{id}',
  '/api/brand/campaigns/{id}/insight',
  '/api/campaigns',
  '/api/campaigns/{id}',
]
const anyCampaign: readonly ReadPath[] = [
  '/api/admin/campaigns',
  '/api/admin/campaigns/{id}',
  '/api/admin/campaigns/{id}/insight',
  '/api/admin/campaigns/{id}/money',
]
const changedCampaign: readonly ReadPath[] = [...campaign, ...anyCampaign]
const campaignLink: readonly ReadPath[] = ['/api/campaigns/{id}/link']
const blocks: readonly ReadPath[] = ['/api/brand/blocks', '/api/brand/submissions/{id}']
export const ledger: readonly ReadPath[] = ['/api/brand/ledger/days', '/api/brand/billing']
export const fundings: readonly ReadPath[] = ['/api/campaigns/{id}/fundings', '/api/brand/fundings']
const refunds: readonly ReadPath[] = ['/api/brand/refunds', '/api/brand/refundable']
const anyRefunds: readonly ReadPath[] = [
  '/api/admin/campaigns/{id}/refunds',
  '/api/admin/campaigns/{id}/refundable',
  '/api/admin/campaigns/{id}/payments',
  '/api/admin/books',
  '/api/admin/attention',
]
const decision: readonly ReadPath[] = [
  ...campaign,
  ...ledger,
  '/api/brand/posts-to-review',
  '/api/brand/submissions',
  '/api/brand/submissions/{id}',
  '/api/admin/submissions',
  '/api/admin/risk-signals',
  '/api/admin/attention',
]
const secondDecision: readonly ReadPath[] = [
  ...decision,
  '/api/admin/users/{id}',
  '/api/admin/books',
  '/api/admin/stats',
]
const dispute: readonly ReadPath[] = [
  '/api/submissions/{id}/dispute',
  '/api/brand/disputes',
  '/api/brand/disputes/waiting',
]
const standings: readonly ReadPath[] = ['/api/creator/standings', '/api/campaigns/{id}/standing']
/** A creator's earnings, wherever they are summed: the sums on one page agree. */
export const ownEarnings: readonly ReadPath[] = [
  '/api/creator/earnings/stats',
  '/api/creator/earnings/by-campaign',
  '/api/creator/earnings/by-account',
  '/api/creator/earnings/withdrawal-rules',
]
const ownPost: readonly ReadPath[] = [
  '/api/creator/submissions/{id}',
  '/api/creator/submissions/{id}/accruals/days',
  '/api/creator/submissions/{id}/dispute',
]
const ownSubmissions: readonly ReadPath[] = [
  '/api/creator/submissions',
  '/api/creator/stats',
  ...standings,
]
const factors: readonly ReadPath[] = ['/api/user/factors']
const socialAccounts: readonly ReadPath[] = ['/api/creator/social-accounts']
const ownProfile: readonly ReadPath[] = ['/api/creator/profile']
const user: readonly ReadPath[] = ['/api/admin/users', '/api/admin/users/{id}']
const frozenMoney: readonly ReadPath[] = ['/api/admin/users/{id}', '/api/admin/attention']
const flag: readonly ReadPath[] = [
  '/api/brand/submissions/{id}',
  '/api/admin/submissions',
  ...frozenMoney,
]
const payout: readonly ReadPath[] = ['/api/admin/payouts', ...frozenMoney]
const exceptions: readonly ReadPath[] = [
  '/api/admin/books/exceptions',
  '/api/admin/books/exceptions/{id}',
  '/api/admin/books/provider',
  '/api/admin/attention',
]
const chargeback: readonly ReadPath[] = [
  '/api/admin/chargebacks',
  '/api/admin/chargebacks/{id}',
  '/api/admin/campaigns',
  '/api/admin/attention',
]
const fraudWarning: readonly ReadPath[] = [
  '/api/admin/fraud-warnings',
  '/api/admin/campaigns',
  '/api/admin/attention',
]
const invitations: readonly ReadPath[] = ['/api/admin/invitations']
const views: readonly ReadPath[] = ['/api/user/views']
const mails: readonly ReadPath[] = ['/api/admin/mails', '/api/admin/mails/{id}']

/**
 * What each call makes stale: the paths of the queries that are no longer true after it. Paths
 * rather than calls, so that an action does not load the whole contract. A call that makes nothing
 * stale is named in `stale.test.ts`, with the reason.
 */
export const staleAfter = {
  'POST /api/campaigns': ownCampaigns,
  'PUT /api/campaigns/{id}': decision,
  'DELETE /api/campaigns/{id}': ownCampaigns,
  'POST /api/campaigns/{id}/pause': changedCampaign,
  'POST /api/campaigns/{id}/resume': changedCampaign,
  'POST /api/campaigns/{id}/complete': [...changedCampaign, ...refunds],
  'POST /api/admin/campaigns/{id}/pause': changedCampaign,

  'POST /api/brand/blocks': blocks,
  'DELETE /api/brand/blocks/{id}': blocks,
  'POST /api/campaigns/{id}/link': campaignLink,
  'DELETE /api/campaigns/{id}/link': campaignLink,
  'POST /api/offers/{id}/join': [
    '/api/creator/joined-campaigns',
    ...standings,
    '/api/campaigns/{id}',
    '/api/offers/{id}',
  ],

  'POST /api/stripe/create-payment-intent': fundings,
  'POST /api/campaigns/{id}/refund': [...changedCampaign, ...ledger, ...refunds, ...fundings],
  'POST /api/campaigns/{id}/refresh-funding': [...campaign, ...ledger, ...fundings],

  'POST /api/submissions': ownSubmissions,
  'POST /api/submissions/{id}/resubmit': [...ownSubmissions, ...ownPost],
  'POST /api/submissions/{id}/withdraw': [...ownSubmissions, ...ownPost],
  'POST /api/submissions/{id}/approve': decision,
  'POST /api/submissions/{id}/undo-approval': decision,
  'POST /api/submissions/{id}/reject': decision,
  'POST /api/submissions/{id}/notes': ['/api/submissions/{id}/notes'],
  'POST /api/admin/submissions/{id}/reverse': secondDecision,
  'POST /api/admin/submissions/{id}/approve-again': secondDecision,
  'POST /api/admin/submissions/{id}/hold': secondDecision,
  'POST /api/admin/submissions/{id}/release': secondDecision,
  'POST /api/admin/submissions/{id}/readings': secondDecision,

  'POST /api/submissions/{id}/dispute': [...ownPost, ...ownEarnings, '/api/creator/stats'],
  'POST /api/submissions/{id}/dispute/answer': dispute,
  'POST /api/admin/submissions/{id}/dispute/decide': [
    '/api/submissions/{id}/dispute',
    '/api/admin/disputes',
    ...decision,
  ],

  'POST /api/stripe/create-payout': [
    ...ownSubmissions,
    ...ownPost,
    '/api/creator/payouts',
    ...ownEarnings,
  ],
  'POST /api/admin/payouts/{id}/ask': [...payout, '/api/admin/books', '/api/admin/stats'],
  'POST /api/admin/payouts/{id}/send': payout,
  'POST /api/admin/payouts/{id}/hold': payout,
  'POST /api/admin/payouts/{id}/retry': [...payout, '/api/admin/stats'],
  'POST /api/admin/users/{id}/pay-otherwise': [...payout, '/api/admin/stats', '/api/admin/books'],
  'POST /api/admin/campaigns/{id}/refund': [...changedCampaign, ...anyRefunds],
  'POST /api/admin/refunds/{id}/pay-otherwise': [...changedCampaign, ...anyRefunds],
  'POST /api/admin/users/{id}/hold-payouts': payout,
  'POST /api/admin/users/{id}/release-payouts': payout,
  'POST /api/admin/users/{id}/write-off-debt': [...user, '/api/admin/books'],
  'POST /api/admin/payouts/{id}/fail': payout,
  'POST /api/admin/books/check': ['/api/admin/books'],
  'POST /api/admin/books/compare': [...exceptions, '/api/admin/books'],
  'POST /api/admin/books/exceptions/{id}/take': exceptions,
  'POST /api/admin/books/exceptions/{id}/explain': exceptions,
  'POST /api/admin/books/exceptions/{id}/book': exceptions,
  'POST /api/admin/books/exceptions/{id}/refund': exceptions,
  'POST /api/admin/mails/{id}/retry': mails,
  'POST /api/admin/messages/{id}/answer': ['/api/admin/messages', '/api/admin/attention'],
  'POST /api/admin/books/exceptions/{id}/pay-otherwise': exceptions,
  'POST /api/admin/setup/check': ['/api/admin/setup', '/api/admin/attention'],

  'POST /api/creator/social-accounts': socialAccounts,
  // The proof pays for the views counted so far.
  'POST /api/creator/social-accounts/{id}/verify': [
    ...socialAccounts,
    ...ownSubmissions,
    ...ownPost,
    ...ownEarnings,
  ],
  'DELETE /api/creator/social-accounts/{id}': [
    ...socialAccounts,
    ...ownEarnings,
    '/api/creator/stats',
  ],

  'PUT /api/creator/profile': [...ownProfile, '/api/profile/{username}'],
  'PUT /api/creator/featured': ['/api/creator/featured', '/api/profile/{username}'],
  'PUT /api/user/avatar': ownProfile,
  'PUT /api/user/password': ['/api/auth/sessions'],
  'PUT /api/user/email': [...ownProfile, '/api/user/email', '/api/auth/sessions'],
  'PUT /api/user/name': ownProfile,
  'POST /api/email-proofs/{token}': ['/api/user/email'],
  'POST /api/auth/confirm/code': factors,
  'POST /api/auth/confirm/passkey': factors,
  'POST /api/user/factors/app/confirm': [...factors, '/api/auth/sessions'],
  'DELETE /api/user/factors/app': factors,
  'POST /api/user/factors/passkeys': [...factors, '/api/auth/sessions'],
  'DELETE /api/user/factors/passkeys/{id}': factors,
  'POST /api/user/factors/recovery-codes': factors,
  'DELETE /api/auth/sessions': ['/api/auth/sessions'],
  'DELETE /api/auth/sessions/{id}': ['/api/auth/sessions'],
  'POST /api/user/views': views,
  'PUT /api/user/views/{id}': views,
  'DELETE /api/user/views/{id}': views,
  'PUT /api/brand/settings': ['/api/brand/settings', '/api/brand/fundings/{id}'],

  'POST /api/admin/chargebacks/{id}/evidence': chargeback,
  'POST /api/admin/chargebacks/{id}/accept': chargeback,
  'POST /api/admin/fraud-warnings/{id}/refund': fraudWarning,
  'POST /api/admin/fraud-warnings/{id}/keep': fraudWarning,

  'POST /api/notifications/read': [
    '/api/notifications/groups',
    '/api/notifications/groups/{id}',
    '/api/notifications/unread',
  ],
  'PUT /api/notifications/preferences': ['/api/notifications/preferences'],

  'POST /api/admin/invitations': invitations,
  'POST /api/admin/invitations/{id}/revoke': invitations,
  'POST /api/admin/users/{id}/suspend': user,
  'POST /api/admin/users/{id}/restore': user,
  'POST /api/admin/users/{id}/end-sessions': user,
  'POST /api/admin/users/{id}/password-link': user,
  'POST /api/admin/users/{id}/help-code': user,
  'POST /api/admin/users/{id}/deletion': [...user, '/api/admin/users/{id}/deletion'],
  'POST /api/account/terms': ['/api/account/terms'],
  'POST /api/admin/users/{id}/release-frozen': frozenMoney,
  'POST /api/admin/users/{id}/take-back-frozen': frozenMoney,
  'POST /api/admin/doubts/{id}/release': flag,
  'POST /api/admin/doubts/{id}/take-back': flag,
  'PUT /api/admin/risk-settings': ['/api/admin/risk-settings'],
} satisfies Partial<Record<KeyOf<WriteCallName>, readonly ReadPath[]>>

const stale: Readonly<Record<string, readonly string[]>> = staleAfter

/** The name of a call in `staleAfter`. */
export function nameOf({ method, path }: Called): string {
  return `${method} ${path}`
}

/**
 * Refetches what a call has made stale, however it was filtered; resolves when the screen is up to
 * date. Queries of other pages refetch when those are opened.
 */
export async function refreshAfter(client: QueryClient, called: Called): Promise<void> {
  const paths = stale[nameOf(called)] ?? []
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
}
