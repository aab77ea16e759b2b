import type { Browser } from '@playwright/test'
import { openPhone, slowNetwork, type Visitor } from './slow-browser.ts'

export interface FirstVisit {
  readonly firstPaintMs: number
  /** Time of the largest contentful paint. */
  readonly largestPaintMs: number
  /** When the first amount of money is on screen, which people come for; 0 on a page without one. */
  readonly figuresMs: number
  /** When the app has replaced the page's frame and answers; 0 on a page without a frame. */
  readonly usableMs: number
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
    firstVisit: { -readonly [Name in keyof FirstVisit]: number }
  }
}

/** Runs in the page, before its own scripts; must not reference anything outside itself. */
function observe(): void {
  const visit = {
    firstPaintMs: 0,
    largestPaintMs: 0,
    figuresMs: 0,
    usableMs: 0,
    layoutShift: 0,
    blockedMs: 0,
  }
  window.firstVisit = visit
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') visit.firstPaintMs = startTime
  }).observe({ type: 'paint', buffered: true })
  let hasFrame = false
  const look = new MutationObserver(() => {
    const frame = document.querySelector('#root > [inert]')
    hasFrame ||= frame !== null
    if (hasFrame && frame === null && visit.usableMs === 0) visit.usableMs = performance.now()
    if (visit.figuresMs > 0 || !/\$\d/.test(document.querySelector('main')?.textContent ?? ''))
      return
    visit.figuresMs = performance.now()
    // On screen only after the next frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        visit.figuresMs = performance.now()
      }),
    )
  })
  look.observe(document, { childList: true, subtree: true, characterData: true })
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
