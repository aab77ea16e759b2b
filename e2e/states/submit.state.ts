import { firstOf, noSuchId } from './addresses.ts'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { enlargeNumbers } from './responses.ts'

const firstCampaign = firstOf('/api/campaigns?search=Pack+light', (id) => `/submit/${id}`)

const submit: PageState = {
  who: 'creator',
  path: firstCampaign,
  waitsFor: ['/api/campaigns/{id}'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { name: 'Submission Details' })).toBeVisible()
    await expect(page.getByText('Paste the full public URL of your post')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Campaign Info' })).toBeVisible()
    await expect(page.getByText('Fjord & Field')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit Content' })).toBeDisabled()
  },
}

loadedState('submit a post', submit)
failedState('submit a post', {
  ...submit,
  whileLoading: (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Submit Content'),
  says: ['The campaign could not be loaded.'],
})
failedState('submit a post, the connected accounts', {
  ...submit,
  waitsFor: ['/api/creator/social-accounts'],
  whileLoading: (page) =>
    expect(page.getByRole('heading', { name: 'Campaign Info' })).toBeVisible(),
  says: ['Your connected accounts could not be loaded.'],
})

oneState('submit a post, no connected account fits', {
  ...submit,
  who: 'new creator',
  shows: async (page) => {
    await expect(
      page.getByText("No connected accounts for this campaign's platforms"),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Connect Account' })).toHaveAttribute(
      'href',
      /^\/social-accounts\?connect=\w+&campaign=[\da-f-]+$/,
    )
  },
})
oneState('submit a post, campaign not found', {
  who: 'creator',
  path: `/submit/${noSuchId}`,
  fails: ['/api/campaigns/{id}'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campaign not found')
    await expect(page.getByRole('link', { name: 'Explore Campaigns' }).last()).toHaveAttribute(
      'href',
      '/explore',
    )
  },
})
oneState('submit a post, a text with two posts, and an invalid link', {
  ...submit,
  shows: async (page) => {
    const url = page.getByLabel('Post URL')
    await url.fill('https://youtu.be/dQw4w9WgXcQ and https://youtu.be/aaaaaaaaaaa')
    await expect(url).toHaveAccessibleDescription(
      'These are the links of several posts. Paste only the link of the post that you mean.',
    )
    await page.getByLabel('Social account').selectOption({ index: 1 })
    await url.fill('my last post')
    await page.getByRole('button', { name: 'Submit Content' }).click()
    await expect(url).toHaveAttribute('aria-invalid', 'true')
  },
})
oneState('submit a post, checks that do not pass', {
  ...submit,
  shows: async (page) => {
    await page.getByLabel('Social account').selectOption({ label: 'YouTube · @lena_films' })
    await page.getByLabel('Post URL').fill('https://x.com/x/status/1730000000000000000')
    await expect(page.getByRole('img', { name: 'Not passed' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use @lena_films on X' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
  },
})
oneState('submit a post, with very long names and huge numbers', {
  who: 'creator with long names',
  path: firstOf('/api/campaigns?search=Donaudampfschiff', (id) => `/submit/${id}`),
  prepare: (page) => enlargeNumbers(page, ['/api/campaigns/{id}']),
  shows: async (page) => {
    await expect(page.getByRole('link', { name: 'View Brief' })).toBeVisible()
    await expect(page.getByText('$9,999,999.99').first()).toBeVisible()
  },
})
