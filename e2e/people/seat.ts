import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'

export interface SeatOptions {
  readonly appUrl: string
  readonly reducedMotion: 'reduce' | 'no-preference'
}

/** A browser that stays open while people take turns at it; each finds it as if it were new. */
export interface Seat {
  /** A fresh tab, in which this person is signed in. */
  enter(person: APIRequestContext): Promise<Page>
  /** Closes every tab, and forgets the person. */
  leave(): Promise<void>
  close(): Promise<void>
}

/**
 * To start a context and a renderer, and to compile our scripts in it, costs more than most tests
 * do; so a tab at rest keeps both alive between two people.
 */
export async function openSeat(
  browser: Browser,
  { appUrl, reducedMotion }: SeatOptions,
): Promise<Seat> {
  const context = await browser.newContext({ baseURL: appUrl, reducedMotion })
  const resting = await context.newPage()
  await resting.goto('/robots.txt')
  return {
    enter: async (person) => {
      const { cookies } = await person.storageState()
      await context.addCookies(cookies)
      return context.newPage()
    },
    leave: () => forget(context, resting),
    close: () => context.close(),
  }
}

async function forget(context: BrowserContext, resting: Page): Promise<void> {
  for (const page of context.pages()) if (page !== resting) await page.close()
  await context.clearCookies()
  await resting.evaluate(() => localStorage.clear())
}
