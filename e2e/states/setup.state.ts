import type { APIRequestContext, Page } from '@playwright/test'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { changeResponses } from './responses.ts'

const call = '/api/admin/setup'

/** Runs the sandbox's checks, which all pass. */
async function checked(admin: APIRequestContext): Promise<string> {
  await admin.post(`${call}/check`)
  return '/admin/setup'
}

const page: PageState = {
  who: 'admin',
  path: checked,
  waitsFor: [call],
  shows: async (of) => {
    await expect(of.getByRole('heading', { level: 1 })).toHaveText('Setup')
    await expect(of.getByText(/^All \d\d checks passed in the sandbox$/)).toBeVisible()
  },
}

const party = { remedy: null, where: null, verdict: 'passed' }
const green = [
  {
    ...party,
    party: 'stripe',
    code: 'key',
    claim: 'Stripe accepts the secret key.',
    seen: 'It belongs to acct_1QxY7kLmN2pRsTuV.',
  },
  {
    ...party,
    party: 'stripe',
    code: 'connect',
    claim: 'Connect is enabled.',
    seen: 'Stripe lists connected accounts.',
  },
  {
    ...party,
    party: 'storage',
    code: 'probe',
    claim: 'Images can be written, read and removed.',
    seen: 'Done in DATA_DIR.',
  },
  {
    ...party,
    party: 'mail',
    code: 'server',
    claim: 'Mail can be sent.',
    verdict: 'skipped',
    seen: 'SMTP_URL is not set, so mail stays in the outbox, /admin/mails.',
  },
]
const red = [
  {
    party: 'stripe',
    code: 'webhook-connect-events',
    claim: 'The webhook endpoint for connected accounts sends every event that is handled here.',
    verdict: 'failed',
    seen: `we_1QxY7k does not send ${'account.external_account.created, '.repeat(8)}capability.updated.`,
    remedy: 'Add these events to we_1QxY7k.',
    where: 'https://dashboard.stripe.com/webhooks',
  },
  {
    party: 'tiktok',
    code: 'redirect',
    claim: 'The redirect address is registered.',
    verdict: 'unchecked',
    seen: `https://${'market'.repeat(20)}.example/api/auth/tiktok/callback, exactly.`,
    remedy: null,
    where: 'https://developers.tiktok.com/apps/',
  },
]

function setupOf(more: readonly object[]) {
  const foreign = {
    paymentsCount: 1_234_567,
    transfersCount: 1,
    accountsCount: 89,
    lastAt: '2026-02-28T10:00:00.000Z',
  }
  return { checkedAt: '2026-03-01T10:00:00.000Z', checks: [...green, ...more], foreign }
}

const answerSetup = (of: Page, setup: object) => changeResponses(of, [call], () => setup)

loadedState('the setup, all green', page)
oneState('the setup, some red', {
  who: 'admin',
  path: '/admin/setup',
  prepare: (of) => answerSetup(of, setupOf(red)),
  shows: async (of) => {
    await expect(of.getByText('1 check failed')).toBeVisible()
    await expect(of.getByText('Add these events to we_1QxY7k.')).toBeVisible()
    const others = '1,234,567 payments, 1 transfer, and 89 payout accounts of others'
    await expect(of.getByText(others)).toBeVisible()
  },
})
failedState('the setup', {
  ...page,
  whileLoading: (of) => expect(of.getByRole('heading', { level: 1 })).toHaveText('Setup'),
  says: ['The setup could not be loaded.'],
})
oneState('the setup, checked again in the sandbox', {
  who: 'admin',
  path: '/admin/setup',
  shows: async (of) => {
    await of.getByRole('button', { name: 'Check again' }).click()
    await expect(of.getByText(/^All \d\d checks passed in the sandbox$/)).toBeVisible()
  },
})
