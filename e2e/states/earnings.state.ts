import type { Page } from '@playwright/test'
import { tile } from '../steps/tile.ts'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { changeResponses, enlargeNumbers } from './responses.ts'

const calls = [
  '/api/creator/earnings/stats',
  '/api/creator/earnings/withdrawal-rules',
  '/api/stripe/connect/account-status',
  '/api/creator/earnings/by-campaign',
  '/api/creator/payouts',
]
const earnings: PageState = {
  who: 'creator',
  path: '/earnings',
  waitsFor: calls,
  shows: async (page) => {
    await expect(tile(page, 'Total Earnings')).toContainText('All time')
    await expect(tile(page, 'Available Balance')).toContainText('Ready to withdraw')
    await expect(tile(page, 'Pending').first()).toContainText('Being processed')
    await expect(tile(page, 'Last Payout')).toContainText('Most recent')
    await expect(page.getByText('Minimum payout: $10.00')).toBeVisible()
    await expect(
      page.getByText('Your account is set up and ready to receive payouts.'),
    ).toBeVisible()
    await expect(page.getByText('Summer linen diary')).toBeVisible()
    await expect(page.getByText('paid', { exact: true }).first()).toBeVisible()
  },
}

loadedState('earnings', earnings)
failedState('earnings', {
  ...earnings,
  whileLoading: (page) =>
    expect(page.getByRole('button', { name: 'Request Payout' })).toBeDisabled(),
  says: [
    'The numbers could not be loaded.',
    'The rules could not be checked.',
    'Your payout account could not be loaded.',
    'The earnings by campaign could not be loaded.',
    'Your payouts could not be loaded.',
  ],
})
oneState('earnings, empty, payout account not connected', {
  ...earnings,
  who: 'new creator',
  shows: async (page) => {
    await expect(page.getByText('No earnings yet')).toBeVisible()
    await expect(page.getByText('No payouts yet')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect Stripe Account' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Request Payout' })).toBeDisabled()
    await expect(page.getByRole('heading', { name: 'Before you can withdraw' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Not yet' }).first()).toBeVisible()
    await expect(page.getByRole('img', { name: 'Not met' })).toHaveCount(0)
  },
})
oneState('earnings, the choice of a country, and none chosen', {
  ...earnings,
  who: 'new creator',
  shows: async (page) => {
    await page.getByRole('button', { name: 'Connect Stripe Account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Select Your Country' })
    await expect(dialog).toContainText('cannot be changed later')
    await expect(dialog.getByRole('option', { name: /Malaysia/ })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    // Everything outside an open dialog loses its role, including the toast above it.
    await expect(page.getByText('Country Required').first()).toBeVisible()
    await expect(dialog.getByLabel('Country')).toHaveAccessibleDescription(
      'Please select your country to continue',
    )
  },
})
oneState('earnings, with very long names and huge numbers', {
  ...earnings,
  who: 'creator',
  prepare: (page) => enlargeNumbers(page, calls),
  shows: (page) => expect(tile(page, 'Total Earnings')).toContainText('$9,999,999.99'),
})
oneState('earnings, with rules read before the account was finished', {
  ...earnings,
  who: 'creator',
  prepare: (page) => failAccountRulesOnce(page),
  shows: async (page) => {
    await expect(
      page.getByText('Your account is set up and ready to receive payouts.'),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: 'Not met' })).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'Not yet' })).toHaveCount(0)
  },
})

oneState('earnings, while withdrawals wait after a new payout account', {
  ...earnings,
  prepare: (page) =>
    changeResponses(page, ['/api/creator/earnings/withdrawal-rules'], (response) => {
      const { rules, ...rest } = response as Rules
      const waits = {
        passed: false,
        message:
          'Your password, email or payout account was changed recently; you can withdraw later',
        at: '2126-03-02T10:00:00.000Z',
      }
      return {
        ...rest,
        rules: rules.map((rule) => (rule.code === 'account-change' ? { ...rule, ...waits } : rule)),
      }
    }),
  shows: async (page) => {
    await expect(page.getByRole('heading', { name: /withdraw/ })).toBeVisible()
    await expect(
      page.getByRole('listitem').filter({ hasText: /payout account was changed/ }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Request Payout' })).toBeDisabled()
  },
})

/** Makes the first response say that the account is not ready yet, as with a slow provider. */
async function failAccountRulesOnce(page: Page): Promise<void> {
  let isFirst = true
  await changeResponses(page, ['/api/creator/earnings/withdrawal-rules'], (response) => {
    if (!isFirst) return response
    isFirst = false
    const { rules, pending } = response as Rules
    const isOfAccount = (code: string) => code === 'account-connected' || code === 'kyc'
    return {
      pending,
      rules: rules.map((rule) => (isOfAccount(rule.code) ? { ...rule, passed: false } : rule)),
    }
  })
}

interface Rules {
  readonly rules: readonly { readonly code: string }[]
  readonly pending: unknown
}
