import { toast } from '../steps/toast.ts'
import { firstOf, noSuchId } from './addresses.ts'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { enlargeNumbers } from './responses.ts'

const fund = (status: string) =>
  firstOf(`/api/brand/campaigns?status=${status}`, (id) => `/campaigns/${id}/fund`)

const funding: PageState = {
  who: 'brand',
  path: fund('draft'),
  waitsFor: ['/api/campaigns/{id}'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fund Campaign')
    await expect(page.getByRole('heading', { name: 'Winter lookbook' })).toBeVisible()
    await expect(page.getByText('draft', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Funding amount')).toHaveAttribute('min', '1')
    await expect(page.getByRole('button', { name: 'Continue to Payment' })).toBeVisible()
  },
}

loadedState('fund a campaign', funding)
failedState('fund a campaign', {
  ...funding,
  whileLoading: (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Fund Campaign'),
  says: ['The campaign could not be loaded.'],
})
oneState('fund a campaign, not found', {
  ...funding,
  path: `/campaigns/${noSuchId}/fund`,
  fails: ['/api/campaigns/{id}'],
  shows: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Campaign not found'),
})
oneState('fund a campaign, completed', {
  ...funding,
  path: fund('completed'),
  shows: (page) => expect(page.getByText('This campaign is completed')).toBeVisible(),
})
oneState('fund a campaign, an invalid amount, and one with a decimal comma', {
  ...funding,
  shows: async (page) => {
    const amount = page.getByLabel('Funding amount')
    await amount.fill('0')
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await expect(toast(page)).toContainText('Invalid Amount')
    await expect(toast(page)).toContainText('Please enter a valid funding amount')
    await expect(amount).toHaveAccessibleDescription('Please enter a valid funding amount')
    await amount.fill('0.5')
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await expect(amount).toHaveAccessibleDescription('The smallest funding is $1.00')
    await amount.fill('')
    await amount.pressSequentially('1,50')
    await page.mouse.wheel(0, 200)
    await expect(amount).toHaveValue('1,50')
    await expect(amount).toHaveAccessibleDescription('That is $1.50')
    await amount.fill('1,000')
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await expect(toast(page)).toContainText('Please enter a valid funding amount')
    await expect(amount).toHaveAccessibleDescription(
      'Is this $1,000.00 or $1.00? Enter 1000 or 1.00',
    )
    await amount.fill('5')
    await expect(amount).toHaveAccessibleDescription('At least $1.00, by card')
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await expect(toast(page)).toHaveCount(0)
  },
})
oneState('fund a campaign, the provider’s form', {
  ...funding,
  who: 'brand with long names',
  shows: async (page) => {
    await page.getByLabel('Funding amount').fill('99999.99')
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await expect(page.getByLabel('Card number')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay $99,999.99' })).toBeVisible()
  },
})
oneState('fund a campaign, with very long names and huge numbers', {
  ...funding,
  who: 'brand with long names',
  prepare: (page) => enlargeNumbers(page, ['/api/campaigns/{id}']),
  shows: (page) => expect(page.getByText('$9,999,999.99').first()).toBeVisible(),
})
