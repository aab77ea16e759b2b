import type { Locator, Page } from '@playwright/test'

/** Returns the one visible toast, without its copy for screen readers. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
}
