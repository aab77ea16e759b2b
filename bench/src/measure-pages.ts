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

/** A phone's processor beside that of the machine where the goals were set. */
const phoneSlowdown = 4
/** In milliseconds, over a slow network with a slow processor. */
const goals = { publicPaint: 800, paint: 1000, figuresOfDashboard: 1100, figures: 2000 }
/** Our part of a route change, relative to styles, layout and paint (docs/performance.md). */
const routeChangeGoal = 2

interface PagesToMeasure {
  readonly origin: string
  readonly chromium: string
  readonly handle: string
  /** The sessions' tokens. */
  readonly sessions: { readonly creator: string; readonly brand: string; readonly admin: string }
  /** A machine that is slow itself needs less slowing to be a slow phone. */
  readonly slowness: number
}

interface Measured {
  readonly name: string
  readonly who?: keyof PagesToMeasure['sessions']
  readonly path: string
  /** In milliseconds; none for a page that shows no money. */
  readonly figuresGoal?: number
}

const { figuresOfDashboard, figures } = goals
const memberPages: readonly Measured[] = [
  { name: 'dashboard', who: 'creator', path: '/dashboard', figuresGoal: figuresOfDashboard },
  { name: 'explore', who: 'creator', path: '/explore', figuresGoal: figures },
  { name: 'own submissions', who: 'creator', path: '/my-submissions', figuresGoal: figures },
  { name: 'earnings', who: 'creator', path: '/earnings', figuresGoal: figures },
  { name: 'brand’s dashboard', who: 'brand', path: '/dashboard', figuresGoal: figuresOfDashboard },
  { name: 'review desk', who: 'brand', path: '/submissions?status=approved', figuresGoal: figures },
  { name: 'admin’s dashboard', who: 'admin', path: '/dashboard', figuresGoal: figuresOfDashboard },
  { name: 'books', who: 'admin', path: '/admin/books', figuresGoal: figures },
]

/**
 * How soon pages appear on a slow phone; reported as measured, because other processes may use the
 * machine too.
 */
export async function* measurePages(given: PagesToMeasure): AsyncGenerator<string | Figure> {
  const browser = await openBrowser(given.chromium)
  const publicPages: readonly Measured[] = [
    { name: 'landing', path: '/' },
    { name: 'sign-in', path: '/auth/login' },
    { name: 'privacy', path: '/privacypolicy' },
    { name: 'public profile', path: `/profile/${given.handle}` },
  ]
  try {
    yield `\n${`Slow 4G, processor ${slowdownOf(given).toFixed(1)} times slower`.padEnd(58)}`
    for (const page of [...publicPages, ...memberPages]) yield* measurePage(browser, given, page)
    yield* measureChanges(browser, given)
  } finally {
    await browser.close()
  }
}

type Browser = Awaited<ReturnType<typeof openBrowser>>

async function* measurePage(
  browser: Browser,
  given: PagesToMeasure,
  { name, who, path: address, figuresGoal }: Measured,
): AsyncGenerator<string | Figure> {
  const visit = await measureFirstVisit(browser, visitorOf(given, who), address)
  const paint =
    who === undefined
      ? { value: visit.largestPaintMs, goal: goals.publicPaint }
      : { value: visit.firstPaintMs, goal: goals.paint }
  yield { name: `${name}, first paint`, unit: 'ms', ...paint }
  if (figuresGoal !== undefined)
    yield {
      name: `${name}, figures on screen`,
      value: visit.figuresMs,
      goal: figuresGoal,
      unit: 'ms',
    }
  yield { name: `${name} moved`, goal: 0, unit: '', value: visit.layoutShift }
  const usable = visit.usableMs === 0 ? '' : `it answered after ${Math.round(visit.usableMs)} ms; `
  yield `  ${usable}scripts kept it from answering ${Math.round(visit.blockedMs)} ms`
}

const slowdownOf = ({ slowness }: PagesToMeasure): number => Math.max(1, phoneSlowdown / slowness)

function visitorOf(given: PagesToMeasure, who: Measured['who']) {
  const { origin, sessions } = given
  const slowdown = slowdownOf(given)
  if (who === undefined) return { origin, slowdown, cookies: {} }
  return { origin, slowdown, cookies: { permille_session: sessions[who], permille_signed_in: '1' } }
}

async function* measureChanges(
  browser: Browser,
  given: PagesToMeasure,
): AsyncGenerator<string | Figure> {
  const between = [
    { path: '/dashboard', heading: 'Dashboard' },
    { path: '/explore', heading: 'Explore Campaigns' },
  ] as const
  const creator = visitorOf(given, 'creator')
  for (const change of await measureRouteChange(browser, creator, { between })) {
    const { path: to, oursMs, browsersMs, wallMs } = change
    const name = `warm route change to ${to}, ours : the browser’s`
    yield { name, value: oursMs / browsersMs, goal: routeChangeGoal, unit: '' }
    yield `  ${Math.round(oursMs)} : ${Math.round(browsersMs)} ms, ${Math.round(wallMs)} ms in all`
  }
}
