import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { browsersOfTheWorker, type SharedBrowsers } from '../people/shared-browsers.ts'
import { appUrlOf } from '../product/place.ts'
import { placeOfTheRun } from '../product/place-of-the-run.ts'
import { findFlaws, findLayoutFlaws } from '../steps/find-flaws.ts'
import { readShifts } from '../steps/layout-shifts.ts'
import { collectPageErrors } from '../steps/page-errors.ts'
import { type Calls, failResponses, holdResponses, isOneOf } from './responses.ts'
import { createTabs, narrowest, type Tabs, tablet, wide } from './tabs.ts'
import { type Viewers, viewersOf, type Who } from './viewers.ts'

export { expect } from '@playwright/test'

export interface PageState {
  readonly who: Who
  /** A URL, or how to find it as this person. */
  readonly path: string | ((person: APIRequestContext) => Promise<string>)
  /** The calls during which the page shows skeletons. */
  readonly waitsFor?: Calls
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Expects the content, so that a blank page fails. */
  readonly shows: (page: Page) => Promise<void>
}

interface Tools {
  readonly open: Tabs['open']
}

interface WorkerTools {
  readonly viewers: Viewers
  readonly browsers: SharedBrowsers
}

const test = base.extend<Tools, WorkerTools>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
  viewers: [async ({}, use) => use(viewersOf(placeOfTheRun())), { scope: 'worker' }],
  browsers: [browsersOfTheWorker, { scope: 'worker' }],
  open: async ({ browsers, viewers }, use) => {
    const tabs = await createTabs({ browsers, viewers, appUrl: appUrlOf(placeOfTheRun()) })
    await use(tabs.open)
    await tabs.close()
  },
})

export interface LoadedState extends PageState {
  /** Why the page shifts while it loads, if that cannot be avoided. */
  readonly movesBecause?: string
}

/**
 * Watches the page load on a phone, where layout shifts most, in the dark theme; then checks it
 * wide and light. axe's findings depend on the theme or the width, so each is checked once. A tablet has the sidebar and
 * the least room beside it.
 */
export function loadedState(name: string, view: LoadedState): void {
  test(`${name}, full, light and dark, wide and narrow`, async ({ open, viewers }) => {
    const path = await urlOf(view, viewers)
    const page = await open(view.who, 'dark')
    const errors = collectPageErrors(page)
    const responses = await holdResponses(page, view.waitsFor ?? [])
    await view.prepare?.(page)
    await page.goto(path)
    await responses.allAsked
    await painted(page)
    responses.release()
    await view.shows(page)
    await allLoaded(page)
    const { score, what } = await readShifts(page)
    if (view.movesBecause === undefined)
      expect.soft(score, `nothing jumps: ${what.join('\n')}`).toBeLessThan(0.01)
    expect.soft(await findFlaws(page), 'dark and narrow').toEqual([])
    await page.setViewportSize(narrowest)
    expect.soft(await findPokingOut(page), 'in the narrowest window').toEqual([])
    await page.setViewportSize(wide)
    // Does what the header's theme switch does.
    await page.evaluate(() => document.documentElement.classList.remove('dark'))
    await painted(page)
    // A third of axe's time, and a phone has the least room between targets.
    expect.soft(await findFlaws(page, ['target-size']), 'light and wide').toEqual([])
    await page.setViewportSize(tablet)
    await painted(page)
    expect.soft(await findLayoutFlaws(page), 'on a tablet').toEqual([])
    expect(errors).toEqual([])
  })
}

interface FailedState extends PageState {
  /**
   * Expects what the page shows while its calls wait, besides skeletons in the shape of the
   * content.
   */
  readonly whileLoading?: (page: Page) => Promise<void>
  /** The error messages, each with its own way to try again. */
  readonly says: readonly string[]
}

/** Checks the page while its calls wait, when they fail, and after trying again. */
export function failedState(name: string, view: FailedState): void {
  const { waitsFor = [], whileLoading, says } = view
  test(`${name}, loading, failed and reloaded`, async ({ open, viewers }) => {
    const page = await open(view.who)
    const errors = collectPageErrors(page, (pathname) => isOneOf(waitsFor, pathname))
    const responses = await failResponses(page, waitsFor)
    await view.prepare?.(page)

    await page.goto(await urlOf(view, viewers))
    if (whileLoading !== undefined) {
      await responses.allAsked
      await whileLoading(page)
      // Some are for a wider screen.
      await expect(page.locator('[data-skeleton]:visible').first()).toBeVisible()
      // axe runs below, on the failed page, and would find the same among skeletons.
      expect.soft(await findLayoutFlaws(page)).toEqual([])
    }
    responses.fail()
    for (const sentence of says) await expect(page.getByText(sentence)).toBeVisible()
    const retries = page.getByRole('button', { name: 'Try again' })
    await expect.poll(() => retries.count()).toBeGreaterThanOrEqual(says.length)
    expect.soft(await findFlaws(page)).toEqual([])

    await responses.recover()
    await retries.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click()
    })
    await view.shows(page)
    await allLoaded(page)
    expect(errors).toEqual([])
  })
}

interface OneState extends PageState {
  /** Someone else the page needs. */
  readonly brings?: Who
  /** Calls that are refused in this state. */
  readonly fails?: Calls
  /** An axe rule, not a serious one, that a third-party tool's markup breaks. */
  readonly breaksRule?: string
}

/** Checks a page in one more state, on a phone. */
export function oneState(name: string, view: OneState): void {
  test(name, async ({ open, viewers }) => {
    const page = await open(view.who)
    const errors = collectPageErrors(page, (pathname) => isOneOf(view.fails ?? [], pathname))
    await view.prepare?.(page)
    if (view.brings !== undefined) await viewers.person(view.brings)

    await page.goto(await urlOf(view, viewers))
    await view.shows(page)
    await allLoaded(page)

    const flaws = await findFlaws(page)
    expect(flaws.filter((each) => !isOfRule(each, view.breaksRule))).toEqual([])
    expect(errors).toEqual([])
  })
}

function isOfRule(flaw: string, rule: string | undefined): boolean {
  return rule !== undefined && flaw.startsWith(`${rule}: `)
}

async function urlOf({ who, path }: PageState, viewers: Viewers): Promise<string> {
  return typeof path === 'string' ? path : path(await viewers.person(who))
}

async function allLoaded(page: Page): Promise<void> {
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  await painted(page)
}

/** Returns what the window has to be scrolled sideways for. */
function findPokingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The body is as wide as the window without its scroll bar.
    const width = document.body.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const poking = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width,
    )
    return ['the page is too wide', ...poking.map(({ outerHTML }) => outerHTML.slice(0, 160))]
  })
}

/** Waits two frames, after which everything requested has been painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  })
}
