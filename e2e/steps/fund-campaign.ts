import { expect, type Page } from '@playwright/test'
import type { NewCampaign } from './create-campaign.ts'
import { toast } from './toast.ts'

export const cards = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authenticated: '4000 0000 0000 3220',
}

/** Goes as far as the provider's form. */
export async function openPayment(page: Page, { id }: NewCampaign, dollars = '100'): Promise<void> {
  await page.goto(`/campaigns/${id}/fund`)
  await page.getByLabel('Funding amount').fill(dollars)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
}

export async function pay(page: Page, amount = '$100.00'): Promise<void> {
  await page.getByRole('button', { name: `Pay ${amount}` }).click()
}

export async function fundCampaign(page: Page, campaign: NewCampaign): Promise<void> {
  await openPayment(page, campaign)
  await typeCard(page, cards.accepted)
  await pay(page)
  await expect(toast(page)).toContainText('Your campaign has been funded!')
  await expect(page).toHaveURL(/\/dashboard\?campaign=/)
}
