import { expect, type Page } from '@playwright/test'
import type { Sandbox } from '../product/sandbox.ts'

export type PlatformLabel = 'TikTok' | 'Instagram' | 'YouTube' | 'X (Twitter)'

export async function openConnectDialog(page: Page, platform: PlatformLabel): Promise<void> {
  await page.goto('/social-accounts')
  await page.getByRole('button', { name: 'Connect Account' }).first().click()
  await page.getByLabel('Platform').selectOption({ label: platform })
}

/** Connects YouTube or X by username. */
export async function connectByUsername(
  page: Page,
  platform: 'YouTube' | 'X (Twitter)',
  username: string,
): Promise<void> {
  await openConnectDialog(page, platform)
  await page.getByLabel('Username').fill(`@${username}`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('heading', { name: `@${username}` })).toBeVisible()
}

/** Connects a channel and verifies it: puts the code into its description and presses Verify. */
export async function connectProven(page: Page, sandbox: Sandbox, username: string): Promise<void> {
  await connectByUsername(page, 'YouTube', username)
  const description = await page.locator('code').innerText()
  await sandbox.setAccount({ platform: 'youtube', username, followers: 900, description })
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('img', { name: 'Verified as yours' })).toBeVisible()
}

/** Opens the consent page of TikTok or Instagram. */
export async function openConsentPage(page: Page, platform: 'TikTok' | 'Instagram'): Promise<void> {
  await openConnectDialog(page, platform)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('heading', { name: `Log in with ${platform}` })).toBeVisible()
}
