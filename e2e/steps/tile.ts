import type { Locator, Page } from '@playwright/test'

/** The card of one number, by the words above it. */
export function tile(page: Page, label: string): Locator {
  return page.getByRole('heading', { name: label, exact: true }).locator('..')
}
