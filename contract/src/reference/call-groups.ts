/** A chapter of the API reference: the calls whose path starts with one of `paths`. */
export interface CallGroup {
  readonly name: string
  readonly description: string
  readonly paths: readonly string[]
}

/** In the order of the reference. The longest matching path decides. */
export const callGroups: readonly CallGroup[] = [
  {
    name: 'Signing in',
    description: 'Sign in and out, register, reset a password, accept an invitation.',
    paths: ['/api/auth', '/api/password-resets', '/api/invitations'],
  },
  {
    name: 'Your account',
    description: 'Name, email, password, second factors, terms, your data and its deletion.',
    paths: [
      '/api/user',
      '/api/account',
      '/api/objects',
      '/api/email-proofs',
      '/api/data-deletions',
      '/api/auth/sessions',
      '/api/auth/confirm',
    ],
  },
  {
    name: 'Notifications and messages',
    description:
      'Your notifications and their settings, and messages to a person. Our own pages also report browser errors here, without anything you typed.',
    paths: ['/api/notifications', '/api/messages', '/api/browser-errors'],
  },
  {
    name: 'Campaigns for creators',
    description: 'Campaigns that accept posts, including invite-only ones.',
    paths: [
      '/api/campaigns',
      '/api/offers',
      '/api/creator/joined-campaigns',
      '/api/creator/standings',
    ],
  },
  {
    name: 'Connected accounts',
    description: 'A creator’s platform accounts, and how to verify them.',
    paths: [
      '/api/platforms',
      '/api/creator/social-accounts',
      '/api/auth/tiktok',
      '/api/auth/instagram',
    ],
  },
  {
    name: 'Submitting posts',
    description: 'A creator submits a post to a campaign and follows its earnings.',
    paths: ['/api/submissions', '/api/creator/submissions'],
  },
  {
    name: 'Creator profile',
    description: 'A creator’s public profile.',
    paths: [
      '/api/creator/profile',
      '/api/creator/check-username',
      '/api/creator/featured',
      '/api/profile',
    ],
  },
  {
    name: 'Earnings and payouts',
    description: 'A creator’s earnings, withdrawals and payout account.',
    paths: [
      '/api/creator',
      '/api/stripe/connect',
      '/api/stripe/create-payout',
      '/api/creator/payouts',
    ],
  },
  {
    name: 'A brand’s campaigns',
    description: 'Create, change and end campaigns, and choose who may join.',
    paths: ['/api/brand', '/api/brand/campaigns', '/api/brand/reports', '/api/reports'],
  },
  {
    name: 'Teams and brands',
    description:
      'The people of a brand, their roles and invitations, and several brands of one person.',
    paths: [
      '/api/brands',
      '/api/admin/brands',
      '/api/brand/activity',
      '/api/brand/members',
      '/api/brand/leave',
      '/api/brand/transfer',
      '/api/brand-invitations',
    ],
  },
  {
    name: 'API keys',
    description: 'Keys by which a brand’s own programs call, and what the calling key is.',
    paths: ['/api/key', '/api/brand/keys', '/api/admin/keys'],
  },
  {
    name: 'Webhooks',
    description:
      'Addresses that events are sent to, and what was sent there. Requests are signed as [Standard Webhooks](https://www.standardwebhooks.com) defines, arrive at least once and in no promised order; docs/webhooks.md in the [source](/source) has samples that verify them in five languages.',
    paths: ['/api/brand/webhooks', '/api/admin/webhooks'],
  },
  {
    name: 'Events',
    description: 'Events, as one list for programs to follow.',
    paths: ['/api/events'],
  },
  {
    name: 'Reviewing posts',
    description: 'Submissions to a brand’s campaigns: decisions, notes and disputes.',
    paths: ['/api/brand/submissions', '/api/brand/posts-to-review', '/api/brand/disputes'],
  },
  {
    name: 'Funding and billing',
    description: 'Pay for campaigns by card, refund unspent money, and read every movement.',
    paths: [
      '/api/stripe/create-payment-intent',
      '/api/stripe/config',
      '/api/brand/billing',
      '/api/brand/fundings',
      '/api/brand/ledger',
      '/api/brand/refunds',
      '/api/brand/refundable',
      '/api/brand/chargebacks',
    ],
  },
  {
    name: 'Administration',
    description: 'For the operator’s admins: users, posts, payouts, the books and the settings.',
    paths: ['/api/admin'],
  },
  {
    name: 'Callbacks',
    description: 'Called by the payment provider and the platforms, never by you.',
    paths: [
      '/api/stripe/webhook',
      '/api/tiktok',
      '/api/auth/tiktok/callback',
      '/api/auth/instagram/callback',
      '/api/auth/instagram/deauthorize',
      '/api/auth/instagram/delete-data',
    ],
  },
]

/** Who makes a call decides its chapter where the same path serves both sides of a campaign. */
const groupOfCall: Readonly<Record<string, string>> = {
  'POST /api/campaigns': 'A brand’s campaigns',
  'PUT /api/campaigns/{id}': 'A brand’s campaigns',
  'DELETE /api/campaigns/{id}': 'A brand’s campaigns',
  'POST /api/campaigns/{id}/pause': 'A brand’s campaigns',
  'POST /api/campaigns/{id}/resume': 'A brand’s campaigns',
  'POST /api/campaigns/{id}/complete': 'A brand’s campaigns',
  'GET /api/campaigns/{id}/link': 'A brand’s campaigns',
  'POST /api/campaigns/{id}/link': 'A brand’s campaigns',
  'DELETE /api/campaigns/{id}/link': 'A brand’s campaigns',
  'GET /api/campaigns/{id}/joined': 'A brand’s campaigns',
  'POST /api/campaigns/{id}/refresh-funding': 'Funding and billing',
  'GET /api/campaigns/{id}/fundings': 'Funding and billing',
  'POST /api/campaigns/{id}/refund': 'Funding and billing',
  'POST /api/submissions/{id}/approve': 'Reviewing posts',
  'POST /api/submissions/{id}/undo-approval': 'Reviewing posts',
  'POST /api/submissions/{id}/reject': 'Reviewing posts',
  'GET /api/submissions/{id}/notes': 'Reviewing posts',
  'POST /api/submissions/{id}/notes': 'Reviewing posts',
  'GET /api/submissions/{id}/dispute': 'Reviewing posts',
  'POST /api/submissions/{id}/dispute/answer': 'Reviewing posts',
}

/** The chapter of a call, or undefined if none has its path. */
export function groupNameOf(method: string, path: string): string | undefined {
  return groupOfCall[`${method} ${path}`] ?? longestMatch(path)?.name
}

function longestMatch(path: string): CallGroup | undefined {
  const lengthIn = ({ paths }: CallGroup) =>
    Math.max(0, ...paths.filter((each) => isBelow(path, each)).map((each) => each.length))
  return callGroups
    .filter((group) => lengthIn(group) > 0)
    .toSorted((one, other) => lengthIn(other) - lengthIn(one))[0]
}

/** `/api/brand/ledger.csv` is below `/api/brand/ledger`. */
function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}.`)
}
