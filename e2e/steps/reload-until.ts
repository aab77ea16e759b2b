import { expect, type Page } from '@playwright/test'

/** Pages do not poll, so this reloads. In the demo a reading becomes earnings within 20 s. */
export async function reloadUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.reload()
    await holds()
  }).toPass({ timeout: 60_000, intervals: [1000] })
}
