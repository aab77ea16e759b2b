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

/** A browser as this person left it, with their theme; nothing in it moves. */
export async function openBrowser(
  { browser, cast, appUrl }: Opening,
  who: Who,
  { theme, width }: Look,
): Promise<{ page: Page; context: BrowserContext }> {
  const person = await cast.person(who)
  const context = await browser.newContext({
    baseURL: appUrl,
    storageState: await person.storageState(),
    viewport: { width, height },
    reducedMotion: 'reduce',
  })
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
  return { page: await context.newPage(), context }
}
