import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { postCall } from './people/sign-in-by-call.ts'
import { fundCampaign } from './steps/fund-campaign.ts'
import { makeCampaign, makeLiveCampaign } from './steps/make-campaign.ts'
import { toast } from './steps/toast.ts'

test('a payment appears in the totals, the receipt, the ledger and its CSV file', async ({
  brand,
  brandCalls,
}) => {
  const campaign = await makeCampaign(brandCalls)
  await brand.goto('/billing')
  await expect(brand.getByText('Nothing paid yet')).toBeVisible()

  await fundCampaign(brand, campaign)
  await brand.goto('/billing')

  const sums = brand.getByRole('region', { name: 'Totals' })
  await expect(sums).toContainText('Funded$100.00')
  await expect(sums).toContainText('Left$100.00')
  await expect(brand.getByRole('row').filter({ hasText: '+$100.00' })).toContainText(campaign.name)
  expect(await downloadedAmounts(brand)).toEqual(['100.00'])

  await brand.getByRole('link', { name: `Receipt for ${campaign.name}` }).click()
  const receipt = brand.getByRole('region', { name: 'Receipt' })
  await expect(receipt).toContainText('Charged to Visa ending in 4242$100.00')
  await expect(receipt).toContainText(campaign.name)
})

test('money left in an ended campaign is refunded to the card in two clicks', async ({
  brand,
  brandCalls,
  sandbox,
}) => {
  const campaign = await makeLiveCampaign(brandCalls, sandbox)
  await postCall(brandCalls, `/api/campaigns/${campaign.id}/complete`)
  await brand.goto('/billing')

  await brand.getByRole('button', { name: `Refund ${campaign.name}` }).click()
  await brand.getByRole('dialog').getByRole('button', { name: 'Refund $100.00' }).click()

  await expect(toast(brand)).toContainText('Refund sent')
  const refunds = brand.getByRole('region', { name: 'Refunds' })
  await expect(refunds.getByRole('listitem')).toContainText(['Refunded'])
  const sums = brand.getByRole('region', { name: 'Totals' })
  await expect(sums).toContainText('Refunded$100.00')
  await expect(sums).toContainText('Left$0.00')
  await expect(brand.getByRole('row').filter({ hasText: '−$100.00' })).toContainText('Refund')
  expect((await sandbox.readRefunds()).filter(({ amount }) => amount === 10_000)).not.toEqual([])
})

test('the ledger keeps its filters in the URL', async ({ brand, brandCalls, sandbox }) => {
  await makeLiveCampaign(brandCalls, sandbox)

  await brand.goto('/billing?type=refund&month=2026-01')

  await expect(brand.getByLabel('Type')).toHaveValue('refund')
  await expect(brand.getByLabel('Month (UTC)')).toHaveValue('2026-01')
  await expect(brand.getByText('No lines found')).toBeVisible()
  await brand.getByLabel('Type').selectOption('Funding')
  await expect(brand).toHaveURL(/type=brand_fund/)
})

/** Returns the fourth column of every line except the header. */
async function downloadedAmounts(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download ledger as CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[3] ?? '')
}
