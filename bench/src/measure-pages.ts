import path from 'node:path'
import { measureFirstVisit } from '../../e2e/speed/measure-first-visit.ts'
import { measureRouteChange } from '../../e2e/speed/measure-route-change.ts'
import { openBrowser } from '../../e2e/speed/slow-browser.ts'
import { pageWeights } from '../../scripts/build/page-weight.mjs'
import type { Figure } from './figure.ts'

const webDir = path.join(import.meta.dirname, '../../dist/web')
const firstBytesGoal = 96_000
const ownBytesGoal = 8192
/** Where sign-in happens, and where it leads. */
const firstPages = new Set([
  'creator-dashboard',
  'brand-dashboard',
  'admin-dashboard',
  'login-page',
])

/**
 * The gzipped weight of each page's JavaScript: the table behind the limits that a test enforces.
 */
export function* weighPages(): Generator<string> {
  yield `\n${'JavaScript of a page, gzip'.padEnd(58)} its own   with all that a first visit needs`
  for (const { page, ownBytes, firstBytes } of pageWeights(webDir)) {
    const own = `${ownBytes}${ownBytes > ownBytesGoal ? ' above 8192' : ''}`
    const isHeavy = firstPages.has(page) && firstBytes > firstBytesGoal
    const goal = firstPages.has(page) ? ` goal ${firstBytesGoal} ${isHeavy ? 'above' : 'ok'}` : ''
    yield `${page.padEnd(58)} ${own.padEnd(9)} ${firstBytes}${goal}`
  }
}

const largestPaintGoalMs = 800
const appPaintGoalMs = 1000
/** Our part of a route change, relative to styles, layout and paint (docs/performance.md). */
const routeChangeGoal = 2

interface PagesToMeasure {
  readonly origin: string
  readonly chromium: string
  readonly creator: { readonly session: string; readonly handle: string }
}

/**
 * How soon pages appear on a slow phone; reported as measured, because other processes may use the
 * machine too.
 */
export async function* measurePages(given: PagesToMeasure): AsyncGenerator<string | Figure> {
  const { origin, creator } = given
  const visitor = { origin, cookies: {} }
  const cookies = { permille_session: creator.session, permille_signed_in: '1' }
  const browser = await openBrowser(given.chromium)
  const firstVisits = [
    { name: 'landing', who: visitor, path: '/', goal: largestPaintGoalMs },
    { name: 'sign-in', who: visitor, path: '/auth/login', goal: largestPaintGoalMs },
    { name: 'privacy', who: visitor, path: '/privacypolicy', goal: largestPaintGoalMs },
    {
      name: 'public profile',
      who: visitor,
      goal: largestPaintGoalMs,
      path: `/profile/${creator.handle}`,
    },
    {
      name: 'first page of the app',
      who: { origin, cookies },
      goal: appPaintGoalMs,
      path: '/dashboard',
    },
  ]
  try {
    yield `\n${'Slow 4G, processor four times slower'.padEnd(58)}`
    for (const { name, who, path: address, goal } of firstVisits) {
      const visit = await measureFirstVisit(browser, who, address)
      yield { name, goal, unit: 'ms', value: visit.largestPaintMs }
      yield { name: `${name} moved`, goal: 0, unit: '', value: visit.layoutShift }
      yield `  scripts kept it from answering ${Math.round(visit.blockedMs)} ms`
    }
    const between = [
      { path: '/dashboard', heading: 'Dashboard' },
      { path: '/explore', heading: 'Explore Campaigns' },
    ] as const
    for (const change of await measureRouteChange(browser, { origin, cookies }, { between })) {
      const { path: to, oursMs, browsersMs, wallMs } = change
      const name = `warm route change to ${to}, ours : the browser’s`
      yield { name, value: oursMs / browsersMs, goal: routeChangeGoal, unit: '' }
      yield `  ${Math.round(oursMs)} : ${Math.round(browsersMs)} ms, ${Math.round(wallMs)} ms in all`
    }
  } finally {
    await browser.close()
  }
}
