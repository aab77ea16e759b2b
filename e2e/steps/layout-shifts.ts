import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

interface PageWithShifts {
  shifts: { value: number; what: string }[]
}

/** Returns the layout shift since the first paint, and the elements that moved. */
export async function readShifts(page: Page): Promise<{ score: number; what: string[] }> {
  const shifts = await page.evaluate(() => (globalThis as unknown as PageWithShifts).shifts)
  return {
    score: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
  }
}

/** Starts recording layout shifts, from the next page that opens in this tab. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: PageWithShifts['shifts'] = []
    ;(globalThis as unknown as PageWithShifts).shifts = seen
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!hadRecentInput)
          seen.push({ value, what: sources.map(({ node }) => nameOf(node)).join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
