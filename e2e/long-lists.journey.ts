import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test('a list past a hundred rows keeps its scroll position and focus while it grows', async ({
  admin,
}) => {
  await serveMany(admin, '/api/admin/users')
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

test('going back to a list of cards restores its position, though most cards were never rendered', async ({
  creator,
}) => {
  await serveMany(creator, '/api/campaigns')
  await creator.goto('/explore')
  const cards = creator.getByRole('main').locator('li > article')
  await creator.getByRole('button', { name: 'Show more' }).click()
  await expect(cards).toHaveCount(200)
  await creator.evaluate(() => scrollTo(0, 0.6 * document.documentElement.scrollHeight))
  const before = await settledCard(creator)
  const left = creator.locator(`li:has(a[href="${before}"])`)
  const place = await left.evaluate((card) => card.getBoundingClientRect().top)

  // A Playwright click would scroll the page before leaving it.
  const dashboard = creator.getByRole('link', { name: 'Dashboard' }).first()
  await dashboard.dispatchEvent('click')
  await expect(cards).toHaveCount(0)
  expect(await boxesAtFirst(creator, () => history.back())).toEqual({ all: 200, empty: 0 })

  await expect
    .poll(() =>
      left.evaluate((card, was) => Math.abs(card.getBoundingClientRect().top - was), place),
    )
    .toBeLessThan(4)

  await dashboard.dispatchEvent('click')
  await expect(cards).toHaveCount(0)
  const followLink = () => document.querySelector<HTMLElement>('nav a[href="/explore"]')?.click()
  expect(await boxesAtFirst(creator, followLink)).toEqual({ all: 200, empty: 176 })
  await expect(cards).toHaveCount(200)
})

/** Counts the card boxes a grid has when it first appears, and how many are still empty. */
async function boxesAtFirst(page: Page, leave: () => void) {
  const seen = page.evaluate(() => {
    const boxes = (selector: string) => document.querySelectorAll(`main li[data-id]${selector}`)
    return new Promise<{ all: number; empty: number }>((resolve) => {
      new MutationObserver((_, observer) => {
        if (boxes('').length === 0) return
        observer.disconnect()
        resolve({ all: boxes('').length, empty: boxes(':empty').length })
      }).observe(document, { childList: true, subtree: true })
    })
  })
  await page.evaluate(leave)
  return await seen
}

/** Returns the card in the middle, once the cards on screen have their final height. */
async function settledCard(page: Page): Promise<string | null | undefined> {
  let last: string | null | undefined
  const isStill = async () => {
    const [before, now] = [last, await page.evaluate(cardInTheMiddle)]
    last = now
    return now !== undefined && now === before
  }
  await expect.poll(isStill, { intervals: [200] }).toBe(true)
  return last
}

/** Returns the link of the card in the middle of the screen. */
function cardInTheMiddle(): string | null | undefined {
  const card = document.elementFromPoint(innerWidth / 3, innerHeight / 2)?.closest('li')
  return card?.querySelector('a')?.getAttribute('href')
}

/** Serves endless pages of a hundred items. */
async function serveMany(page: Page, path: string): Promise<void> {
  // The page makes its first calls itself.
  await page.setExtraHTTPHeaders({ prefer: 'wait=0' })
  let some: { id: string }[] = []
  const isAsked = (url: URL) => url.pathname === path
  await page.route(isAsked, async (route) => {
    const url = new URL(route.request().url())
    const place = Number(url.searchParams.get('cursor') ?? 0)
    if (place === 0) some = await (await route.fetch()).json()
    const items = Array.from({ length: 100 }, (_, index) => {
      const id = `00000000-0000-4000-8000-${String(place * 100 + index).padStart(12, '0')}`
      return { ...some[index % some.length], id }
    })
    url.searchParams.set('cursor', `${place + 1}`)
    await route.fulfill({
      json: items,
      headers: { link: `<${url.pathname}${url.search}>; rel="next"` },
    })
  })
}
