import { expect, type Page } from '@playwright/test'
import type { NewCampaign } from './create-campaign.ts'
import { toast } from './toast.ts'

/** Opens a pending post from the dashboard's list. */
export async function openPendingPost(page: Page, campaign: NewCampaign): Promise<void> {
  await page.goto('/dashboard')
  const pending = page.getByRole('listitem').filter({ hasText: campaign.name })
  await pending.filter({ hasText: 'pending' }).getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible()
}

export async function approvePost(page: Page, campaign: NewCampaign): Promise<void> {
  await openPendingPost(page, campaign)
  await page.getByRole('button', { name: /^Approve/ }).click()
  await expect(toast(page)).toContainText('Submission approved')
}
