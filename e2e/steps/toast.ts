import type { Locator, Page } from '@playwright/test'

/** The one message that the product shows at a time, apart from its twin for screen readers. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
}
