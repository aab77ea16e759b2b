import { expect, type Page } from '@playwright/test'
import type { NewCampaign } from './create-campaign.ts'
import { toast } from './toast.ts'

/** Goes from Explore to the form, fills it in, and waits until every check has passed. */
export async function fillSubmission(
  page: Page,
  campaign: NewCampaign,
  postUrl: string,
): Promise<void> {
  await page.goto('/explore')
  await page.getByRole('searchbox').fill(campaign.name)
  // Until only one card is left, it may move from under the pointer.
  await expect(page.getByRole('article')).toHaveCount(1)
  const card = page.getByRole('listitem').filter({ hasText: campaign.name })
  await card.getByRole('link', { name: 'Submit Content' }).click()
  await page.getByLabel('Post URL').fill(postUrl)
  await expect(page.getByRole('img', { name: 'Passed', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Not passed' })).toHaveCount(0)
}

export async function submitPost(
  page: Page,
  campaign: NewCampaign,
  postUrl: string,
): Promise<void> {
  await fillSubmission(page, campaign, postUrl)
  await page.getByRole('button', { name: 'Submit Content' }).click()
  await expect(toast(page)).toContainText('Content submitted!')
  await expect(page).toHaveURL(/\/my-submissions$/)
}
