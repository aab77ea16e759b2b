import { isDeepStrictEqual } from 'node:util'
import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  Page,
  ViewportSize,
} from '@playwright/test'
import { appInCharge } from '../steps/app-in-charge.ts'
import { stopIntercepting } from '../steps/intercept-calls.ts'
import { watchShifts } from '../steps/layout-shifts.ts'

export interface SharedBrowserOptions {
  readonly appUrl: string
  readonly reducedMotion: 'reduce' | 'no-preference'
}

/** A browser that stays open while people take turns using it; each finds it as if it were new. */
export interface SharedBrowser {
  /** Its one tab, on a blank page of the product with nobody signed in. */
  visit(window?: ViewportSize): Promise<Page>
  /** The same with this person signed in. */
  signIn(person: APIRequestContext, window?: ViewportSize): Promise<Page>
  /** Closes every other tab, and forgets the person. */
  reset(): Promise<void>
  close(): Promise<void>
}

const blankPage = '/robots.txt'
const usualWindow: ViewportSize = { width: 1280, height: 720 }
const watched = ['pageerror', 'console', 'request', 'response', 'requestfailed'] as const

/**
 * Keeps the context, renderer and tab from one person to the next: starting them and compiling our
 * scripts costs more than most tests do.
 */
export async function openSharedBrowser(
  browser: Browser,
  { appUrl, reducedMotion }: SharedBrowserOptions,
): Promise<SharedBrowser> {
  const context = await browser.newContext({
    baseURL: appUrl,
    reducedMotion,
    viewport: usualWindow,
  })
  const tab = await context.newPage()
  waitForTheApp(tab)
  await watchShifts(tab)
  await tab.goto(blankPage)
  const reset = async () => {
    await forget(context, tab)
    await tab.emulateMedia({ reducedMotion })
  }
  const visit = async (window = usualWindow) => {
    if (!tab.url().endsWith(blankPage)) await reset()
    // Setting the size lays the page out again, even if it is unchanged.
    if (!isDeepStrictEqual(tab.viewportSize(), window)) await tab.setViewportSize(window)
    return tab
  }
  return {
    visit,
    signIn: async (person, window) => {
      await visit(window)
      const { cookies } = await person.storageState()
      await context.addCookies(cookies)
      return tab
    },
    reset,
    close: () => context.close(),
  }
}

async function forget(context: BrowserContext, tab: Page): Promise<void> {
  for (const page of context.pages()) if (page !== tab) await page.close()
  for (const event of watched) tab.removeAllListeners(event)
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await stopIntercepting(tab)
  // Firefox refuses a place outside the window.
  await tab.mouse.move(-1, -1).catch(() => tab.mouse.move(0, 0))
  await tab.goto(blankPage)
  await context.clearCookies()
  await tab.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** A page that the server has drawn hears no key until the app replaces it, and a test presses one at once. */
function waitForTheApp(tab: Page): void {
  const { goto } = tab
  tab.goto = async (...where) => {
    const response = await goto.apply(tab, where)
    await appInCharge(tab)
    return response
  }
}
