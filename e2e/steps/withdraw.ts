import { expect, type Page } from '@playwright/test'
import { toast } from './toast.ts'

/** Goes through the country dialog and the provider's own page, and back. */
export async function connectPayouts(page: Page): Promise<void> {
  await page.goto('/earnings')
  await page.getByRole('button', { name: 'Connect Stripe Account' }).click()
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'United States' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Complete onboarding' }).click()
  await expect(page.getByText('Your account is set up and ready to receive payouts.')).toBeVisible()
}

export async function requestPayout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Request Payout' }).click()
  await expect(toast(page)).toContainText('Payout successful!')
}
