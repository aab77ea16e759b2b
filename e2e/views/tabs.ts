import type { Page } from '@playwright/test'
import type { SharedBrowsers } from '../people/shared-browsers.ts'
import type { Viewers, Who } from './viewers.ts'

const phone = { width: 390, height: 844 }
export const wide = { width: 1440, height: phone.height }

type Theme = 'light' | 'dark'

interface Opening {
  readonly browsers: SharedBrowsers
  readonly viewers: Viewers
  readonly appUrl: string
}

export interface Tabs {
  /** The tab as if new, as large as a phone, for this person with their theme; nothing in it moves. */
  open(who: Who, theme?: Theme): Promise<Page>
  /** Leaves no trace of what happened in it. */
  close(): Promise<void>
}

/** Everyone looks at their page in the same tab: its renderer compiles the app and axe once. */
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
