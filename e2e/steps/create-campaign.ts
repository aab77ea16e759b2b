import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export interface NewCampaign {
  readonly id: string
  readonly name: string
}

/** The labels of the form's switches. */
type PlatformSwitch = 'TikTok' | 'Reels' | 'Shorts' | 'X Video'

export async function fillCampaign(
  page: Page,
  { platforms, budget = '100' }: { platforms: readonly PlatformSwitch[]; budget?: string },
): Promise<string> {
  const name = `Campaign ${randomUUID().slice(0, 8)}`
  await page.goto('/campaigns/create')
  await page.getByLabel('Campaign name').fill(name)
  await page.getByRole('textbox', { name: 'Budget' }).fill(budget)
  // TikTok is on by default.
  for (const platform of platforms) {
    await page.getByRole('switch', { name: platform }).check()
  }
  if (!platforms.includes('TikTok')) await page.getByRole('switch', { name: 'TikTok' }).uncheck()
  return name
}

/** Creates a campaign with the form's defaults: $3.00 per 1K views, at most $100.00 a post. */
export async function createCampaign(
  page: Page,
  platforms: readonly PlatformSwitch[],
): Promise<NewCampaign> {
  const name = await fillCampaign(page, { platforms })
  await page.getByRole('button', { name: 'Create Campaign' }).click()
  return { id: await campaignIdOf(page), name }
}

/** The form redirects to the new campaign's page. */
export async function campaignIdOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]{36}$/)
  return page.url().slice(-36)
}
