import type { Browser, Page } from '@playwright/test'
import { openPhone, type Visitor } from './slow-browser.ts'
import { type Interval, intervalsOf, overlapMs, type TraceEvent } from './trace-intervals.ts'

export interface RouteChanges {
  /** Two links that are present on every page, and the headings of the pages they open. */
  readonly between: readonly [RouteEnd, RouteEnd]
}

interface RouteEnd {
  readonly path: string
  readonly heading: string
}

/** Main-thread medians of several changes there and back, with code and responses cached. */
export interface RouteChange {
  readonly path: string
  /** From the click to the end of the first frame with the new page. */
  readonly wallMs: number
  /** What React, navigation and cleaning up cost. */
  readonly oursMs: number
  /** What styles, layout and paint cost. */
  readonly browsersMs: number
}

const changesEach = 5

/** The page keeps its event stream open, so the network is never idle. */
const quietMs = 1000

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
]
const drawing = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'])
const marks = { start: 'route change starts', end: 'route change ends' }

/** Opens each of the two pages from the other, on a slow processor. */
export async function measureRouteChange(
  browser: Browser,
  visitor: Visitor,
  { between }: RouteChanges,
): Promise<RouteChange[]> {
  const page = await openPhone(browser, visitor)
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(between[0].path)
    await page.waitForTimeout(quietMs)
    // The first visit to each page loads its code.
    for (const end of [between[1], between[0]]) await changeOnce(page, end)
    await browser.startTracing(page, { categories })
    for (let change = 0; change < changesEach; change += 1)
      for (const end of [between[1], between[0]]) await changeOnce(page, end)
    const trace = JSON.parse((await browser.stopTracing()).toString())
    const costs = costsIn(trace.traceEvents)
    return [between[1], between[0]].map(({ path }, place) => ({
      path,
      ...medians(costs.filter((_, change) => change % 2 === place)),
    }))
  } finally {
    await page.context().close()
  }
}

async function changeOnce(page: Page, end: RouteEnd): Promise<void> {
  await page.evaluate(
    async ({ path, heading, start, end }) => {
      const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`)
      if (link === null) throw new Error(`no link leads to ${path}`)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const startedAt = performance.now()
      performance.mark(start)
      link.click()
      do {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        if (performance.now() - startedAt > 10_000) throw new Error(`${heading} did not appear`)
      } while (document.querySelector('main h1')?.textContent !== heading)
      await new Promise((resolve) => setTimeout(resolve))
      performance.mark(end)
    },
    { ...end, ...marks },
  )
  await page.waitForTimeout(quietMs)
}

type Cost = Omit<RouteChange, 'path'>

function costsIn(trace: readonly TraceEvent[]): Cost[] {
  const marked = (name: string) => trace.filter((event) => event.name === name)
  const ends = marked(marks.end)
  return marked(marks.start).map((start, change) => {
    const during: Interval = { from: start.ts, to: ends[change]?.ts ?? start.ts }
    const ofThread = trace.filter(({ pid, tid }) => pid === start.pid && tid === start.tid)
    const tasks = intervalsOf(ofThread.filter(({ name }) => name === 'RunTask'))
    const drawn = intervalsOf(ofThread.filter(({ name }) => drawing.has(name)))
    const browsersMs = overlapMs(drawn, during)
    const oursMs = overlapMs(tasks, during) - browsersMs
    return { wallMs: (during.to - during.from) / 1000, oursMs, browsersMs }
  })
}

function medians(costs: readonly Cost[]): Cost {
  const median = (of: (cost: Cost) => number) =>
    costs.map(of).toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? Number.NaN
  return {
    wallMs: median((cost) => cost.wallMs),
    oursMs: median((cost) => cost.oursMs),
    browsersMs: median((cost) => cost.browsersMs),
  }
}
