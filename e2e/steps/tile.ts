import type { Locator, Page } from '@playwright/test'

/** Returns the tile of one number by its label. */
export function tile(page: Page, label: string): Locator {
  return page.getByRole('heading', { name: label, exact: true }).locator('..')
}
