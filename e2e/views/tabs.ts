import type { Page } from '@playwright/test'
import type { SharedBrowsers } from '../people/shared-browsers.ts'
import type { Viewers, Who } from './viewers.ts'

export interface Look {
  readonly theme: 'light' | 'dark'
  readonly width: number
}

export const narrow: Look = { theme: 'light', width: 390 }
const height = 844

interface Opening {
  readonly browsers: SharedBrowsers
  readonly viewers: Viewers
  readonly appUrl: string
}

export interface Tabs {
  /** The tab as if new, for this person with their theme; nothing in it moves. */
  open(who: Who, look: Look): Promise<Page>
  /** Leaves no trace of what happened in it. */
  close(): Promise<void>
}

/** Everyone looks at their page in the same tab: its renderer compiles the app and axe once. */
export async function createTabs({ browsers, viewers, appUrl }: Opening): Promise<Tabs> {
  const shared = await browsers.of('viewer', { appUrl, reducedMotion: 'reduce' })
  return {
    open: async (who, { theme, width }) => {
      const page = await shared.signIn(await viewers.person(who), { width, height })
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      return page
    },
    close: shared.reset,
  }
}
