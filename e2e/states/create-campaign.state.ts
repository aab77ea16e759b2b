import { expect, loadedState, oneState, type PageState } from './page-state.ts'

const create: PageState = {
  who: 'brand',
  path: '/campaigns/create',
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Campaign')
    for (const part of ['Basic info', 'Reward structure', 'Platforms', 'Content requirements'])
      await expect(page.getByRole('heading', { name: part })).toBeVisible()
    for (const platform of ['TikTok', 'Reels', 'Shorts', 'X Video'])
      await expect(page.getByRole('switch', { name: platform })).toBeVisible()
    await expect(
      page
        .getByText(/^(33,333|33.3K) views$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  },
}

loadedState('create a campaign', create)
oneState('create a campaign, nothing valid typed', {
  ...create,
  shows: async (page) => {
    await page.getByRole('textbox', { name: 'Budget' }).fill('0')
    await page.getByLabel('Reward per 1K views').fill('0')
    await page.getByLabel('Brief or assets URL').fill('http://example.test')
    await page.getByLabel('Ends (optional)', { exact: true }).fill('31.02.2040')
    await page.getByRole('button', { name: 'Create Campaign' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    await expect(page.getByText('February 2040 has 29 days')).toBeVisible()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(5)
  },
})
oneState('create a campaign, amounts as people write them', {
  ...create,
  shows: async (page) => {
    const rate = page.getByLabel('Reward per 1K views')
    await rate.fill('')
    await rate.pressSequentially('1,50')
    await expect(rate).toHaveAccessibleDescription('That is $1.50')
    const budget = page.getByRole('textbox', { name: 'Budget' })
    await budget.fill('1,000')
    await budget.blur()
    await expect(budget).toHaveAccessibleDescription(
      'Is this $1,000.00 or $1.00? Enter 1000 or 1.00',
    )
  },
})
oneState('create a campaign, no platform chosen', {
  ...create,
  shows: async (page) => {
    await page.getByRole('switch', { name: 'TikTok' }).uncheck()
    await expect(page.getByText('Select at least one platform')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create Campaign' })).toBeDisabled()
  },
})
oneState('create a campaign, with a very long name and the largest numbers', {
  ...create,
  who: 'brand with long names',
  shows: async (page) => {
    await page.getByLabel('Campaign name').fill('Donaudampfschiff'.repeat(8).slice(0, 120))
    await page.getByRole('textbox', { name: 'Budget' }).fill('10000000')
    await page.getByLabel('Reward per 1K views').fill('0.01')
    for (const platform of ['Reels', 'Shorts', 'X Video'])
      await page.getByRole('switch', { name: platform }).check()
    const reach = page.getByText('1T views').filter({ visible: true })
    await expect(reach.first()).toBeVisible()
  },
})
