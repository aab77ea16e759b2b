import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Cast, Who } from './cast.ts'

export interface Look {
  readonly theme: 'light' | 'dark'
  readonly width: number
}

export const narrow: Look = { theme: 'light', width: 390 }
const height = 844

interface Opening {
  readonly browser: Browser
  readonly cast: Cast
  readonly appUrl: string
}

export interface Tabs {
  /** A fresh tab in this person's browser, with their theme; nothing in it moves. */
  open(who: Who, look: Look): Promise<Page>
  /** Closes every tab, and signs everyone in again as the cast is. */
  close(): Promise<void>
  /** Closes the browsers too. */
  end(): Promise<void>
}

interface Home {
  readonly context: BrowserContext
  /** Keeps the renderer alive between two tabs: starting one costs more than most views. */
  readonly resting: Page
}

/** One browser per person for as long as a worker runs; tabs come and go in it. */
export function createTabs({ browser, cast, appUrl }: Opening): Tabs {
  const homes = new Map<Who, Promise<Home>>()
  const homeOf = (who: Who) => {
    const home = homes.get(who) ?? openHome(who)
    homes.set(who, home)
    return home
  }
  const openHome = async (who: Who): Promise<Home> => {
    const person = await cast.person(who)
    const storageState = await person.storageState()
    const context = await browser.newContext({
      baseURL: appUrl,
      storageState,
      reducedMotion: 'reduce',
    })
    const resting = await context.newPage()
    await resting.goto('/robots.txt')
    return { context, resting }
  }
  const used = new Set<Who>()
  return {
    open: async (who, { theme, width }) => {
      const { context } = await homeOf(who)
      used.add(who)
      const page = await context.newPage()
      await page.setViewportSize({ width, height })
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      return page
    },
    close: async () => {
      for (const who of used) await tidy(await homeOf(who), cast, who)
      used.clear()
    },
    end: async () => {
      for (const home of homes.values()) await (await home).context.close()
    },
  }
}

async function tidy({ context, resting }: Home, cast: Cast, who: Who): Promise<void> {
  for (const page of context.pages()) if (page !== resting) await page.close()
  const { cookies } = await (await cast.person(who)).storageState()
  await context.clearCookies()
  await context.addCookies(cookies)
}
