import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { changeResponses, enlargeNumbers, replaced } from './responses.ts'

const accounts: PageState = {
  who: 'creator',
  path: '/social-accounts',
  waitsFor: ['/api/creator/social-accounts'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Social Accounts')
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(4)
    await expect(cards.first()).toContainText('@lena_films')
    await expect(cards.first()).toContainText('Connected')
    await expect(page.getByRole('button', { name: 'Remove @lena_films' }).first()).toBeVisible()
  },
}

loadedState('social accounts', accounts)
failedState('social accounts', {
  ...accounts,
  whileLoading: (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Social Accounts'),
  says: ['Your connected accounts could not be loaded.'],
})
oneState('social accounts, empty', {
  ...accounts,
  who: 'new creator',
  shows: async (page) => {
    await expect(page.getByText('No accounts connected')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect Account' })).toHaveCount(2)
  },
})
oneState('social accounts, connecting one of TikTok or YouTube', {
  ...accounts,
  who: 'new creator',
  shows: async (page) => {
    await page.getByRole('button', { name: 'Connect Account' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Connect Account' })
    const terms = dialog.getByRole('link', { name: 'YouTube’s Terms of Service' })
    await dialog.getByLabel('Platform').selectOption({ label: 'TikTok' })
    await expect(dialog.getByText('You will be redirected to TikTok')).toBeVisible()
    await expect(terms).toHaveCount(0)
    await dialog.getByLabel('Platform').selectOption({ label: 'YouTube' })
    await expect(dialog.getByPlaceholder('@username')).toBeVisible()
    await expect(terms).toHaveCount(1)
  },
})
oneState('social accounts, the question before one is removed', {
  ...accounts,
  shows: async (page) => {
    await page.getByRole('button', { name: 'Remove @lena_films' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Remove @lena_films?' })
    await expect(dialog.getByRole('button', { name: 'Remove account' })).toBeVisible()
  },
})
oneState('social accounts, one to prove, with a very long name and huge numbers', {
  ...accounts,
  who: 'creator with long names',
  prepare: (page) => enlargeNumbers(page, ['/api/creator/social-accounts']),
  shows: async (page) => {
    await expect(page.getByText('Verify that it is yours')).toBeVisible()
    await expect(page.getByText(/your channel’s description/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible()
    await expect(page.getByText('2.1B subscribers').first()).toBeVisible()
  },
})
oneState('social accounts, one to connect again', {
  ...accounts,
  prepare: (page) =>
    changeResponses(page, ['/api/creator/social-accounts'], (response) =>
      replaced({ needsReconnect: true, reconnectReason: 'expired' }, response),
    ),
  shows: async (page) => {
    const instagram = page.getByRole('listitem').filter({ hasText: 'Instagram' })
    await instagram.getByRole('button', { name: 'Reconnect' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect Account' })
    await expect(dialog.getByLabel('Platform')).toHaveValue('instagram')
  },
})
