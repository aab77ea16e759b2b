import type { Page } from '@playwright/test'
import { textFlawsInPage } from './text-on-screen.ts'

/** Returns texts that overflow their box or the window, are cut off, or overlap other texts. */
export async function findOverflows(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page.evaluate<string[]>(textFlawsInPage)
}
