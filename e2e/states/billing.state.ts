import { firstOf, noSuchId } from './addresses.ts'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { enlargeNumbers } from './responses.ts'

const calls = [
  '/api/brand/billing',
  '/api/brand/fundings',
  '/api/brand/chargebacks',
  '/api/brand/refundable',
  '/api/brand/refunds',
  '/api/brand/ledger/days',
]
const billing: PageState = {
  who: 'brand',
  path: '/billing',
  waitsFor: calls,
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billing')
    await expect(page.getByText('Spent').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Receipt for/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download ledger as CSV' })).toBeVisible()
    await expect(
      page
        .getByText(/^[+−]\$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  },
}
loadedState('billing', billing)
failedState('billing', {
  ...billing,
  whileLoading: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Billing'),
  says: [
    'The totals could not be loaded.',
    'The payments could not be loaded.',
    'The chargebacks could not be loaded.',
    'The refundable money could not be loaded.',
    'The refunds could not be loaded.',
    'The ledger could not be loaded.',
  ],
})
oneState('billing, empty', {
  ...billing,
  who: 'new brand',
  shows: async (page) => {
    await expect(page.getByText('Nothing paid yet')).toBeVisible()
    await expect(page.getByText('$0.00')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  },
})
oneState('billing, no line found', {
  ...billing,
  path: '/billing?type=adjustment&month=2020-01',
  shows: (page) => expect(page.getByText('No lines found')).toBeVisible(),
})
oneState('billing, with very long names and huge numbers', {
  ...billing,
  who: 'brand with long names',
  prepare: (page) => enlargeNumbers(page, calls),
  shows: (page) => expect(page.getByText('$9,999,999.99').first()).toBeVisible(),
})

const receipt: PageState = {
  who: 'brand',
  path: firstOf(
    '/api/brand/fundings',
    (id) => `/billing/receipts/${id}`,
    ({ status }) => status === 'succeeded',
  ),
  waitsFor: ['/api/brand/fundings/{id}'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt')
    await expect(page.getByText(/^Charged to .+ ending in \d{4}$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  },
}
loadedState('a receipt', receipt)
failedState('a receipt', {
  ...receipt,
  whileLoading: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt'),
  says: ['The receipt could not be loaded.'],
})
oneState('a receipt, not found', {
  ...receipt,
  path: `/billing/receipts/${noSuchId}`,
  fails: ['/api/brand/fundings/{id}'],
  shows: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment not found'),
})
oneState('a receipt, with very long names and huge numbers', {
  ...receipt,
  who: 'brand with long names',
  path: firstOf('/api/brand/fundings', (id) => `/billing/receipts/${id}`),
  prepare: (page) => enlargeNumbers(page, ['/api/brand/fundings/{id}']),
  shows: (page) => expect(page.getByText('$9,999,999.99').first()).toBeVisible(),
})
