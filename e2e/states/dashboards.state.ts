import { tile } from '../steps/tile.ts'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { changeResponses, enlargeNumbers, replaced } from './responses.ts'

const skeletonTitle = { level: 1, name: 'Dashboard' } as const

const ofBrand: PageState = {
  who: 'brand',
  path: '/dashboard',
  waitsFor: [
    '/api/brand/stats',
    '/api/brand/history',
    '/api/brand/campaigns',
    '/api/brand/submissions',
  ],
  shows: async (page) => {
    await expect(page.getByRole('heading', skeletonTitle)).toBeVisible()
    for (const label of ['Total Budget', 'Total Paid', 'Active Campaigns', 'Submissions'])
      await expect(tile(page, label)).toContainText(/\d/)
    const draft = page.getByRole('listitem').filter({ hasText: 'Winter lookbook' })
    await expect(draft).toContainText('per 1K views')
    await expect(draft).toContainText('draft')
    await expect(draft.getByRole('link', { name: 'Fund Winter lookbook' })).toBeVisible()
    await expect(page.getByText('Recent Campaigns')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'pending' }).first()).toBeVisible()
  },
}
const ofCreator: PageState = {
  who: 'creator',
  path: '/dashboard',
  waitsFor: ['/api/creator/stats', '/api/creator/history', '/api/creator/submissions'],
  shows: async (page) => {
    await expect(page.getByRole('heading', skeletonTitle)).toBeVisible()
    for (const label of ['Total Earnings', 'Pending', 'Submissions', 'Total Views'])
      await expect(tile(page, label)).toContainText(/\d/)
    await expect(tile(page, 'Pending')).toContainText('Not yet paid out')
    await expect(tile(page, 'Total Views')).toContainText('On posts that were approved')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/my-submissions',
    )
  },
}
const ofAdmin: PageState = {
  who: 'admin',
  path: '/dashboard',
  waitsFor: ['/api/admin/stats'],
  shows: async (page) => {
    await expect(page.getByRole('heading', skeletonTitle)).toBeVisible()
    for (const label of ['Campaigns', 'Submissions', 'Total Paid'])
      await expect(tile(page, label)).toContainText(/\d/)
    await expect(tile(page, 'Total Users')).toContainText(/\d+ brands, \d+ creators/)
  },
}
const dashboards = { 'a brand': ofBrand, 'a creator': ofCreator, 'an administrator': ofAdmin }
const failures = {
  'a brand': [
    'The numbers could not be loaded.',
    'Views could not be loaded.',
    'Spend could not be loaded.',
    'Recent Campaigns could not be loaded.',
    'Pending Submissions could not be loaded.',
  ],
  'a creator': [
    'The numbers could not be loaded.',
    'Views could not be loaded.',
    'Earnings could not be loaded.',
    'Recent Submissions could not be loaded.',
  ],
  'an administrator': ['The numbers could not be loaded.'],
}

for (const whose of ['a brand', 'a creator', 'an administrator'] as const) {
  const dashboard = dashboards[whose]
  loadedState(`the dashboard of ${whose}`, {
    ...dashboard,
    ...(whose === 'an administrator' && { movesBecause: 'the split of users may take two lines' }),
  })
  failedState(`the dashboard of ${whose}`, {
    ...dashboard,
    whileLoading: (page) => expect(page.getByRole('heading', skeletonTitle)).toBeVisible(),
    says: failures[whose],
  })
}

oneState('the dashboard of a brand, empty', {
  ...ofBrand,
  who: 'new brand',
  shows: async (page) => {
    await expect(tile(page, 'Total Budget')).toContainText('$0.00')
    await expect(page.getByRole('link', { name: 'Create your first campaign' })).toHaveAttribute(
      'href',
      '/campaigns/create',
    )
    await expect(page.getByText('No pending submissions')).toBeVisible()
  },
})
oneState('the dashboard of a creator, empty', {
  ...ofCreator,
  who: 'new creator',
  shows: async (page) => {
    await expect(tile(page, 'Total Earnings')).toContainText('$0.00')
    await expect(page.getByText('No submissions yet')).toBeVisible()
  },
})
oneState('the dashboard of a brand, with very long names and huge numbers', {
  ...ofBrand,
  who: 'brand with long names',
  path: '/dashboard?from=2026-01-01&to=2026-01-31',
  prepare: (page) => enlargeNumbers(page, ofBrand.waitsFor ?? []),
  shows: async (page) => {
    await expect(tile(page, 'Total Budget')).toContainText('$9,999,999.99')
    await expect(page.getByRole('link', { name: 'Top up' })).toBeVisible()
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('2026-01-31')
    await page.getByRole('button', { name: 'Choose: To' }).click()
    await expect(page.getByRole('button', { name: 'Saturday, January 31, 2026' })).toBeFocused()
  },
})
oneState('the dashboard of a creator, with very long names and huge numbers', {
  ...ofCreator,
  who: 'creator with long names',
  path: '/dashboard?days=all',
  prepare: (page) => enlargeNumbers(page, ofCreator.waitsFor ?? []),
  shows: async (page) => {
    await expect(tile(page, 'Total Earnings')).toContainText('$9,999,999.99')
    await expect(tile(page, 'Total Views')).toContainText('2.1B')
    await page.getByRole('button', { name: 'Show table of views' }).click()
    await expect(page.getByRole('region', { name: 'Views over time' })).toBeVisible()
  },
})
oneState('the dashboard of an administrator, with huge numbers', {
  ...ofAdmin,
  prepare: (page) => enlargeNumbers(page, ofAdmin.waitsFor ?? []),
  shows: (page) =>
    expect(tile(page, 'Total Users')).toContainText('2,147,483,647 brands, 2,147,483,647 creators'),
})
oneState('the dashboard of an administrator, before the first campaign', {
  who: 'admin',
  path: '/dashboard',
  prepare: (page) =>
    changeResponses(page, ['/api/admin/stats'], (response) =>
      replaced({ totalCampaigns: 0, totalBrands: 0 }, response),
    ),
  shows: async (page) => {
    await expect(page.getByText('Three steps to your first campaign')).toBeVisible()
    await expect(
      page.getByText('The sandbox stands in for Stripe and the platforms.'),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Invite' })).toHaveCount(2)
  },
})
