import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test('a list past a hundred rows keeps its place and the focus while it grows and scrolls', async ({
  admin,
}) => {
  await serveManyUsers(admin)
  await admin.goto('/admin/users')
  const table = admin.getByRole('table', { name: 'Users' })
  for (const rowCount of [101, 201, 301]) {
    await admin.getByRole('button', { name: 'Show more' }).click()
    await expect(table).toHaveAttribute('aria-rowcount', `${rowCount + 100}`)
    await expect(table.locator(`[aria-rowindex="${rowCount}"]`)).toBeInViewport()
  }

  await admin.evaluate(() => scrollTo(0, 0))
  const first = table.locator('[aria-rowindex="2"]').getByRole('link')
  await first.focus()
  await admin.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect(table.locator('[aria-rowindex="202"]')).toBeInViewport()
  expect(await table.getByRole('row').count()).toBeLessThan(80)
  await expect(first).toBeFocused()

  await admin.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(table).toHaveCount(0)
  await admin.goBack()
  await expect(table.locator('[aria-rowindex="202"]')).toBeInViewport()
})

/** Pages of a hundred users, as often as they are asked for. */
async function serveManyUsers(page: Page): Promise<void> {
  let some: { id: string }[] = []
  await page.route(/\/api\/admin\/users\?/, async (route) => {
    const url = new URL(route.request().url())
    const place = Number(url.searchParams.get('cursor') ?? 0)
    if (place === 0) some = await (await route.fetch()).json()
    const users = Array.from({ length: 100 }, (_, index) => {
      const id = `00000000-0000-4000-8000-${String(place * 100 + index).padStart(12, '0')}`
      return { ...some[index % some.length], id }
    })
    url.searchParams.set('cursor', `${place + 1}`)
    await route.fulfill({
      json: users,
      headers: { link: `<${url.pathname}${url.search}>; rel="next"` },
    })
  })
}
