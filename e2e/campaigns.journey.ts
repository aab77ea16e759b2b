import { randomUUID } from 'node:crypto'
import { expect, test } from './journey.ts'
import { campaignIdOf } from './steps/create-campaign.ts'
import { makeLiveCampaign } from './steps/make-campaign.ts'
import { tabTo } from './steps/tab-to.ts'
import { toast } from './steps/toast.ts'

test('a campaign is paused, resumed, and ended after a confirmation', async ({
  brand,
  brandCalls,
  sandbox,
}) => {
  const campaign = await makeLiveCampaign(brandCalls, sandbox)
  await brand.goto(`/campaigns/${campaign.id}`)

  await brand.getByRole('button', { name: 'Pause' }).click()
  await expect(toast(brand)).toContainText('Campaign paused')
  await expect(brand.getByText('Paused by you.')).toBeVisible()
  await brand.getByRole('button', { name: 'Resume' }).click()
  await expect(toast(brand)).toContainText('Campaign resumed')

  const menu = brand.getByRole('button', { name: `Actions for ${campaign.name}` })
  const end = brand.getByRole('menuitem', { name: 'End' })
  await menu.click()
  await end.click()
  await expect(brand.getByRole('dialog')).toContainText('You can’t restart it.')
  await brand.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.click()
  await end.click()
  await brand.getByRole('button', { name: 'End campaign' }).click()

  await expect(toast(brand)).toContainText('Campaign ended')
  await expect(brand.getByText('completed', { exact: true })).toBeVisible()
  await menu.click()
  await expect(brand.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await expect(end).toHaveCount(0)
})

test('a campaign is created without a mouse', async ({ brand }) => {
  const name = `Campaign ${randomUUID().slice(0, 8)}`
  const keys = brand.keyboard
  await brand.goto('/dashboard')
  await tabTo(brand.getByRole('link', { name: 'Create Campaign' }).first())
  await keys.press('Enter')

  await tabTo(brand.getByLabel('Campaign name'))
  await keys.type(name)
  await tabTo(brand.getByLabel('Category'))
  await keys.press('ArrowDown')
  const ends = brand.getByLabel('Ends (optional)', { exact: true })
  await tabTo(ends)
  await keys.type('5.12.2040 14:30')
  await tabTo(brand.getByRole('button', { name: 'Choose: Ends' }))
  await expect(ends).toHaveValue('2040-12-05 14:30')
  await keys.press('Enter')
  await expect(brand.getByRole('button', { name: 'Wednesday, December 5, 2040' })).toBeFocused()
  await keys.press('PageDown')
  await keys.press('Enter')
  await keys.press('Escape')
  await expect(ends).toHaveValue('2041-01-05 14:30')
  await tabTo(brand.getByRole('switch', { name: 'Shorts' }))
  await keys.press('Space')
  await expect(brand.getByRole('switch', { name: 'Shorts' })).toBeChecked()
  await tabTo(brand.getByRole('button', { name: 'Create Campaign' }))
  await keys.press('Enter')

  await campaignIdOf(brand)
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('an invalid number is reported at its field, which gets focus, and no click is lost', async ({
  brand,
}) => {
  // At this width the message takes one line more than the hint it replaces.
  await brand.setViewportSize({ width: 1440, height: 900 })
  await brand.goto('/campaigns/create')
  const maximum = brand.getByRole('textbox', { name: 'Maximum per post' })
  await maximum.fill('0.5')
  await brand.getByRole('switch', { name: 'Shorts' }).check()
  await expect(maximum).toHaveAccessibleDescription(/at least the minimum per post/)
  await brand.getByLabel('Campaign name').fill('Too cheap')
  await brand.getByRole('textbox', { name: 'Budget' }).fill('0.5')

  await brand.getByRole('button', { name: 'Create Campaign' }).click()

  const budget = brand.getByRole('textbox', { name: 'Budget' })
  await expect(budget).toBeFocused()
  await expect(budget).toHaveAccessibleDescription(/at least \$1/i)
})
