import { expect, test } from './journey.ts'
import { makeLiveCampaign } from './steps/make-campaign.ts'

test('a client without an account opens a report with its password, until the link is revoked', async ({
  brand,
  brandCalls,
  sandbox,
  page: visitor,
}) => {
  const campaign = await makeLiveCampaign(brandCalls, sandbox)
  await brand.goto(`/campaigns/${campaign.id}`)
  await brand.getByRole('button', { name: 'Share report' }).click()
  await brand.getByLabel('Name', { exact: true }).fill('For Acme')
  await brand.getByLabel('Password (optional)').fill('open-sesame-7')
  await brand.getByRole('button', { name: 'Make link' }).click()
  const link = brand.getByRole('link', { name: 'For Acme' })
  await expect(link).toBeVisible()
  // Not the page behind it.
  await expect(brand.getByRole('dialog')).toBeFocused()

  const address = (await link.getAttribute('href')) ?? ''
  await visitor.goto(address)
  await visitor.getByLabel('Password', { exact: true }).fill('open-sesame-8')
  await visitor.getByRole('button', { name: 'Open report' }).click()
  await expect(visitor.getByText('This password is wrong')).toBeVisible()
  await visitor.getByLabel('Password', { exact: true }).fill('open-sesame-7')
  await visitor.getByRole('button', { name: 'Open report' }).click()

  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('For Acme')
  await expect(visitor.getByRole('cell', { name: campaign.name })).toBeVisible()
  await expect(visitor.getByText('Spent')).toHaveCount(0)
  await brand.getByRole('button', { name: 'Revoke For Acme' }).click()
  await brand.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(brand.getByText('No report is shared.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('This report is not shared')).toBeVisible()
})
