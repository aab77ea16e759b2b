import { newId } from '../platform/ids.ts'

/**
 * For every call that takes a body, one that passes its schema. What it names does not exist, so
 * that it changes nothing by itself unless it makes something.
 */
export const bodySamples: Readonly<Record<string, Record<string, unknown>>> = {
  'POST /api/auth/login': { email: 'nobody@permille.test', password: 'wrong', rememberMe: true },
  'POST /api/auth/register': {
    email: 'taken@permille.test',
    password: 'correct-horse-7',
    displayName: 'Mira Vale',
    role: 'creator',
  },
  'PUT /api/user/password': { currentPassword: 'wrong', newPassword: 'correct-horse-7' },
  'PUT /api/user/email': { email: 'other@permille.test', currentPassword: 'wrong' },
  'POST /api/invitations/{token}/accept': { displayName: 'Ada', password: 'correct-horse-7' },
  'POST /api/admin/invitations': {
    email: 'brand@permille.test',
    role: 'brand',
    brandName: 'Northwind',
  },
  'POST /api/admin/users/{id}/suspend': { reason: 'Bought views' },
  'PUT /api/creator/profile': {
    displayName: 'Mira Vale',
    username: 'mira_vale',
    handle: 'mira_vale',
    bio: 'Hello',
    country: 'Germany',
    city: 'Berlin',
    timezone: 'Europe/Berlin',
    languages: ['English'],
    contentCategories: ['Tech'],
  },
  'PUT /api/user/avatar': { avatarUrl: `/uploads/${'0'.repeat(32)}.webp` },
  'POST /api/creator/social-accounts': { platform: 'youtube', username: '@nobody' },
  'POST /api/campaigns': {
    name: 'Autumn looks',
    type: 'ugc',
    category: 'fashion',
    status: 'draft',
    currency: 'usd',
    budgetDollars: 100,
    budgetCents: 10_000,
    rewardRateDollars: 3,
    rewardRatePerKViewsCents: 300,
    minPayoutDollars: 1,
    minPayoutCents: 100,
    maxPayoutDollars: 50,
    maxPayoutCents: 5000,
    flatBonusDollars: 0,
    flatBonusCents: 0,
    platformsAllowed: ['youtube'],
    availableContentUrl: 'https://example.com/brief',
    contentRequirements: 'Say its name',
    thumbnailUrl: 'https://example.com/a.png',
    autoApproveAfterHours: 48,
    startsAt: null,
    endsAt: null,
  },
  'POST /api/stripe/create-payment-intent': { amount: 100, campaignId: newId() },
  'POST /api/submissions': {
    campaignId: newId(),
    socialAccountId: newId(),
    postUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  },
  'POST /api/submissions/{id}/reject': { code: 'off_brief', note: 'No product in it' },
  'POST /api/stripe/connect/account-link': { country: 'US' },
}
