import type { Page } from '@playwright/test'
import { textFlawsInPage } from './text-on-screen.ts'

/**
 * Returns texts that overflow their box or the window, are cut off, or overlap other texts, and
 * whether the page scrolls sideways.
 */
export async function findOverflows(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  const flaws = await page.evaluate<string[]>(textFlawsInPage)
  return isTooWide ? [...flaws, 'The page scrolls sideways'] : flaws
}
