import type { Browser } from '@playwright/test'
import { openPhone, slowNetwork, type Visitor } from './slow-browser.ts'

export interface FirstVisit {
  /** Time of the largest contentful paint. */
  readonly largestPaintMs: number
  /** Cumulative layout shift; 0 is none. */
  readonly layoutShift: number
  /** Total blocking time: the part of each long task beyond 50 ms. */
  readonly blockedMs: number
}

const runs = 3
const settleMs = 2500

/** Returns the median of three runs, over a slow network with a slow processor. */
export async function measureFirstVisit(
  browser: Browser,
  visitor: Visitor,
  path: string,
): Promise<FirstVisit> {
  const visits: FirstVisit[] = []
  for (let run = 0; run < runs; run += 1) visits.push(await visitOnce(browser, visitor, path))
  visits.sort((one, other) => one.largestPaintMs - other.largestPaintMs)
  const middle = visits[Math.floor(runs / 2)]
  if (middle === undefined) throw new Error('no visit was made')
  return middle
}

async function visitOnce(browser: Browser, visitor: Visitor, path: string): Promise<FirstVisit> {
  const page = await openPhone(browser, visitor)
  try {
    await slowNetwork(page)
    await page.addInitScript(observe)
    await page.goto(path)
    await page.waitForTimeout(settleMs)
    const visit = await page.evaluate(() => window.firstVisit)
    if (visit.largestPaintMs === 0) throw new Error(`${path} showed nothing`)
    return visit
  } finally {
    await page.context().close()
  }
}

declare global {
  interface Window {
    firstVisit: { largestPaintMs: number; layoutShift: number; blockedMs: number }
  }
}

/** Runs in the page, before its own scripts; must not reference anything outside itself. */
function observe(): void {
  const visit = { largestPaintMs: 0, layoutShift: 0, blockedMs: 0 }
  window.firstVisit = visit
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) visit.largestPaintMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
    for (const { value } of shifts) visit.layoutShift += value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) visit.blockedMs += duration - 50
  }).observe({ type: 'longtask', buffered: true })
}
