import type { Page } from '@playwright/test'
import type { SharedBrowsers } from '../people/shared-browsers.ts'
import type { Viewers, Who } from './viewers.ts'

const phone = { width: 390, height: 844 }
/** Of WCAG 1.4.10: a window of 1,280 px at 400%. */
export const narrowest = { width: 320, height: phone.height }
export const wide = { width: 1440, height: phone.height }
export const tablet = { width: 1024, height: phone.height }

type Theme = 'light' | 'dark'

interface Opening {
  readonly browsers: SharedBrowsers
  readonly viewers: Viewers
  readonly appUrl: string
}

export interface Tabs {
  /** Returns the tab as if new, phone-sized, for this person and theme, with motion off. */
  open(who: Who, theme?: Theme): Promise<Page>
  /** Clears everything that happened in the tab. */
  close(): Promise<void>
}

/** Everyone uses the same tab, so its renderer compiles the app and axe only once. */
export async function createTabs({ browsers, viewers, appUrl }: Opening): Promise<Tabs> {
  const shared = await browsers.of('viewer', { appUrl, reducedMotion: 'reduce' })
  return {
    open: async (who, theme = 'light') => {
      const page = await shared.signIn(await viewers.person(who), phone)
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      return page
    },
    close: shared.reset,
  }
}
