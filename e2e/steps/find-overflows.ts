import type { Page } from '@playwright/test'
import { textFlawsInPage } from './text-on-screen.ts'

/** Texts that leave their box or the window, that are cut off, or that lie on other texts. */
export async function findOverflows(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page.evaluate<string[]>(textFlawsInPage)
}
