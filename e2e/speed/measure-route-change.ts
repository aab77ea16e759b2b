import type { Browser, Page } from '@playwright/test'
import { openPhone, type Visitor } from './slow-browser.ts'

export interface RouteChange {
  /** Two links that are present on every page, and the headings of the pages they open. */
  readonly between: readonly [RouteEnd, RouteEnd]
}

interface RouteEnd {
  readonly path: string
  readonly heading: string
}

const changes = 8

/** The page listens to its news for as long as it is open, so the network is never idle. */
const quietMs = 1000

/**
 * Returns the milliseconds from clicking a link to its page's content, with code and responses
 * cached: the median of several changes back and forth.
 */
export async function measureRouteChange(
  browser: Browser,
  visitor: Visitor,
  { between }: RouteChange,
): Promise<number> {
  const page = await openPhone(browser, visitor)
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(between[0].path)
    await page.waitForTimeout(quietMs)
    const times: number[] = []
    for (let change = 0; change < changes + 2; change += 1) {
      times.push(await changeOnce(page, change % 2 === 0 ? between[1] : between[0]))
      await page.waitForTimeout(quietMs)
    }
    // The first visit to each page loads its code.
    const warm = times.slice(2).sort((one, other) => one - other)
    return warm[Math.floor(warm.length / 2)] ?? Number.NaN
  } finally {
    await page.context().close()
  }
}

function changeOnce(page: Page, end: RouteEnd): Promise<number> {
  return page.evaluate(async ({ path, heading }) => {
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`)
    if (link === null) throw new Error(`no link leads to ${path}`)
    const startedAt = performance.now()
    link.click()
    while (document.querySelector('main h1')?.textContent !== heading) {
      await new Promise((resolve) => setTimeout(resolve, 0))
      if (performance.now() - startedAt > 10_000) throw new Error(`${heading} did not come`)
    }
    return performance.now() - startedAt
  }, end)
}
