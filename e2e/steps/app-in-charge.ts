import { expect, type Page } from '@playwright/test'

/** Waits for the app to replace what the server has drawn, which hears neither keys nor clicks. */
export async function appInCharge(page: Page): Promise<void> {
  await expect(page.locator('#root > [inert]')).toHaveCount(0)
}
